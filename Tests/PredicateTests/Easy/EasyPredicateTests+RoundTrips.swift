import Foundation
import Predicate
import TestSupport
import Testing

/// Texts with everything in them that could end a literal or begin something else.
private let texts =
  AwkwardText.all + [
    #"a"b"#, #"\"#, #"\'"#, #"\""#, #"' OR '1' == '1"#, #"" OR TRUEPREDICATE OR label == ""#,
    "%@", "%K == %@", "$name", "\0", "\u{1B}[31m", "\u{2028}", "\r\n", "“smart”",
  ]

@Suite struct EasyPredicateRoundTripTests {
  @Test(arguments: texts)
  func `S2.3: a text stays inside its literal`(_ text: String) throws {
    let conditions: [EasyPredicate] = [
      .label(.equals, text), .label(.other("=="), text), .label(in: ["other", text]),
      .identifier(text), .value(.equals, text), .title(.equals, text),
      .placeholderValue(.equals, text),
    ]
    for condition in conditions {
      let predicate = try FormatPredicate(format: condition.description)
      #expect(try predicate == condition.formatPredicate)
      guard case .comparison = predicate else {
        Issue.record("\(condition) is more than a comparison")
        continue
      }
      #expect(try predicate.evaluate(with: .element(text: text)))
      #expect(try !predicate.evaluate(with: .element(text: text + "x")))
    }
  }

  @Test func `S2.3: the prior art's rendering of an apostrophe was no predicate`() throws {
    #expect(throws: PredicateSyntaxError.self) { try EasyPredicate.format("label = 'it's me'") }
    let condition = EasyPredicate.label(.equals, "it's me")
    #expect(condition.description == #"label == "it's me""#)
    #expect(try condition.formatPredicate.evaluate(with: .element(text: "it's me")))
  }

  static let comparisons =
    [
      Comparison.equals, .notEqual, .beginsWith, .contains, .endsWith, .like, .matches, .lessThan,
      .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
    ] + ["==", "contains", "CONTAINS[cd]", " LIKE [c] ", "<>", "nonsense", ""].map { .other($0) }

  @Test(arguments: comparisons)
  func `S2.3: the way through the raw value keeps the comparison`(_ comparison: Comparison) throws {
    for key in PredicateKey.string.allCases {
      let raw = PredicateRawValue.string(key: key, comparison: comparison, value: "x")
      let again = try #require(EasyPredicate(rawValue: raw)).rawValue
      guard case .string(key, let found, "x") = again else {
        Issue.record("\(raw) became \(again)")
        continue
      }
      #expect(found.rawValue == comparison.rawValue)
    }
    for key in PredicateKey.bool.allCases {
      let raw = PredicateRawValue.bool(key: key, comparison: comparison, value: false)
      let again = try #require(EasyPredicate(rawValue: raw)).rawValue
      guard case .bool(key, let found, false) = again else {
        Issue.record("\(raw) became \(again)")
        continue
      }
      #expect(found.rawValue == comparison.rawValue)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `S2.6: any condition survives text, raw value and JSON`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let condition = EasyPredicate.random(depth: 4, using: &generator)
    let predicate = try condition.formatPredicate
    let parsed = try FormatPredicate(format: condition.description)
    #expect(parsed == predicate)
    #expect(parsed.description == condition.description)

    let copies = [
      EasyPredicate(predicate), EasyPredicate(condition.rawValue),
      try #require(PredicateRawValue(rawValue: condition.regularString).map { EasyPredicate($0) }),
      try JSONDecoder().decode(
        [EasyPredicate].self,
        from: JSONEncoder().encode([condition])
      )[0],
    ]
    for copy in copies {
      #expect(copy == condition)
      #expect(!(copy != condition))
      #expect(copy.hashValue == condition.hashValue)
      #expect(try copy.formatPredicate == predicate)
    }
    let negation = condition.not
    #expect(negation != condition)
    let element = PredicateValue.element(text: texts.randomElement(using: &generator) ?? "")
    let holds = try predicate.evaluate(with: element)
    #expect(try negation.formatPredicate.evaluate(with: element) != holds)
    #expect(try negation.not.formatPredicate.evaluate(with: element) == holds)
  }
}

extension PredicateValue {
  /// An element all of whose texts are the same.
  fileprivate static func element(text: String) -> PredicateValue {
    var entries = [
      "rect": PredicateValue.dictionary([
        "x": .integer(0), "y": .integer(20), "width": .integer(375), "height": .real(44.5),
      ]),
      "elementType": .integer(9),
    ]
    for key in PredicateKey.string.allCases { entries[key.rawValue] = .string(text) }
    for key in PredicateKey.bool.allCases { entries[key.rawValue] = .bool(key != .hasFocus) }
    return .dictionary(entries)
  }
}

extension EasyPredicate {
  /// A random condition that can be evaluated with any element.
  fileprivate static func random(
    depth: Int,
    using generator: inout SeededGenerator
  ) -> EasyPredicate {
    let text = texts.randomElement(using: &generator) ?? ""
    let key = PredicateKey.string.allCases.randomElement(using: &generator) ?? .label
    let number = PredicateKey.number.allCases.randomElement(using: &generator) ?? .frameX
    let value = [0, 9, -1, 44.5, 1e300, .infinity].randomElement(using: &generator) ?? 0
    let flag = Bool.random(using: &generator)
    switch Int.random(in: 0..<(depth > 0 ? 17 : 12), using: &generator) {
    case 0: return .exists(flag)
    case 1: return .isEnabled(flag)
    case 2: return .label(.beginsWith, text)
    case 3: return .identifier(text)
    case 4: return .type(UInt.random(in: 0...82, using: &generator))
    case 5: return .other("label.length > 3 or not value in {'a', \"b\"}")
    case 6:
      return .string(key, .contains, text, options: [.caseInsensitive, .diacriticInsensitive])
    case 7: return .string(key, .other("!=[c]"), text)
    case 8: return .string(key, in: [text, "b"], options: flag ? .caseInsensitive : [])
    case 9: return .number(number, .lessThan, value)
    case 10: return .number(number, in: [value, 1])
    case 11: return .number(number, between: min(value, 3)...max(value, 3))
    case 12: return random(depth: depth - 1, using: &generator).not
    case 13: return .negated(random(depth: depth - 1, using: &generator))
    case 14:
      let parts = (0..<3).map { _ in random(depth: depth - 1, using: &generator) }
      return flag ? parts.merged() : parts.merged(withLogic: .not)
    case 15:
      return random(depth: depth - 1, using: &generator)
        && random(depth: depth - 1, using: &generator)
    default:
      return random(depth: depth - 1, using: &generator)
        || random(depth: depth - 1, using: &generator)
    }
  }
}
