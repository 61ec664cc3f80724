extension Unicode.Scalar {
  /// Whether a terminal may obey the character instead of showing it.
  ///
  /// These are the control characters, line separators, and the marks that turn the direction of
  /// writing.
  package var isControl: Bool {
    switch self {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      true
    default: false
    }
  }

  /// The character as it may be shown: one that a terminal would obey becomes an escape.
  package var visible: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case _ where isControl: "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: String(Character(self))
    }
  }
}
