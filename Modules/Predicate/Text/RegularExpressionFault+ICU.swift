#if canImport(_FoundationICU)
internal import _FoundationICU
#endif

extension RegularExpressionFault {
  /// Finds out why ICU does not accept a pattern; it does not accept an empty one, either.
  ///
  /// Foundation says only that it does not. Where Foundation brings ICU as a module of its own, ICU
  /// itself is asked; elsewhere the place stays unknown.
  static func malformed(_ pattern: String) -> RegularExpressionFault {
    #if canImport(_FoundationICU)
    var status = U_ZERO_ERROR
    var error = UParseError()
    let units = Array(pattern.utf16)
    // Flags do not matter for what is accepted, and ICU's own name has a prefix in this build.
    let expression = swift_uregex_open(units, Int32(units.count), 0, &error, &status)
    if let expression { swift_uregex_close(expression) }
    let name = swift_u_errorName(status).map { String(cString: $0) } ?? ""
    let message = Self.wording[name].map { "\($0) (\(name))" } ?? name
    return .malformed(message: message, offset: Self.offset(of: error, in: pattern))
    #else
    return .malformed(message: "a syntax error", offset: nil)
    #endif
  }

  #if canImport(_FoundationICU)
  /// The place of an error in the whole pattern; ICU counts lines from 1, and characters in them.
  private static func offset(of error: UParseError, in pattern: String) -> Int? {
    guard error.line > 0, error.offset >= 0 else { return nil }
    var line: Int32 = 1
    var column: Int32 = 0
    var last: Unicode.Scalar?
    var offset = 0
    for scalar in pattern.unicodeScalars {
      if line == error.line, column == error.offset { return offset }
      offset += 1
      switch scalar {
      case "\r", "\u{85}", "\u{2028}": (line, column) = (line + 1, 0)
      case "\n" where last != "\r": (line, column) = (line + 1, 0)
      case "\n": break
      default: column += 1
      }
      last = scalar
    }
    return offset
  }
  #endif

  /// What ICU's error codes for patterns mean.
  private static let wording = [
    "U_ILLEGAL_ARGUMENT_ERROR": "nothing in it",
    "U_REGEX_RULE_SYNTAX": "a syntax error",
    "U_REGEX_BAD_ESCAPE_SEQUENCE": "an unknown backslash sequence",
    "U_REGEX_PROPERTY_SYNTAX": "an unknown character property",
    "U_REGEX_UNIMPLEMENTED": "a feature that ICU does not have",
    "U_REGEX_MISMATCHED_PAREN": "a parenthesis without a partner",
    "U_REGEX_NUMBER_TOO_BIG": "a number that is too large",
    "U_REGEX_BAD_INTERVAL": "an interval {min,max} that is none",
    "U_REGEX_MAX_LT_MIN": "an interval {min,max} whose end is before its start",
    "U_REGEX_INVALID_BACK_REF": "a reference to a group that does not exist",
    "U_REGEX_INVALID_FLAG": "an unknown flag",
    "U_REGEX_LOOK_BEHIND_LIMIT": "a look-behind without a limit",
    "U_REGEX_SET_CONTAINS_STRING": "a set that contains a text",
    "U_REGEX_MISSING_CLOSE_BRACKET": "a bracket without a partner",
    "U_REGEX_INVALID_RANGE": "a range whose end is before its start",
    "U_REGEX_PATTERN_TOO_BIG": "a pattern that is too large",
    "U_REGEX_INVALID_CAPTURE_GROUP_NAME": "a name that no group can have",
  ]
}
