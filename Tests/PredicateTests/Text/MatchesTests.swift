import Predicate
import Testing

/// MATCHES: ICU's regular expressions, on whole texts.
@Suite struct MatchesTests {
  private func matches(
    _ text: String,
    _ pattern: String,
    _ options: FormatPredicate.Options = []
  ) throws -> Bool {
    let comparison = FormatPredicate.Comparison(
      .string(text),
      .matches,
      .string(pattern),
      options: options
    )
    return try FormatPredicate.comparison(comparison).evaluate(with: .null)
  }

  @Test(arguments: [
    // Alternatives hold for the whole text, not for its ends.
    ("ab", "a|ab", true), ("ab", "ab|a", true), ("abc", "a|c", false), ("a\nb", "a|b", false),
    ("b", "a|b|", true), ("", "a|", true), ("", "()", true), ("a", "()", false),
    // The dot takes line breaks; anchors hold at each line.
    ("a\nb", "a.b", true), ("x\ny", "^x$.^y$", true), ("x\ny", ".*^y$", true), ("\r\n", ".", true),
    // Quotations and comments may reach the end of the pattern.
    ("a.b", "\\Qa.b", true), ("axb", "\\Qa.b", false), ("a.b", "\\Qa.b\\E", true),
    ("a)", "\\Qa)", true),
    ("ab", "(?x) a b # comment", true), ("ab", "(?x)a b #", true), ("a b", "(?x)a b # )", false),
    ("ab", "(?x)(a # (\n)b # )", true), ("AB", "(?i)ab", true), ("Ab", "(?i)a(?-i)b", true),
    ("AB", "(?i)a(?-i)b", false),
    // Groups, references, classes, look-around, possessive quantifiers.
    ("abab", "(ab)\\1", true), ("2024-01-02", "\\d{4}-(\\d\\d)-\\d\\d", true),
    ("é", "\\p{L}", true),
    ("日", "\\p{Han}", true), ("price", "(?=p).*(?<=e)", true), ("aaa", "a++a", false),
    ("x", "[a-z&&[^x]]", false), ("foo", "(?<n>fo)\\k<n>?o", true),
    // No canonical equivalence.
    ("e\u{301}", "é", false), ("e\u{301}", "..", true), ("😀", ".", true),
  ])
  func `whole texts match`(text: String, pattern: String, isMatch: Bool) throws {
    #expect(try matches(text, pattern) == isMatch)
  }

  @Test(arguments: [
    ("AB", "ab", true), ("ß", "SS", true), ("STRASSE", "straße", true), ("é", "É", true),
    ("É", "e", false),
  ])
  func `case is ignored on demand`(text: String, pattern: String, isMatch: Bool) throws {
    #expect(try matches(text, pattern, .caseInsensitive) == isMatch)
  }

  @Test(arguments: [("É", "E", true), ("E", "É", true), ("ø", "o", false), ("e\u{301}", ".", true)])
  func `marks are ignored on demand`(text: String, pattern: String, isMatch: Bool) throws {
    #expect(try matches(text, pattern, .diacriticInsensitive) == isMatch)
  }

  @Test(arguments: [
    ("(", 1), ("a)", 2), ("[a", 2), ("a{2,1}", 6), ("*", 1), ("a\\", 2), ("\\p{nope}", 8),
    ("(?z)", 3), ("\\1", 2), ("(?<=a*)b", 7), ("a\nb(", 4), ("é😀(", 3), ("[z-a]", 4),
    ("a)|(b", 2), ("a**", 3), ("a\r\nb\rc\u{2028}(", 8), ("\n\n(", 3), ("a\u{85}😀\n(", 5),
  ])
  func `what ICU does not accept is an error with its place`(pattern: String, offset: Int) throws {
    let error = #expect(throws: PredicateEvaluationError.self) { try matches("a", pattern) }
    guard case .malformedRegularExpression(let message, let place)? = error?.problem else {
      Issue.record("\(pattern): \(String(describing: error))")
      return
    }
    #expect(!message.isEmpty)
    #if canImport(FoundationEssentials)
    #expect(place == offset, "\(pattern): \(message)")
    #endif
  }

  @Test func `an empty pattern is an error, since ICU does not accept it`() throws {
    let error = #expect(throws: PredicateEvaluationError.self) { try matches("", "") }
    guard case .malformedRegularExpression? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `what would take forever is an error, not a no`() throws {
    let text = String(repeating: "a", count: 40)
    for pattern in ["(a+)+$", "(a+)+b", "(a|aa)+c", "(.*)*x", "(((((a+)+)+)+)+)+b"] {
      let error = #expect(throws: PredicateEvaluationError.self) {
        try matches(text + "!", pattern)
      }
      #expect(error?.problem == .endlessRegularExpression, "\(pattern)")
    }
    // The same patterns answer where there is an answer.
    #expect(try matches(text, "(a+)+$"))
    #expect(try matches(text + "b", "(a+)+b"))
  }

  @Test(arguments: ["(a", "[", "a{2,1}"])
  func `an invalid pattern is an error on any text, but not on none`(pattern: String) throws {
    #expect(throws: PredicateEvaluationError.self) { try matches("", pattern) }
    let comparison = FormatPredicate.Comparison(.null, .matches, .string(pattern))
    #expect(try !FormatPredicate.comparison(comparison).evaluate(with: .null))
  }
}
