import Foundation
import Predicate
import TestSupport
import Testing

/// LIKE against its translation into ICU's regular expressions.
@Suite struct LikeTests {
  private static let options: [FormatPredicate.Options] = [
    [], .caseInsensitive, .diacriticInsensitive, [.caseInsensitive, .diacriticInsensitive],
  ]

  /// A pattern as a regular expression: `?` is `.`, `*` is `.*`, and all else is quoted.
  private static func translation(of pattern: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "?" where !isEscaped: result += "."
      case "*" where !isEscaped: result += ".*"
      default: result += "\\x{\(String(scalar.value, radix: 16))}"
      }
      isEscaped = false
    }
    return "\\A(?:\(result + (isEscaped ? "\\\\" : "")))\\z"
  }

  private static func expected(
    _ text: String,
    _ pattern: String,
    _ options: FormatPredicate.Options
  ) throws -> Bool {
    var (text, pattern) = (text, pattern)
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    var flags: NSRegularExpression.Options = .dotMatchesLineSeparators
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    let expression = try NSRegularExpression(pattern: translation(of: pattern), options: flags)
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: range) != nil
  }

  private func compare(_ text: String, _ pattern: String) throws {
    for options in Self.options {
      let test = try #require(try TextTest(.like, pattern, options: options))
      let answer = try test.holds(for: text)
      if try answer != Self.expected(text, pattern, options) {
        Issue.record(
          "\(text.scalarDescription) LIKE\(options) \(pattern.scalarDescription): \(answer)"
        )
      }
    }
  }

  @Test(arguments: UInt64(100)..<116)
  func `random texts fit what their translation fits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<100 {
      let text = String.random(upTo: 6, using: &generator)
      var pattern =
        index.isMultiple(of: 2) ? text : String.random(upTo: 4, using: &generator)
      // Half of the patterns are the text with wildcards for some of it.
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        var scalars = Array(pattern.unicodeScalars)
        let place = Int.random(in: 0...scalars.count, using: &generator)
        let wildcard: Unicode.Scalar = Bool.random(using: &generator) ? "?" : "*"
        if place < scalars.count, Bool.random(using: &generator) {
          scalars[place] = wildcard
        } else {
          scalars.insert(wildcard, at: place)
        }
        pattern = String(String.UnicodeScalarView(scalars))
      }
      if Bool.random(using: &generator) {
        pattern = Bool.random(using: &generator) ? pattern.lowercased() : pattern.uppercased()
      }
      try compare(text, pattern)
    }
  }

  /// All of Unicode's letters with case, each in all its cases.
  @Test func `case is folded as ICU does`() throws {
    // Libraries may be of different age, and know the newest characters or not.
    func isOld(_ text: String) -> Bool {
      text.unicodeScalars.allSatisfy { ($0.properties.age?.major ?? 99) <= 14 }
    }
    var count = 0
    for value in UInt32(0x80)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped,
        isOld("\(scalar)")
      else { continue }
      count += 1
      let mappings = [
        scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping,
        scalar.properties.titlecaseMapping,
      ]
      for mapping in Set(mappings) where mapping.unicodeScalars.first != scalar && isOld(mapping) {
        try compare("\(scalar)", mapping)
        try compare(mapping, "\(scalar)")
      }
      try compare("\(scalar)", "?")
    }
    #expect(count > 1_400)
  }

  @Test(arguments: [
    // A character that folds to two is one to a wildcard, and cannot be half used.
    ("ß", "?", true), ("ß", "??", false), ("ß", "s*", false), ("ß", "SS", true), ("SS", "ß", true),
    ("Straße", "STRASSE", true), ("İ", "?", true), ("aßb", "a*b", true), ("ﬁn", "FIN", true),
    // A carriage return and its line feed are one character to a wildcard, but not to each other.
    ("\r\n", "?", true), ("\r\n", "??", false), ("\r\n", "\r?", true), ("\r\n", "*\n", false),
    ("\r\r\n", "*\r*\n", true), ("\n\r", "??", true),
    // Characters of two, three and four bytes are one each.
    ("é日😀", "???", true), ("é日😀", "é日😀", true), ("é日😀", "??", false), ("日本", "*本", true),
    // The greedy way leads nowhere; the right one goes back.
    ("abcabd", "*ab?", true), ("aXbXc", "*X*X?", true), ("aaaa", "a*a*a*a*a", false),
    // Escapes: a wildcard for itself, a letter for itself, a backslash at the end for itself.
    ("a*", "a\\*", true), ("ab", "a\\*", false), ("a?", "A\\?", true), ("q", "\\q", true),
    ("a\\", "a\\", true), ("\\", "\\\\", true),
    // Nothing.
    ("", "", true), ("", "*", true), ("", "?", false), ("a", "", false),
  ])
  func `LIKE has answers one can rely on`(text: String, pattern: String, isMatch: Bool) throws {
    let test = try #require(try TextTest(.like, pattern, options: .caseInsensitive))
    #expect(try test.holds(for: text) == isMatch)
    #expect(try Self.expected(text, pattern, .caseInsensitive) == isMatch)
  }
}
