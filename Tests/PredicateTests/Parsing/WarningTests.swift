import Predicate
import TestSupport
import Testing

/// What is said about formats that are allowed, but hardly meant.
@Suite struct WarningTests {
  private static let cases: [MarkedText] = [
    "label LIKE ‸'.*pay.*'‸", "label LIKE ‸'^pay'‸", "label LIKE ‸'\\\\d+'‸",
    "label MATCHES ‸'(pay'‸", "label MATCHES ‸'[a'‸", "label MATCHES[c] ‸'a{2,1}'‸",
    "label MATCHES ‸'\\\\p{nope}'‸", "label == ‸'pay*'‸", "label != ‸'*pay'‸",
    "enabled == ‸'true'‸", "enabled != ‸\"NO\"‸", "label CONTAINS ‸''‸",
    "label BEGINSWITH[c] ‸\"\"‸",
    "label ENDSWITH ‸''‸", "a == 1 OR NOT type == ‸XCUIElementTypeButton‸",
    "(name == 'é' AND label LIKE ‸'a.*'‸)",
  ].map { MarkedText($0) }

  @Test(arguments: cases.indices)
  func `the place of what is odd is told`(index: Int) throws {
    let marked = Self.cases[index]
    let warnings = try FormatPredicate.parse(marked.text, checksRegularExpressions: true).warnings
    let warning = try #require(warnings.first)
    #expect(warnings.count == 1)
    #expect(warning.range == marked.range)
    #expect(warning.format == marked.text)
    let isRegularExpression = marked.text.contains("MATCHES")
    #expect(warning.isFatal == isRegularExpression)
    // Regular expressions take time, and are not looked at unasked.
    #expect(try FormatPredicate.parse(marked.text).warnings.isEmpty == isRegularExpression)
  }

  @Test func `warnings read well`() throws {
    let warnings = try Self.cases.flatMap {
      try FormatPredicate.parse($0.text, checksRegularExpressions: true).warnings
    }
    try expectGolden(
      warnings.map { "\($0)\n" }.joined(separator: "\n"),
      "PredicateTests/Golden/warnings.txt"
    )
  }

  @Test(arguments: [
    "label LIKE 'pay*'", "label LIKE '?ay'", "label LIKE 'a.b (c) [d] + $5.00'", "label == '*'",
    "label == 'a*b'", "value == '1'", "enabled == true", "label MATCHES 'pay.*'", "label == ''",
    "label MATCHES $pattern", "label CONTAINS 'true'", "type == 'XCUIElementTypeButton'",
    "XCUIElementTypeButton == 1", "label IN {'true', ''}", "label CONTAINS other",
  ])
  func `ordinary formats have no warnings`(format: String) throws {
    #expect(try FormatPredicate.parse(format, checksRegularExpressions: true).warnings.isEmpty)
  }

  @Test func `all that is odd is told`() throws {
    let format = "label == 'a*' AND (name LIKE '.*' OR SUBQUERY(x, $y, $y CONTAINS '').@count == 1)"
    #expect(
      try FormatPredicate.parse(format).warnings.map(\.kind) == [
        .wildcardInEquality, .regularExpressionInLike, .emptyText,
      ]
    )
  }
}
