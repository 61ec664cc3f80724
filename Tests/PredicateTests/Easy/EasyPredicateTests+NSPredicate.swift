import Foundation
import Predicate
import Testing

/// What a page object looks like that was written for the prior art.
private enum Page {
  static let title: EasyPredicate = .label(.beginsWith, "Pay")
  static let rules: [EasyPredicate] = [.exists(true), .isHittable(true), .identifier("pay")]

  static func rule(for comparison: Comparison) -> EasyPredicate { .label(comparison, "Pay") }

  static var format: String { title.rawValue.regularString }

  static func describe(_ raw: PredicateRawValue) -> String {
    switch raw {
    case .bool(let key, let comparison, let value): "\(key) \(comparison.rawValue) \(value)"
    case .string(let key, let comparison, let value): "\(key) \(comparison.rawValue) \(value)"
    case .type(let value): "\(PredicateKey.type.elementType) \(value)"
    case .custom(let regular): regular
    default: "\(raw)"
    }
  }
}

@Suite struct EasyPredicateNSPredicateTests {
  let button: [String: Any] = [
    "label": "Pay now", "identifier": "pay", "exists": true, "isHittable": true,
    "elementType": 9 as UInt, "value": NSNull(),
    "rect": ["width": 44.5 as CGFloat, "height": 20 as Float],
  ]

  @Test func `S2.1: page objects written for the prior art work`() throws {
    #expect(Page.format == #"label BEGINSWITH "Pay""#)
    #expect(Page.rules.toPredicate(.and).evaluate(with: button))
    #expect(Page.rules.merged().toPredicate.evaluate(with: button))
    #expect(!Page.rule(for: .equals).toPredicate.evaluate(with: button))
    #expect(Page.describe(Page.title.rawValue) == "label BEGINSWITH Pay")
    if let again = EasyPredicate(rawValue: Page.title.rawValue) { #expect(again == Page.title) }
    if let raw = PredicateRawValue(rawValue: "exists = 1") {
      #expect(Page.describe(raw) == "exists = 1")
      #expect(EasyPredicate(rawValue: raw) == .exists(true))
    }
  }

  @Test(
    arguments: [
      (.type(9), true), (.type(10), false), (.number(.frameWidth, between: 44...45), true),
      (.number(.frameHeight, .greaterThan, 20), false), (.other("value == nil"), true),
      (.label(.contains, "NOW", options: .caseInsensitive), true),
      (.label(.contains, "NOW"), false),
    ] as [(EasyPredicate, Bool)]
  )
  func `S2.4: Foundation's predicate is evaluated`(_ condition: EasyPredicate, _ expected: Bool) {
    #expect(condition.toPredicate.evaluate(with: button) == expected)
    #expect(condition.not.toPredicate.evaluate(with: button) == !expected)
  }

  @Test func `S2.4: sequences become compound predicates`() {
    let rules: [EasyPredicate] = [.exists(true), .type(10)]
    #expect(!rules.toPredicate(.and).evaluate(with: button))
    #expect(rules.toPredicate(.or).evaluate(with: button))
    #expect(rules.toPredicate(.not).evaluate(with: button))
    #expect(!rules[..<1].toPredicate(.not).evaluate(with: button))
    #expect(rules.toPredicate(.or).compoundPredicateType == .or)
    #expect(rules.toPredicate(.or).subpredicates.count == 2)
  }

  @Test func `S2.4: an empty sequence ends the program with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = ([] as [EasyPredicate]).toPredicate(.or)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("there is nothing to join by OR"))
  }

  @Test func `S2.4: a malformed text ends the program with its place`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = EasyPredicate.other("label = = 'a'").toPredicate
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("  label = = 'a'\n          ^"))
  }
}
