import Foundation
import Predicate
import Testing

@Suite struct ComparisonTests {
  static let spellings: [(Comparison, String)] = [
    (.equals, "="), (.notEqual, "!="), (.beginsWith, "BEGINSWITH"), (.contains, "CONTAINS"),
    (.endsWith, "ENDSWITH"), (.like, "LIKE"), (.matches, "MATCHES"),
    (.lessThan, "<"), (.lessThanOrEqualTo, "<="),
    (.greaterThan, ">"), (.greaterThanOrEqualTo, ">="),
    (.other("CONTAINS[cd]"), "CONTAINS[cd]"), (.other("contains"), "contains"), (.other(""), ""),
  ]

  @Test(arguments: spellings)
  func `S2.2: a comparison is its spelling`(_ comparison: Comparison, _ spelling: String) throws {
    #expect(comparison.rawValue == spelling)
    #expect(Comparison(rawValue: spelling) == comparison)
    let json = try JSONEncoder().encode([comparison])
    #expect(try JSONDecoder().decode([String].self, from: json) == [spelling])
    #expect(try JSONDecoder().decode([Comparison].self, from: json) == [comparison])
  }

  @Test func `S2.2: known spellings become cases and others do not`() {
    guard case .endsWith = Comparison(rawValue: "ENDSWITH") else {
      Issue.record("ENDSWITH is not the case")
      return
    }
    guard case .other("endswith") = Comparison(rawValue: "endswith") else {
      Issue.record("a spelling is not kept as it is")
      return
    }
  }

  @Test(
    arguments: [
      (Comparison.contains, FormatPredicate.Options.caseInsensitive, "CONTAINS[c]"),
      (.beginsWith, [.diacriticInsensitive, .caseInsensitive], "BEGINSWITH[cd]"),
      (.equals, .caseInsensitive, "==[c]"),
      (.notEqual, .diacriticInsensitive, "!=[d]"),
      (.other("contains [c]"), .diacriticInsensitive, "CONTAINS[cd]"),
      (.other("contains"), [], "contains"),
      (.other("=="), .normalized, "==[n]"),
      (.other("nonsense"), .caseInsensitive, "nonsense[c]"),
    ] as [(Comparison, FormatPredicate.Options, String)]
  )
  func `S2.1: options are part of the operator`(
    _ comparison: Comparison,
    _ options: FormatPredicate.Options,
    _ spelling: String
  ) {
    #expect(comparison.with(options).rawValue == spelling)
  }

  @Test(arguments: FormatPredicate.Operator.allCases)
  func `S2.2: each operator of the language can be used`(
    _ operator: FormatPredicate.Operator
  ) throws {
    let condition = EasyPredicate.label(Comparison(`operator`, options: .caseInsensitive), "x")
    guard case .comparison(let comparison) = try condition.formatPredicate else {
      Issue.record("\(condition) is no comparison")
      return
    }
    #expect(comparison.operator == `operator`)
    #expect(comparison.options == .caseInsensitive)
  }
}
