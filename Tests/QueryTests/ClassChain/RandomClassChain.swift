import Hierarchy
import Predicate
import Query
import TestSupport

/// Class chains and small trees at random, made of so few words that many match.
struct RandomClassChain {
  private(set) var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let types: [ElementType] = [.cell, .button, .other, .staticText, .table]
  private static let texts = ["a", "b", "c", "1"]

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  /// A chain of up to so many steps.
  mutating func chain(_ count: Int = 4) -> ClassChain {
    ClassChain(items: (0..<number(1...count)).map { _ in item() })
  }

  private mutating func item() -> ClassChain.Item {
    ClassChain.Item(
      number(0...1) == 0 ? .any : any(Self.types),
      isDescendant: number(0...2) > 0,
      conditions: (0..<any([0, 0, 0, 1, 1, 2])).map { _ in
        number(0...1) == 0 ? .element(predicate()) : .descendant(predicate())
      },
      position: any([nil, nil, nil, 1, 2, 3, 7, -1, -2, -5])
    )
  }

  /// A predicate that XPath has as well.
  private mutating func predicate() -> FormatPredicate {
    switch number(0...5) {
    case 0: compare("enabled", .integer(Int64(number(0...1))))
    case 1: compare("type", .string(any(Self.types).webDriverName))
    case 2: compare("value", .string(any(Self.texts)))
    case 3: .not(compare("label", .string(any(Self.texts))))
    case 4: compare("name", .string(any(Self.texts)))
    default: .or([compare("label", .string(any(Self.texts))), compare("name", .string("a"))])
    }
  }

  private func compare(_ key: String, _ value: FormatExpression) -> FormatPredicate {
    .comparison(FormatPredicate.Comparison(.key(key), .equalTo, value))
  }

  /// A tree with one root.
  mutating func tree(count: Int) -> ElementTree {
    var builder = ElementTreeBuilder()
    for index in 0..<count {
      if index > 0 {
        for _ in 0..<number(0...2) where builder.depth > 1 { builder.end() }
      }
      var entry = ElementRecordEntry(index == 0 ? .application : any(Self.types))
      entry.depth = builder.depth
      entry.label = number(0...3) == 0 ? nil : any(Self.texts)
      entry.name = number(0...1) == 0 ? entry.label : any(Self.texts)
      entry.value = number(0...1) == 0 ? nil : any(Self.texts)
      entry.flags[.enabled] = number(0...4) == 0 ? nil : number(0...1) == 0
      do {
        try builder.begin(entry)
      } catch {
        preconditionFailure("A tree cannot hold \(error).")
      }
    }
    return builder.finish()
  }
}
