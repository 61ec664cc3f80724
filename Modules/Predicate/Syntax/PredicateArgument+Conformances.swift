public import struct Foundation.CGFloat
public import struct Foundation.Date
public import struct Foundation.Decimal

extension FormatExpression: PredicateArgument {
  /// The expression itself, so that any can be an argument.
  public var predicateArgument: FormatExpression { self }
}

extension PredicateConstant: PredicateArgument {
  /// The constant as an expression.
  public var predicateArgument: FormatExpression { .constant(self) }
}

extension String: PredicateArgument {
  /// The text, whatever characters are in it.
  public var predicateArgument: FormatExpression { .constant(.string(self)) }
}

extension Substring: PredicateArgument {
  /// The text, whatever characters are in it.
  public var predicateArgument: FormatExpression { .constant(.string(String(self))) }
}

extension Bool: PredicateArgument {
  /// The number 1 or 0.
  public var predicateArgument: FormatExpression { .constant(.integer(self ? 1 : 0)) }
}

extension Double: PredicateArgument {
  /// The number.
  public var predicateArgument: FormatExpression { .constant(.real(self)) }
}

extension Float: PredicateArgument {
  /// The number.
  public var predicateArgument: FormatExpression { .constant(.real(Double(self))) }
}

extension CGFloat: PredicateArgument {
  /// The number.
  public var predicateArgument: FormatExpression { .constant(.real(Double(self))) }
}

extension Decimal: PredicateArgument {
  /// The number, rounded to a `Double`.
  public var predicateArgument: FormatExpression {
    .constant(.real(Double("\(self)") ?? .nan))
  }
}

extension Character: PredicateArgument {
  /// A text of one character.
  public var predicateArgument: FormatExpression { .constant(.string(String(self))) }
}

extension Date: PredicateArgument {
  /// The moment.
  public var predicateArgument: FormatExpression { .constant(.date(self)) }
}

extension PredicateArgument where Self: BinaryInteger {
  /// The number; one beyond 64 bits with a sign becomes a `Double`.
  public var predicateArgument: FormatExpression {
    .constant(Int64(exactly: self).map { .integer($0) } ?? .real(Double(self)))
  }
}

extension Int: PredicateArgument {}
extension Int8: PredicateArgument {}
extension Int16: PredicateArgument {}
extension Int32: PredicateArgument {}
extension Int64: PredicateArgument {}
extension UInt: PredicateArgument {}
extension UInt8: PredicateArgument {}
extension UInt16: PredicateArgument {}
extension UInt32: PredicateArgument {}
extension UInt64: PredicateArgument {}

extension Optional: PredicateArgument where Wrapped: PredicateArgument {
  /// The value, or `NULL`.
  public var predicateArgument: FormatExpression { self?.predicateArgument ?? .null }
}

extension Array: PredicateArgument where Element: PredicateArgument {
  /// The list `{a, b, …}`.
  public var predicateArgument: FormatExpression { .aggregate(map(\.predicateArgument)) }
}

extension Set: PredicateArgument where Element: PredicateArgument {
  /// The list `{a, b, …}`, in no order.
  public var predicateArgument: FormatExpression { .aggregate(map(\.predicateArgument)) }
}

extension ClosedRange: PredicateArgument where Bound: PredicateArgument {
  /// The list of both bounds, for BETWEEN.
  public var predicateArgument: FormatExpression {
    .aggregate([lowerBound.predicateArgument, upperBound.predicateArgument])
  }
}
