internal import Foundation

/// A type that says itself what its values are to a predicate.
///
/// One question finds out whether a value of unknown type is of any of these.
protocol PredicateValueConvertible {
  /// The value; inside how many lists it stands is passed on to the members of another list.
  func predicateValue(nesting: Int) -> PredicateValue
}

extension PredicateValue: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { self }
}

extension PredicateConstant: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { PredicateValue(self) }
}

extension Optional: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue {
    map { PredicateValue($0, nesting: nesting) } ?? .null
  }
}

extension Array: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue {
    PredicateValue(members: lazy.map { $0 as Any }, of: self, nesting: nesting)
  }
}

extension Set: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue {
    PredicateValue(members: lazy.map { $0 as Any }, of: self, isSet: true, nesting: nesting)
  }
}

extension ClosedRange: PredicateValueConvertible {
  /// The list of both bounds, for BETWEEN.
  func predicateValue(nesting: Int) -> PredicateValue {
    PredicateValue(members: [lowerBound, upperBound], of: self, nesting: nesting)
  }
}

extension Dictionary: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { .object(DictionarySubject(self)) }
}

extension AnyHashable: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { PredicateValue(base, nesting: nesting) }
}

extension Character: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { .string(String(self)) }
}

extension Date: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { .date(self) }
}

extension Decimal: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue {
    .real(NSDecimalNumber(decimal: self).doubleValue)
  }
}

extension URL: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { .object(FoundationSubject(value: self)) }
}

extension UUID: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { .object(FoundationSubject(value: self)) }
}

extension Data: PredicateValueConvertible {
  func predicateValue(nesting: Int) -> PredicateValue { .object(FoundationSubject(value: self)) }
}
