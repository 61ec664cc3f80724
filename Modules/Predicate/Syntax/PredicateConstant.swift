public import struct Foundation.Date

/// A value that is written down in a predicate.
///
/// Yes and no are the numbers 1 and 0, as everywhere in the language.
public enum PredicateConstant: Sendable {
  /// `NULL` or `NIL`.
  case null

  /// A whole number, or yes or no.
  case integer(Int64)

  /// A number with a fraction.
  case real(Double)

  /// A text.
  case string(String)

  /// A moment; the language has no literal for it but `CAST(seconds, 'NSDate')`.
  case date(Date)
}

extension PredicateConstant: Hashable {
  /// Returns whether two constants are the same, to the last bit.
  ///
  /// Strings that differ only in their Unicode normalisation are not.
  public static func == (first: PredicateConstant, second: PredicateConstant) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.integer(let first), .integer(let second)): first == second
    case (.real(let first), .real(let second)): first.bitPattern == second.bitPattern
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.date(let first), .date(let second)):
      first.timeIntervalSinceReferenceDate.bitPattern
        == second.timeIntervalSinceReferenceDate.bitPattern
    default: false
    }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value.bitPattern)
    case .string(let value):
      var value = value
      value.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .date(let value): hasher.combine(value.timeIntervalSinceReferenceDate.bitPattern)
    }
  }
}

extension PredicateConstant {
  /// The value as a number with a fraction, when it is a number.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }
}
