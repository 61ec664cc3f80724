import Foundation
import Predicate
import TestSupport
import Testing

/// The fast comparison against what Foundation's own search and comparison say.
@Suite struct TextTestTests {
  /// All combinations of the options that make a difference.
  private static let options: [FormatPredicate.Options] = (0..<8).map { bits in
    FormatPredicate.Options(rawValue: bits)
  }

  private static let operators: [FormatPredicate.Operator] = [
    .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
    .contains, .beginsWith, .endsWith,
  ]

  private static func foundationOptions(
    _ options: FormatPredicate.Options
  ) -> NSString.CompareOptions {
    var result: NSString.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    if options.contains(.normalized) { result.insert(.literal) }
    return result
  }

  /// What Foundation answers.
  private static func expected(
    _ op: FormatPredicate.Operator,
    _ text: String,
    _ other: String,
    _ options: FormatPredicate.Options
  ) -> Bool {
    let string = NSString(string: text)
    let flags = foundationOptions(options)
    func isFound(_ place: NSString.CompareOptions) -> Bool {
      string.range(of: other, options: flags.union(place)).location != NSNotFound
    }
    let isLiteral = options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive])
    var order: ComparisonResult { string.compare(other, options: flags) }
    // Without options equality is that of isEqualToString:, which is literal.
    let isEqual =
      isLiteral ? Array(text.utf16) == Array(other.utf16) : order == .orderedSame
    return switch op {
    case .equalTo: isEqual
    case .notEqualTo: !isEqual
    case .lessThan: order == .orderedAscending
    case .lessThanOrEqualTo: order != .orderedDescending
    case .greaterThan: order == .orderedDescending
    case .greaterThanOrEqualTo: order != .orderedAscending
    case .contains: isFound([])
    case .beginsWith: isFound(.anchored)
    default: isFound([.anchored, .backwards])
    }
  }

  private func compare(_ text: String, _ other: String) throws {
    for options in Self.options {
      for op in Self.operators {
        let test = try #require(try TextTest(op, other, options: options))
        let answer = try test.holds(for: text)
        if answer != Self.expected(op, text, other, options) {
          Issue.record(
            "\(text.scalarDescription) \(op.rawValue)\(options) \(other.scalarDescription): \(answer)"
          )
        }
      }
    }
  }

  @Test(arguments: UInt64(0)..<16)
  func `random texts are compared as Foundation does`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<120 {
      let text = String.random(upTo: 8, using: &generator)
      let other =
        index.isMultiple(of: 2)
        ? text.randomPart(using: &generator) : String.random(upTo: 3, using: &generator)
      try compare(text, other)
    }
  }
}
