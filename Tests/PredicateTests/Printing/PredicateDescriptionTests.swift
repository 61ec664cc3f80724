import Foundation
import Predicate
import Testing

/// What predicates are printed as that were not read, but made.
@Suite struct PredicateDescriptionTests {
  private static let comparison = FormatPredicate.comparison(
    FormatPredicate.Comparison(.key("a"), .equalTo, .integer(1))
  )

  /// Lists of one part or of none have no form of their own, but one that means the same.
  @Test func `compound predicates of less than two parts`() throws {
    #expect("\(FormatPredicate.and([]))" == "TRUEPREDICATE")
    #expect("\(FormatPredicate.or([]))" == "FALSEPREDICATE")
    #expect("\(FormatPredicate.and([Self.comparison]))" == "a == 1")
    #expect("\(FormatPredicate.not(.or([Self.comparison])))" == "NOT a == 1")
    #expect(
      "\(FormatPredicate.or([.and([]), .or([.not(Self.comparison)])]))"
        == "TRUEPREDICATE OR (NOT a == 1)"
    )
    #expect(
      "\(FormatPredicate.and([.or([.and([Self.comparison, Self.comparison])]), .constant(true)]))"
        == "(a == 1 AND a == 1) AND TRUEPREDICATE"
    )
  }

  @Test(arguments: [
    (FormatExpression.negation(.integer(5)), "-(5)"),
    (.negation(.integer(-5)), "-(-5)"),
    (.negation(.subscripted(.integer(5), .at(.integer(0)))), "-(5[0])"),
    (.negation(.keyPath([.key("x")], of: .constant(.real(1.5)))), "-(1.5.x)"),
    (.subscripted(.negation(.key("a")), .first), "(-a)[FIRST]"),
    (.negation(.negation(.key("a"))), "--a"),
    (.function(.raise, [.integer(-2), .integer(2)]), "-2 ** 2"),
    (
      .function(.subtract, [.integer(1), .function(.subtract, [.integer(2), .integer(3)])]),
      "1 - (2 - 3)"
    ),
    (.function(.subtract, [.integer(1), .integer(-2)]), "1 - -2"),
    (.keyPath([.key("in"), .key("Größe"), .collection(.count)], of: nil), "#in[\"Größe\"].@count"),
    (.keyPath([.key("a b")], of: nil), "SELF[\"a b\"]"),
    (.key("self"), "#self"), (.key("uti"), "uti"), (.key("CASEINSENSITIVE"), "#CASEINSENSITIVE"),
    (.assignment("x", .assignment("y", .integer(1))), "$x := $y := 1"),
    (.function(.add, [.assignment("x", .integer(1)), .variable("x")]), "($x := 1) + $x"),
    (
      .combination(.minus, .key("a"), .combination(.union, .key("b"), .key("c"))),
      "a MINUS (b UNION c)"
    ),
    (
      .function(.multiply, [.combination(.union, .key("b"), .key("c")), .integer(1)]),
      "(b UNION c) * 1"
    ),
    (.constant(.real(.infinity)), "CAST(\"inf\", \"NSNumber\")"),
    (
      .constant(.date(Date(timeIntervalSinceReferenceDate: .nan))),
      "CAST(CAST(\"nan\", \"NSNumber\"), \"NSDate\")"
    ),
    (.constant(.date(Date(timeIntervalSinceReferenceDate: -0.5))), "CAST(-0.5, \"NSDate\")"),
    (
      .string("\0\u{1}\u{7F}\u{1F}\t\n\r\"'\\é\u{2028}"),
      "\"\\x00\\x01\\x7f\\x1f\\t\\n\\r\\\"'\\\\é\\u2028\""
    ),
    (.constant(.real(2)), "2.0"), (.constant(.real(-0.0)), "-0.0"),
    (.integer(.min), "-9223372036854775808"),
  ])
  func `expressions that need care are read as they were`(
    expression: FormatExpression,
    text: String
  ) throws {
    #expect(expression.description == text)
    let again = try FormatExpression(format: text)
    #expect(again.description == text)
    // A key that is no identifier is a subscript when it is read.
    if !text.contains("[\"") { #expect(again == expression) }
  }

  @Test func `options have letters in Apple's order, and no others`() throws {
    let all = FormatPredicate.Options(rawValue: .max)
    #expect("\(all)" == "[cdnlw]")
    #expect("\(FormatPredicate.Options(rawValue: 0b1110_0000))" == "")
    #expect(try FormatPredicate(format: "a ==[LDC] 'b'").description == "a ==[cdl] \"b\"")
  }

  @Test func `what cannot be read back is not decoded`() throws {
    let wrong = FormatPredicate.comparison(
      FormatPredicate.Comparison(.function(.sum, []), .equalTo, .integer(1))
    )
    let data = try JSONEncoder().encode([wrong])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FormatPredicate].self, from: data)
    }
  }
}
