internal import Foundation

extension PredicateValue {
  /// Returns whether two values are the same to `==` without options.
  ///
  /// Numbers are compared by what they are worth and texts by their code units (Apple's
  /// `isEqual:` and `isEqualToString:`); values of different kinds are never the same.
  public func isEqual(to other: PredicateValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.array(let first), .array(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.isEqual(to: $1) }
    case (.set(let first), .set(let second)):
      first.count == second.count && Self.isSubset(first, of: second)
    case (.object(let first as NestedListSubject), _): first.value.isEqual(to: other)
    case (_, .object(let second as NestedListSubject)): isEqual(to: second.value)
    case (.object(let first), .object(let second)): first.isEqual(to: second)
    default: numericOrder(to: other) == .orderedSame
    }
  }

  private static func isSubset(_ first: [PredicateValue], of second: [PredicateValue]) -> Bool {
    let lookup = MemberLookup(second)
    return first.allSatisfy { lookup.contains($0) }
  }

  /// How two values are ordered; nil when they cannot be.
  func order(to other: PredicateValue) -> ComparisonResult? {
    switch (self, other) {
    case (.string(let first), .string(let second)):
      NSString(string: first).compare(second)
    default: numericOrder(to: other)
    }
  }

  /// How two numbers, or two dates, are ordered; nil when they are neither.
  ///
  /// Not-a-number comes before all others and is equal to itself, as in `NSNumber`.
  private func numericOrder(to other: PredicateValue) -> ComparisonResult? {
    switch (self, other) {
    case (.integer(let first), .integer(let second)): Self.order(first, second)
    case (.real(let first), .real(let second)): Self.order(first, second)
    case (.integer(let first), .real(let second)): Self.order(first, second)
    case (.date(let first), .date(let second)):
      Self.order(
        first.timeIntervalSinceReferenceDate,
        second.timeIntervalSinceReferenceDate
      )
    case (.real(let first), .integer(let second)):
      switch Self.order(second, first) {
      case .orderedAscending: .orderedDescending
      case .orderedDescending: .orderedAscending
      case .orderedSame: .orderedSame
      }
    default: nil
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult
  {
    if first < second { return .orderedAscending }
    if first == second { return .orderedSame }
    if first > second { return .orderedDescending }
    let firstIsNumber = first == first
    let secondIsNumber = second == second
    if firstIsNumber == secondIsNumber { return .orderedSame }
    return firstIsNumber ? .orderedDescending : .orderedAscending
  }

  /// Compares without rounding the whole number.
  private static func order(_ first: Int64, _ second: Double) -> ComparisonResult {
    if second.isNaN { return .orderedDescending }
    if second >= 0x1p63 { return .orderedAscending }
    if second < -0x1p63 { return .orderedDescending }
    let whole = Int64(second.rounded(.towardZero))
    if first != whole { return order(first, whole) }
    return order(0.0, second - second.rounded(.towardZero))
  }
}

extension PredicateValue: CustomStringConvertible {
  /// A short text for messages.
  public var description: String {
    switch self {
    case .null: "nil"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .string(let value): PredicateConstant.string(value.shortened).description
    case .date(let value): PredicateConstant.date(value).description
    case .array(let values), .set(let values):
      "{\(values.prefix(5).map(\.description).joined(separator: ", "))\(values.count > 5 ? ", …" : "")}"
    case .object(let subject): "an object (\(subject.subjectName))"
    }
  }

  /// What kind of value it is, for messages.
  var kindName: String {
    switch self {
    case .null: "nil"
    case .integer, .real: "a number"
    case .string: "a text"
    case .date: "a date"
    case .array: "a list"
    case .set: "a set"
    case .object(let subject): subject.predicateMembers == nil ? "an object" : "a dictionary"
    }
  }
}

extension String {
  /// The text, or the beginning of a long one.
  fileprivate var shortened: String { count > 60 ? prefix(60) + "…" : self }
}
