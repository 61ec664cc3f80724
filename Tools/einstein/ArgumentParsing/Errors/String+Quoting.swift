extension String {
  /// The text in single quotes, on one line, with control characters made visible.
  ///
  /// What a user typed or pasted must not move the cursor or colour the terminal; and a very long
  /// value would hide the rest of the message.
  var quotedForMessage: String {
    let limit = 200
    var visible = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar {
      case "\n": visible += "\\n"
      case "\t": visible += "\\t"
      case "\r": visible += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return "'\(visible)\(unicodeScalars.count > limit ? "…" : "")'"
  }
}
