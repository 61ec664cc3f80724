internal import Foundation

/// A number that is reckoned with: whole numbers stay whole, and become real ones only when they
/// leave 64 bits or meet a real one.
enum PredicateNumber {
  case integer(Int64)
  case real(Double)

  var value: PredicateValue {
    switch self {
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    }
  }

  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    }
  }

  /// The whole number that bit operators work on: a fraction is cut off.
  var bits: Int64 {
    switch self {
    case .integer(let value): value
    case .real(let value) where value.isNaN: 0
    case .real(let value):
      Int64(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }

  func adding(_ other: PredicateNumber) -> PredicateNumber {
    combine(other, { $0.addingReportingOverflow($1) }, +)
  }

  func subtracting(_ other: PredicateNumber) -> PredicateNumber {
    combine(other, { $0.subtractingReportingOverflow($1) }, -)
  }

  func multiplied(by other: PredicateNumber) -> PredicateNumber {
    combine(other, { $0.multipliedReportingOverflow(by: $1) }, *)
  }

  /// Divides; two whole numbers give a whole number, as in C.
  func divided(
    by other: PredicateNumber
  ) throws(PredicateEvaluationError.Problem)
    -> PredicateNumber
  {
    if case .integer = self, case .integer(0) = other { throw .divisionByZero }
    return combine(other, { $0.dividedReportingOverflow(by: $1) }, /)
  }

  func remainder(
    dividingBy other: PredicateNumber
  ) throws(PredicateEvaluationError.Problem) -> PredicateNumber {
    if case .integer = self, case .integer(0) = other { throw .divisionByZero }
    // The least number divided by -1 overflows, but leaves nothing.
    if case .integer = self, case .integer(-1) = other { return .integer(0) }
    return combine(
      other,
      { $0.remainderReportingOverflow(dividingBy: $1) },
      { $0.truncatingRemainder(dividingBy: $1) }
    )
  }

  func raised(to exponent: PredicateNumber) -> PredicateNumber {
    if case .integer(let base) = self, case .integer(let count) = exponent, count >= 0,
      let power = Self.power(base, count)
    {
      return .integer(power)
    }
    return .real(Foundation.pow(double, exponent.double))
  }

  private func combine(
    _ other: PredicateNumber,
    _ whole: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    _ real: (Double, Double) -> Double
  ) -> PredicateNumber {
    if case .integer(let first) = self, case .integer(let second) = other {
      let (value, overflow) = whole(first, second)
      if !overflow { return .integer(value) }
    }
    return .real(real(double, other.double))
  }

  /// A power of a whole number; nil when it has more than 64 bits.
  private static func power(_ base: Int64, _ exponent: Int64) -> Int64? {
    var result: Int64 = 1
    var factor = base
    var remaining = exponent
    while remaining > 0 {
      if remaining & 1 == 1 {
        let (product, overflow) = result.multipliedReportingOverflow(by: factor)
        if overflow { return nil }
        result = product
      }
      remaining >>= 1
      if remaining > 0 {
        let (square, overflow) = factor.multipliedReportingOverflow(by: factor)
        if overflow { return nil }
        factor = square
      }
    }
    return result
  }
}
