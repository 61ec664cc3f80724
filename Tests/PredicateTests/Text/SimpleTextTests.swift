import Foundation
import Predicate
import TestSupport
import Testing

/// Texts of characters that are compared without Foundation, and of some that are not.
@Suite struct SimpleTextTests {
  /// Characters that are mixed two kinds at a time, so that both ways meet.
  static let pools: [[UInt32]] = [
    Array(0x41...0x7A), Array(0xA0...0x24F), Array(0x370...0x3FF), Array(0x400...0x52F),
    Array(0x530...0x5FF), Array(0x600...0x6FF), [0x627, 0x625, 0x653, 0x655, 0x622, 0x5D0, 0x5B0],
    Array(0x3041...0x30FE), [0xAC00, 0xAC01, 0xAC02, 0x11A8, 0x1100, 0x1161], [0x4E00, 0x4E8C],
    Array(0x2010...0x205E), Array(0x2190...0x2199), Array(0x3001...0x3029),
    Array(0xFF01...0xFF5E), Array(0x2500...0x27BF), Array(0x20A0...0x20C0),
    [0x1F600, 0x1F3FB, 0x200D, 0xFE0F, 0x1F468, 0x301, 0x308, 0x3099],
    [0x73, 0x53, 0xDF, 0x17F, 0x49, 0x69, 0x130, 0x131, 0x3C3, 0x3C2, 0x3A3],
  ]

  /// Operators, and where Foundation has to look for each.
  static let searches: [(FormatPredicate.Operator, NSString.CompareOptions)] = [
    (.contains, NSString.CompareOptions()), (.beginsWith, .anchored),
    (.endsWith, [.anchored, .backwards]),
  ]

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `a text is found where Foundation finds it`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let text = Self.text(using: &generator)
      let needle = Self.needle(in: text, using: &generator)
      var options: FormatPredicate.Options = []
      var compared: NSString.CompareOptions = []
      if Bool.random(using: &generator) {
        options.insert(.caseInsensitive)
        compared.insert(.caseInsensitive)
      }
      if Bool.random(using: &generator) {
        options.insert(.diacriticInsensitive)
        compared.insert(.diacriticInsensitive)
      }
      let whole = NSString(string: text)
      for (op, place) in Self.searches {
        let test = try #require(try TextTest(op, needle, options: options))
        let found = whole.range(of: needle, options: compared.union(place))
        #expect(
          try test.holds(for: text) == (found.location != NSNotFound),
          "\(text.debugDescription) \(op.rawValue)\(options) \(needle.debugDescription)"
        )
      }
      let equality = try #require(try TextTest(.equalTo, needle, options: options))
      let isEqual =
        options.isEmpty
        ? Array(text.utf16) == Array(needle.utf16)
        : whole.compare(needle, options: compared) == .orderedSame
      #expect(try equality.holds(for: text) == isEqual)
    }
  }

  private static func text(using generator: inout SeededGenerator) -> String {
    let two = (0..<2).map { _ in pools.randomElement(using: &generator) ?? [] }
    var text = ""
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let value = two.randomElement(using: &generator)?.randomElement(using: &generator)
      if let scalar = value.flatMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// A part of a text, perhaps in another form.
  private static func needle(
    in text: String,
    using generator: inout SeededGenerator
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    let first = Int.random(in: 0..<max(1, scalars.count), using: &generator)
    let last = Int.random(in: first..<max(first + 1, scalars.count), using: &generator)
    var part = ""
    if last < scalars.count { part.unicodeScalars.append(contentsOf: scalars[first...last]) }
    return switch Int.random(in: 0..<7, using: &generator) {
    case 0: part.uppercased()
    case 1: part.lowercased()
    case 2: part.folding(options: .diacriticInsensitive, locale: nil)
    case 3: part.decomposedStringWithCanonicalMapping
    case 4: part.precomposedStringWithCanonicalMapping
    default: part
    }
  }
}
