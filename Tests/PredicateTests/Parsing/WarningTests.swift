import Predicate
import TestSupport
import Testing

/// What is said about formats that are allowed, but hardly meant.
@Suite struct WarningTests {
  private static let cases: [MarkedText] = [
    "label LIKE ‸'.*pay.*'‸", "label LIKE ‸'^pay'‸", "label LIKE ‸'\\\\d+'‸",
    "label MATCHES '(pa‸y‸'", "label MATCHES '[‸a‸'", "label MATCHES[c] 'a{2,1‸}‸'",
    "label MATCHES ‸'\\\\p{nope}'‸", "label == ‸'pay*'‸", "label != ‸'*pay'‸",
    "enabled == ‸'true'‸", "enabled != ‸\"NO\"‸", "label CONTAINS ‸''‸",
    "label BEGINSWITH[c] ‸\"\"‸",
    "label ENDSWITH ‸''‸", "a == 1 OR NOT type == ‸XCUIElementTypeButton‸",
    "(name == 'é' AND label LIKE ‸'a.*'‸)",
    // A backslash that does not reach the pattern.
    "label MATCHES 'é‸\\d‸+'", "label MATCHES 'a\\\\d‸\\.‸b\\w'", "label MATCHES[c] '‸\\b‸pay'",
    "label LIKE \"‸\\d‸\"", "label LIKE 'a‸\\*‸'", "label MATCHES '(a)‸\\1‸'",
    // The wildcards of SQL.
    "label LIKE ‸'%foo%'‸", "label LIKE[c] ‸'foo%'‸", "label LIKE ‸'%5'‸",
    // Places for arguments in quotes.
    "label == ‸'%@'‸", "label CONTAINS ‸'%@'‸", "‸'%K'‸ == 1", "label == ‸'Hello %@'‸",
    "label LIKE ‸'%@'‸", "a == ‸\"%ld\"‸",
    // Ranges that are none.
    "a BETWEEN ‸{1}‸", "a BETWEEN ‸{1, 2, 3}‸ AND b == 1", "a BETWEEN ‸5‸", "a BETWEEN ‸{}‸",
  ].map { MarkedText($0) }

  /// What can be told only of keys that are known.
  private static let casesOfKeys: [MarkedText] = [
    "value == ‸1‸", "value != ‸2.50‸", "‸1‸ == SELF.value", "wdLabel == ‸YES‸",
    "value IN {'a', ‸1‸}", "elementType == ‸'9'‸", "elementType == ‸'XCUIElementTypeButton'‸",
    "elementType IN {9, ‸'Button'‸, 10}", "elementType == ‸'nothing'‸", "rect.x > ‸'10'‸",
    "rect.x BETWEEN {0, ‸'10'‸}", "enabled == ‸'1'‸", "enabled != ‸'true'‸",
    "elementType == ‸'true'‸", "type == ‸'Button'‸", "type != ‸'XCUIElementTypeButon'‸",
    "type IN {'XCUIElementTypeCell', ‸'statictext'‸}", "‸'Cell'‸ == type", "type == ‸'nonsense'‸",
  ].map { MarkedText($0) }

  private static func warnings(
    of format: String,
    in vocabulary: PredicateVocabulary? = nil
  ) throws -> [PredicateWarning] {
    try FormatPredicate.parse(format, vocabulary: vocabulary, checksRegularExpressions: true)
      .warnings
  }

  @Test(arguments: cases.indices)
  func `the place of what is odd is told`(index: Int) throws {
    let marked = Self.cases[index]
    let warnings = try Self.warnings(of: marked.text)
    let warning = try #require(warnings.first)
    #expect(warnings.count == 1)
    #expect(warning.range == marked.range)
    #expect(warning.format == marked.text)
    var isRegularExpression = false
    var isRange = false
    switch warning.kind {
    case .malformedRegularExpression: isRegularExpression = true
    case .malformedRange: isRange = true
    default: break
    }
    #expect(warning.isFatal == (isRegularExpression || isRange))
    // Regular expressions take time, and are not looked at unasked.
    #expect(try FormatPredicate.parse(marked.text).warnings.isEmpty == isRegularExpression)
  }

  @Test(arguments: casesOfKeys.indices)
  func `a value that no key of its kind has is told`(index: Int) throws {
    let marked = Self.casesOfKeys[index]
    let warnings = try Self.warnings(of: marked.text, in: .sample)
    let warning = try #require(warnings.first)
    #expect(warnings.count == 1)
    #expect(warning.range == marked.range)
    #expect(!warning.isFatal)
  }

  @Test func `warnings read well`() throws {
    let warnings =
      try Self.cases.flatMap { try Self.warnings(of: $0.text) }
      + Self.casesOfKeys.flatMap { try Self.warnings(of: $0.text, in: .sample) }
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
    "label MATCHES '\\\\d+\\\\.\\n\\x41\\u0042\\101'", "label MATCHES 'it\\'s \\/ \\@ \\é'",
    "label == '\\d'", "label LIKE '*50%'", "label LIKE '50%'", "label LIKE '%'",
    "label == '100%'", "label CONTAINS '50 %@ off'", "a BETWEEN {1, 2}", "a BETWEEN $range",
    "a BETWEEN NULL", "a BETWEEN bounds", "label LIKE 'a\\.b'",
  ])
  func `ordinary formats have no warnings`(format: String) throws {
    #expect(try Self.warnings(of: format).isEmpty)
  }

  @Test(arguments: [
    "value == '1'", "value == 'true'", "value == NULL", "enabled == 1", "enabled == YES",
    "type ==[c] 'xcuielementtypebutton'", "type CONTAINS 'Button'", "type != value",
    "type IN {'XCUIElementTypeButton', 'XCUIElementTypeCell'}", "elementType == 9",
    "elementType IN {9, 75}", "rect.x BETWEEN {1, 2.5}", "label.length == 5", "frame == NULL",
    "CAST(value, 'NSNumber') == 1", "SUBQUERY({1}, $v, $v.value == 1).@count == 0",
    "ANY value == 1", "value IN $list", "1 == 1", "name IN {label, value}",
  ])
  func `values that a key can have are no matter for a warning`(format: String) throws {
    #expect(try Self.warnings(of: format, in: .sample).isEmpty)
  }

  @Test func `an argument is what it is`() throws {
    let arguments: [FormatExpression] = [.string("%@"), .string("\\d"), .integer(1)]
    let warnings = try FormatPredicate.parse(
      "label == %@ OR label MATCHES %@ OR value == %d",
      arguments: arguments,
      vocabulary: .sample
    ).warnings
    #expect(warnings.map(\.kind) == [.numberForText(key: "value", number: "1")])
    #expect(warnings.map(\.range) == [44..<46])
  }

  @Test func `all that is odd is told`() throws {
    let format = "label == 'a*' AND (name LIKE '.*' OR SUBQUERY(x, $y, $y CONTAINS '').@count == 1)"
    #expect(
      try FormatPredicate.parse(format).warnings.map(\.kind) == [
        .wildcardInEquality, .regularExpressionInLike, .emptyText,
      ]
    )
    #expect(
      try Self.warnings(of: "label MATCHES '\\(' OR '%@' == '%@'").map(\.isFatal) == [
        false, true, false, false,
      ]
    )
  }

  @Test func `the public cases have few warnings, all of them right`() throws {
    let odd = try PredicateVector.all().filter { vector in
      let parsed = try? FormatPredicate.parse(
        vector.format,
        arguments: vector.arguments,
        checksRegularExpressions: true
      )
      return parsed?.warnings.isEmpty == false
    }
    #expect(
      odd.map(\.id) == [
        "v031", "v112", "v113", "v114", "v115", "v116", "v153", "v168", "v258", "v302", "v397",
      ]
    )
  }
}
