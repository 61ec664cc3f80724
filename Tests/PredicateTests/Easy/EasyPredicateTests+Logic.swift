import Foundation
import Predicate
import Testing

private let label = EasyPredicate.label(.equals, "a")
private let exists = EasyPredicate.exists(true)
private let button = EasyPredicate.type(9)

@Suite struct EasyPredicateLogicTests {
  @Test(
    arguments: [
      (label.and(exists), #"label == "a" AND exists == 1"#),
      (label.or(exists), #"label == "a" OR exists == 1"#),
      (label.not, #"NOT label == "a""#),
      (label.not.not, #"label == "a""#),
      (label && exists && button, #"label == "a" AND exists == 1 AND elementType == 9"#),
      (label || exists || button, #"label == "a" OR exists == 1 OR elementType == 9"#),
      (label && (exists && button), #"label == "a" AND exists == 1 AND elementType == 9"#),
      (label || exists && button, #"label == "a" OR (exists == 1 AND elementType == 9)"#),
      ((label || exists) && button, #"(label == "a" OR exists == 1) AND elementType == 9"#),
      (!label && exists, #"(NOT label == "a") AND exists == 1"#),
      (!(label || exists), #"NOT (label == "a" OR exists == 1)"#),
      // A text that is given as a whole is one part, whatever is in it.
      (
        .other("exists = 1 OR exists = 0") && label,
        #"(exists == 1 OR exists == 0) AND label == "a""#
      ),
      ([label, exists].merged(), #"label == "a" AND exists == 1"#),
      ([label, exists].merged(withLogic: .or), #"label == "a" OR exists == 1"#),
      ([label, exists].merged(withLogic: .not), #"NOT (label == "a" AND exists == 1)"#),
      ([label].merged(), #"label == "a""#),
      ([label].merged(withLogic: .or), #"label == "a""#),
      ([label].merged(withLogic: .not), #"NOT label == "a""#),
      (.allOf([label]), #"label == "a""#),
      (.anyOf([label]), #"label == "a""#),
      ([label, button].lazy.filter { $0 != button }.merged(), #"label == "a""#),
    ] as [(EasyPredicate, String)]
  )
  func `S2.4: conditions are joined`(_ condition: EasyPredicate, _ format: String) throws {
    #expect(condition.description == format)
    #expect(try condition.formatPredicate == FormatPredicate(format: format))
  }

  static let empty: [(EasyPredicate, String)] = [
    ([].merged(), "AND"), ([].merged(withLogic: .or), "OR"), ([].merged(withLogic: .not), "AND"),
    ([].merged() && label, "AND"), (label || [].merged(withLogic: .or), "OR"),
    (.allOf([label, .anyOf([])]), "OR"),
  ]

  @Test(arguments: empty)
  func `S2.4: an empty sequence is an error with a message`(
    _ condition: EasyPredicate,
    _ keyword: String
  ) throws {
    let error = try #require(throws: EasyPredicateError.self) { try condition.formatPredicate }
    #expect(error == .emptySequence(keyword == "OR" ? .or : .and))
    let lines = error.description.split(separator: "\n")
    #expect(
      lines[0] == "the predicate has no conditions: there is nothing to join by \(keyword)"
    )
    #expect(lines[1].hasPrefix("hint: leave the predicate out"))
    #expect(throws: error) { try condition.validate() }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([condition]) }
    // What is shown of it cannot be taken for a predicate.
    #expect(throws: PredicateSyntaxError.self) {
      try FormatPredicate(format: condition.description)
    }
  }

  @Test func `S2.4: a mistake in a text is shown with a caret`() throws {
    let condition = exists && .other("label = 'it's me'")
    let error = try #require(throws: EasyPredicateError.self) { try condition.formatPredicate }
    guard case .syntax(let syntax) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(syntax.format == "label = 'it's me'")
    #expect(error.description == syntax.description)
    #expect(error.description.contains("\n  label = 'it's me'\n"))
    #expect(error.description.contains("^"))
    #expect(condition.description == "(exists == 1) AND (label = 'it's me')")
    #expect(condition != exists)
    #expect(condition == exists.and(.other("label = 'it's me'")))
    let early = try #require(throws: PredicateSyntaxError.self) {
      try EasyPredicate.format("label = 'it's me'")
    }
    #expect(early == syntax)
  }

  @Test(arguments: ["", "nonsense", "NOT CONTAINS", "CONTAINS[q]", "%@", "label ==", "== 'a"])
  func `S2.3: what is no comparison is shown with a caret`(_ text: String) throws {
    let condition = EasyPredicate.label(.other(text), "it's")
    let error = try #require(throws: EasyPredicateError.self) { try condition.formatPredicate }
    guard case .syntax(let syntax) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(syntax.format == "label \(text) \"it's\"")
    #expect(condition.description == syntax.format)
  }

  @Test(
    arguments: [
      "== 'a' OR label ==", "== 'a' OR TRUEPREDICATE OR label ==", ".length ==", "IN {} UNION",
      "== -", "+ 1 ==", "== label MINUS",
    ]
  )
  func `S2.3: a comparison cannot smuggle in anything else`(_ text: String) throws {
    let condition = EasyPredicate.label(.other(text), "x")
    #expect(throws: EasyPredicateError.notAnOperator(text, in: "label \(text) \"x\"")) {
      try condition.formatPredicate
    }
    #expect(throws: EasyPredicateError.self) {
      try EasyPredicate.isEnabled(true).and(
        .rule(.bool(key: .exists, comparison: .other(text), value: true))
      )
      .formatPredicate
    }
  }

  @Test func `S2.4: validation compiles regular expressions and tells oddities`() throws {
    let broken = label || .label(.matches, "(")
    let error = try #require(throws: EasyPredicateError.self) { try broken.validate() }
    guard case .neverEvaluates(let warning) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(warning.isFatal)
    #expect(try label.and(.label(.matches, "a+")).validate().isEmpty)
    #expect(
      try EasyPredicate.label(.like, ".*").validate().map(\.kind) == [.regularExpressionInLike]
    )
  }

  @Test(arguments: [(1, true), (40, true), (90, true), (200, false), (1_000, false)])
  func `S2.6: what is nested too deeply to be read again is an error`(
    _ depth: Int,
    _ isReadable: Bool
  ) throws {
    var condition = label
    for level in 0..<depth {
      condition = level % 2 == 0 ? .negated(condition) : .allOf([exists, condition])
    }
    guard isReadable else {
      #expect(throws: EasyPredicateError.tooDeep(limit: 100)) { try condition.formatPredicate }
      return
    }
    #expect(try FormatPredicate(format: condition.description) == condition.formatPredicate)
  }

  @Test func `S2.4: a long chain is one flat list`() throws {
    let chain = (0..<1_000).reduce(label) { $0 && .type(UInt($1)) }
    guard case .and(let parts) = try chain.formatPredicate else {
      Issue.record("it is no list")
      return
    }
    #expect(parts.count == 1_001)
  }
}
