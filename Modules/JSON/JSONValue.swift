/// A value of JSON.
///
/// A number that is written as a whole one stays one, which Foundation's decoder does not promise.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number without fraction and exponent that fits 64 bits.
  case integer(Int64)
  /// Any other number.
  case real(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; of members with the same key, the last counts.
  case object([String: JSONValue])
}
