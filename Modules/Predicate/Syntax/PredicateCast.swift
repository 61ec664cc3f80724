/// What a value can be converted to by `CAST`; the raw value is the name of Apple's class.
public enum PredicateCast: String, Codable, Hashable, Sendable, CaseIterable {
  /// A text.
  case string = "NSString"

  /// A number; a text is read as one.
  case number = "NSNumber"

  /// A number; a text is read as one.
  case decimalNumber = "NSDecimalNumber"

  /// A moment; a number counts the seconds since the start of 2001 UTC.
  case date = "NSDate"
}
