import Foundation
import Predicate
import Testing

@Suite struct EasyPredicateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let condition: EasyPredicate
    let format: String
    var testDescription: String { format }

    init(_ condition: EasyPredicate, _ format: String) {
      self.condition = condition
      self.format = format
    }
  }

  static let cases = [
    Case(.exists(true), #"exists == 1"#),
    Case(.isEnabled(false), #"isEnabled == 0"#),
    Case(.isHittable(true), #"isHittable == 1"#),
    Case(.isSelected(false), #"isSelected == 0"#),
    Case(.hasFocus(true), #"hasFocus == 1"#),
    Case(.label(.equals, "a"), #"label == "a""#),
    Case(.label(.notEqual, "a"), #"label != "a""#),
    Case(.label(.beginsWith, "abc"), #"label BEGINSWITH "abc""#),
    Case(.label(.matches, #"\d+"#), #"label MATCHES "\\d+""#),
    Case(.label(.contains, "x", options: [.caseInsensitive]), #"label CONTAINS[c] "x""#),
    Case(.label(.other("contains[dc]"), "x"), #"label CONTAINS[cd] "x""#),
    Case(.label(.other("<>"), "x"), #"label != "x""#),
    Case(.label(.other("in"), "xyz"), #"label IN "xyz""#),
    Case(.label(in: ["a", "b"]), #"label IN {"a", "b"}"#),
    Case(.label(in: []), #"label IN {}"#),
    Case(
      .label(in: ["a", "b"], options: .caseInsensitive),
      #"label ==[c] "a" OR label ==[c] "b""#
    ),
    Case(.identifier("LoginAccessID_signIn"), #"identifier == "LoginAccessID_signIn""#),
    Case(.identifier(.endsWith, "signIn"), #"identifier ENDSWITH "signIn""#),
    Case(.identifier(in: ["a"]), #"identifier IN {"a"}"#),
    Case(.title(.like, "*x?"), #"title LIKE "*x?""#),
    Case(.value(.lessThan, "b", options: .diacriticInsensitive), #"value <[d] "b""#),
    Case(.placeholderValue(.equals, ""), #"placeholderValue == """#),
    Case(.string(.value, in: ["1", "0"]), #"value IN {"1", "0"}"#),
    Case(.type(9), #"elementType == 9"#),
    Case(.type(.greaterThanOrEqualTo, 48), #"elementType >= 48"#),
    Case(.type(in: [9, 75]), #"elementType IN {9, 75}"#),
    Case(.number(.elementType, between: 48...50), #"elementType BETWEEN {48, 50}"#),
    Case(.number(.frameWidth, .greaterThan, 44.5), #"rect.width > 44.5"#),
    Case(.number(.frameY, .lessThanOrEqualTo, -20), #"rect.y <= -20"#),
    Case(.number(.frameX, in: [0, 0.5]), #"rect.x IN {0, 0.5}"#),
    Case(
      .number(.frameHeight, between: 0.5...Double.infinity),
      #"rect.height BETWEEN {0.5, CAST("inf", "NSNumber")}"#
    ),
    Case(.other("label = 'a' && exists = true"), #"label == "a" AND exists == 1"#),
    Case(.rule(.string(key: .label, comparison: .equals, value: "a")), #"label == "a""#),
  ]

  @Test(arguments: cases)
  func `S2.1: a condition is a format`(_ item: Case) throws {
    #expect(item.condition.description == item.format)
    #expect(item.condition.regularString == item.format)
    #expect(try item.condition.formatPredicate == FormatPredicate(format: item.format))
  }

  @Test(arguments: cases)
  func `S2.6: a format becomes a condition again`(_ item: Case) throws {
    let condition = EasyPredicate(try item.condition.formatPredicate)
    #expect(condition == item.condition)
    #expect(condition.description == item.format)
  }

  @Test(arguments: cases)
  func `S2.6: a condition is written as its format`(_ item: Case) throws {
    let json = try JSONEncoder().encode([item.condition])
    #expect(try JSONDecoder().decode([String].self, from: json) == [item.format])
    #expect(try JSONDecoder().decode([EasyPredicate].self, from: json) == [item.condition])
    let raw = try JSONDecoder().decode([PredicateRawValue].self, from: json)
    #expect(raw == [item.condition.rawValue])
    let rawJSON = try JSONEncoder().encode(raw)
    #expect(try JSONDecoder().decode([String].self, from: rawJSON) == [item.format])
  }

  @Test func `S2.6: the conditions of the table differ`() {
    // One is there twice, put together in two ways.
    #expect(Set(Self.cases.map(\.condition)).count == Self.cases.count - 1)
    let other = EasyPredicate.other("label == 'a'")
    let same: EasyPredicate = .label(.other("=="), "a")
    #expect(other == same)
    #expect(!(other != same))
    #expect(other != .other("label == 'A'"))
    // They look the same, but are not the same to the language.
    let composed = EasyPredicate.label(.equals, "\u{E9}")
    #expect(composed != .label(.equals, "e\u{301}"))
    #expect(composed.rawValue != .string(key: .label, comparison: .equals, value: "e\u{301}"))
  }

  @Test(
    arguments: [
      ("label = 'a'", "label"), ("identifier == 'a'", "identifier"),
      ("identifier != 'a'", "rule string"), ("isEnabled == YES", "isEnabled"),
      ("isEnabled != YES", "rule bool"), ("isEnabled == 2", "other"),
      ("elementType == 9", "type"), ("elementType == -1", "rule number"),
      ("elementType == 9.0", "other"), ("elementType IN {9, 10}", "rule numbers"),
      ("elementType BETWEEN {9, 10}", "rule range"), ("elementType BETWEEN {10, 9}", "other"),
      ("label IN {'a', 'b'}", "rule strings"), ("label IN[c] {'a'}", "other"),
      ("label IN {'a', 1}", "other"), ("ANY label == 'a'", "other"), ("'a' == label", "other"),
      ("label == nil", "other"), ("enabled == 1", "other"), ("SELF.label == 'a'", "other"),
      ("rect.width > 3", "rule number"), ("rect > 3", "other"),
      ("elementType == 9223372036854775807", "type"),
      ("elementType < 9223372036854775807", "other"),
      ("TRUEPREDICATE", "other"), ("NOT label == 'a'", "not label"),
      ("label == 'a' AND exists == 1", "label and exists"),
      ("label == 'a' OR NOT (exists == 1 AND label == nil)", "label or not exists and other"),
    ]
  )
  func `S2.6: shapes are recognised`(_ format: String, _ shape: String) throws {
    let predicate = try FormatPredicate(format: format)
    let condition = EasyPredicate(predicate)
    #expect(condition.shape == shape)
    #expect(try condition.formatPredicate == predicate)
    #expect(try EasyPredicate.format(format).shape == shape)
  }

  @Test func `S2.6: what joins one or none is recognised`() {
    #expect(EasyPredicate(.and([.or([.not(.constant(true))])])).shape == "not other")
    #expect(EasyPredicate(.and([])).description == "TRUEPREDICATE")
    #expect(EasyPredicate(.or([])).description == "FALSEPREDICATE")
  }

  @Test func `S2.4: a format takes arguments`() throws {
    let condition = try EasyPredicate.format(
      "%K == %@ AND elementType == %d",
      "label",
      "O'Brien",
      9
    )
    #expect(condition.shape == "label and type")
    #expect(condition.description == #"label == "O'Brien" AND elementType == 9"#)
  }
}

extension EasyPredicate {
  /// The names of the cases that the condition is made of.
  fileprivate var shape: String {
    switch self {
    case .exists: "exists"
    case .isEnabled: "isEnabled"
    case .isHittable: "isHittable"
    case .isSelected: "isSelected"
    case .label: "label"
    case .identifier: "identifier"
    case .type: "type"
    case .other: "other"
    case .rule(.bool): "rule bool"
    case .rule(.string): "rule string"
    case .rule(.number): "rule number"
    case .rule(.strings): "rule strings"
    case .rule(.numbers): "rule numbers"
    case .rule(.range): "rule range"
    case .rule: "rule"
    case .allOf(let parts): parts.map(\.shape).joined(separator: " and ")
    case .anyOf(let parts): parts.map(\.shape).joined(separator: " or ")
    case .negated(let part): "not \(part.shape)"
    }
  }
}
