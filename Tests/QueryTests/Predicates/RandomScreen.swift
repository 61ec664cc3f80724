import Hierarchy
import Predicate
import TestSupport

/// Trees at random whose elements share few texts, and predicates that ask for them.
struct RandomScreen {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The text that no element has is the last one.
  static let texts = ["", "a", "A", "ä", "a\u{308}", "1", "pay", "nowhere"]

  mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  mutating func tree(count: Int) -> ElementTree {
    var builder = ElementTreeBuilder()
    let hasUnknownKinds = chance(50)
    for index in 0..<count {
      for _ in 0..<any([0, 0, 1, 2]) where builder.depth > 1 { builder.end() }
      let isUnknown = hasUnknownKinds && index > 0 && chance(10)
      var entry =
        isUnknown
        ? ElementRecordEntry(unknownType: "XCUIElementTypeFuture")
        : ElementRecordEntry(index == 0 ? .application : any([.button, .cell, .other, .any]))
      entry.depth = builder.depth
      let texts = Array(Self.texts.dropLast())
      if chance(60) { entry.label = any(texts) }
      if chance(60) { entry.name = chance(50) ? entry.label : any(texts) }
      if chance(30) { entry.value = any(texts) }
      entry.flags.nameIsIdentifier = chance(20)
      if chance(50) { entry.flags[.enabled] = chance(50) }
      for name in ["title", "placeholderValue", "traits"] where chance(20) {
        entry.attributes.append(ElementAttribute(name: name, value: any(texts)))
      }
      do {
        try builder.begin(entry)
      } catch {
        preconditionFailure("A tree cannot hold \(error).")
      }
    }
    return builder.finish()
  }

  /// A predicate with keys of a dialect, most of which an index can answer at least in part.
  mutating func predicate(_ dialect: PredicateDialectKeys, depth: Int = 2) -> FormatPredicate {
    if depth > 0, chance(60) {
      let parts = (0..<any([1, 2, 2, 3])).map { _ in predicate(dialect, depth: depth - 1) }
      if chance(10) { return .not(.and(parts)) }
      return chance(60) ? .and(parts) : .or(parts)
    }
    let text = FormatExpression.string(any(Self.texts))
    let key = FormatExpression.key(any(dialect.texts))
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return compare(.key("identifiers"), .contains, text, dialect)
    case 1: return compare(text, .in, .key("identifiers"), dialect)
    case 2: return compare(key, .in, .aggregate([text, .string(any(Self.texts))]), dialect)
    case 3: return compare(text, .in, key, dialect)
    case 4: return compare(.key("type"), .equalTo, .string(kind()), dialect)
    case 5:
      return compare(
        .key("elementType"),
        any([.equalTo, .notEqualTo, .in]),
        any([.integer(9), .integer(1), .aggregate([.integer(0), .integer(75)]), .string("9")]),
        dialect
      )
    case 6: return compare(.key("enabled"), .equalTo, .integer(1), dialect)
    // These have no answer for some elements.
    case 7: return compare(.key("value"), .greaterThan, .integer(3), dialect)
    case 8: return compare(key, .matches, .string(any(["(", "a.*"])), dialect)
    case 9: return compare(key, .equalTo, any([.null, .integer(1)]), dialect)
    default: return compare(key, .equalTo, text, dialect)
    }
  }

  private mutating func kind() -> String {
    any(["XCUIElementTypeButton", "XCUIElementTypeFuture", "XCUIElementTypeAny", "Button", ""])
  }

  private mutating func compare(
    _ left: FormatExpression,
    _ op: FormatPredicate.Operator,
    _ right: FormatExpression,
    _ dialect: PredicateDialectKeys
  ) -> FormatPredicate {
    let keys = [left, right].flatMap(\.subjectKeys)
    guard keys.allSatisfy(dialect.has) else { return .constant(true) }
    let options: FormatPredicate.Options = any([[], [], [], .caseInsensitive, .normalized])
    let isSwapped = op == .equalTo && chance(20)
    return .comparison(
      FormatPredicate.Comparison(
        isSwapped ? right : left,
        op,
        isSwapped ? left : right,
        options: options
      )
    )
  }
}

/// The keys of a dialect as far as random predicates need them.
struct PredicateDialectKeys {
  /// Those of texts.
  let texts: [String]
  let has: (String) -> Bool

  init(all: [String]) {
    texts = ["name", "label", "value", "identifier", "title", "placeholderValue", "traits"]
      .filter { all.contains($0) }
    has = { all.contains($0) }
  }
}
