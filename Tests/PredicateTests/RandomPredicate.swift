import Foundation
import Predicate
import TestSupport

/// Predicates and expressions at random, of all kinds that the parser can make.
///
/// They are in the form that the parser gives them: what can be written in two ways, such as a
/// list of one part in AND, is left out.
struct RandomPredicate {
  private(set) var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func list<Value>(
    _ counts: ClosedRange<Int>,
    _ make: (inout RandomPredicate) -> Value
  ) -> [Value] {
    var values: [Value] = []
    for _ in 0..<number(counts) { values.append(make(&self)) }
    return values
  }

  /// A predicate of up to so many levels.
  mutating func predicate(depth: Int = 4) -> FormatPredicate {
    if depth <= 1 {
      return number(0...4) == 0
        ? .constant(generator.next().isMultiple(of: 2)) : .comparison(comparison(depth: 1))
    }
    switch number(0...9) {
    case 0: return .constant(generator.next().isMultiple(of: 2))
    case 1: return .not(predicate(depth: depth - 1))
    case 2: return .and(list(2...4) { $0.predicate(depth: depth - 1) })
    case 3: return .or(list(2...4) { $0.predicate(depth: depth - 1) })
    default: return .comparison(comparison(depth: depth - 1))
    }
  }

  /// A comparison whose sides have up to so many levels.
  mutating func comparison(depth: Int) -> FormatPredicate.Comparison {
    FormatPredicate.Comparison(
      expression(depth: depth),
      any(FormatPredicate.Operator.allCases),
      expression(depth: depth),
      options: number(0...2) > 0 ? [] : FormatPredicate.Options(rawValue: UInt8(number(0...31))),
      modifier: any([.direct, .direct, .direct, .any, .all])
    )
  }

  /// An expression of up to so many levels.
  mutating func expression(depth: Int = 3) -> FormatExpression {
    if depth <= 1 { return leaf() }
    func smaller(_ random: inout RandomPredicate) -> FormatExpression {
      random.expression(depth: depth - 1)
    }
    switch number(0...13) {
    case 0: return .assignment(any(Self.names), smaller(&self))
    case 1: return keyPath(of: smaller(&self))
    case 2: return .subscripted(smaller(&self), any([.first, .last, .size]))
    case 3: return .subscripted(smaller(&self), .at(smaller(&self)))
    case 4: return .negation(smaller(&self))
    case 5: return .aggregate(list(0...3, smaller))
    case 6: return .combination(any(PredicateSetOperation.allCases), smaller(&self), smaller(&self))
    case 7: return .subquery(smaller(&self), variable: any(Self.names), predicate(depth: depth - 1))
    case 8: return .conditional(predicate(depth: depth - 1), smaller(&self), smaller(&self))
    case 9: return cast(smaller(&self))
    case 10:
      let selector = any(Self.selectors)
      let count = selector.filter { $0 == ":" }.count
      return .message(smaller(&self), selector: selector, list(count...count, smaller))
    case 11, 12:
      let function = any(PredicateFunction.allCases)
      return .function(function, list(function.argumentCount...function.argumentCount, smaller))
    default: return leaf()
    }
  }

  private static let names = ["x", "value", "_1", "SELF", "in", "nil"]

  private static let selectors = [
    "", "Größe \"x\"", ":", "length", "count", "uppercaseString", "integerValue", "stringValue",
    "boolValue", "capitalizedString", "firstObject", "isEqual:", "compare:", "hasPrefix:",
    "hasSuffix:", "containsString:", "substringFromIndex:", "substringToIndex:",
    "componentsSeparatedByString:", "containsObject:", "objectAtIndex:", "valueForKey:", "a:b:",
    "stringByAppendingString:", "timeIntervalSince1970",
  ]

  private static let keys = ["label", "rect", "x", "in", "SIZE", "self", "nil", "e5", "_", "or"]

  private mutating func leaf() -> FormatExpression {
    switch number(0...5) {
    case 0: .evaluatedObject
    case 1: .variable(any(Self.names))
    case 2, 3: keyPath(of: nil)
    default: .constant(constant())
    }
  }

  private mutating func keyPath(of object: FormatExpression?) -> FormatExpression {
    let more: [PredicateKeyPathStep] = list(1...3) { random in
      random.number(0...5) == 0
        ? .collection(random.any(PredicateCollectionOperator.allCases))
        : .key(random.any(Self.keys))
    }
    guard case .keyPath(let keys, of: let root) = object else { return .keyPath(more, of: object) }
    return .keyPath(keys + more, of: root)
  }

  /// Casts of constants that stand for constants are these.
  private mutating func cast(_ operand: FormatExpression) -> FormatExpression {
    let cast = any(PredicateCast.allCases)
    switch (cast, operand) {
    case (.date, .constant(.integer(let value))):
      return .constant(.date(Date(timeIntervalSinceReferenceDate: Double(value))))
    case (.date, .constant(.real(let value))):
      return .constant(.date(Date(timeIntervalSinceReferenceDate: value)))
    default: return .cast(operand, cast)
    }
  }

  private mutating func constant() -> PredicateConstant {
    switch number(0...4) {
    case 0: .null
    case 1: .integer(any([0, 1, -1, 7, .min, .max, Int64(truncatingIfNeeded: generator.next())]))
    case 2: .real(real())
    case 3: .string(String.random(upTo: 4, using: &generator))
    default: .date(Date(timeIntervalSinceReferenceDate: real()))
    }
  }

  private mutating func real() -> Double {
    let bits = Double(bitPattern: generator.next())
    return any([
      0, -0.0, 1, -1.5, 1e20, Double.leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity,
      -.infinity, .nan,
      bits.isNaN ? 2.5 : bits,
    ])
  }
}

extension RandomPredicate {
  /// A value to evaluate predicates with; at the bottom it is no collection.
  mutating func value(depth: Int = 3) -> PredicateValue {
    switch number(depth <= 1 ? 3...9 : 0...9) {
    case 0: return .array(list(0...3) { $0.value(depth: depth - 1) })
    case 1: return .set(list(0...1) { $0.value(depth: depth - 1) })
    case 2:
      var entries: [String: PredicateValue] = [:]
      for key in Self.keys where number(0...1) == 0 { entries[key] = value(depth: depth - 1) }
      return .dictionary(entries)
    case 3: return .null
    default: return PredicateValue(constant())
    }
  }

  /// Values for all variables, or for some.
  mutating func variables() -> [String: PredicateValue] {
    var variables: [String: PredicateValue] = [:]
    for name in Self.names where number(0...4) > 0 { variables[name] = value(depth: 2) }
    return variables
  }
}
