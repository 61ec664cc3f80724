/// Text made fit for one line of a terminal: nothing invisible, nothing that moves the cursor.
package enum VisibleText {
  /// Escapes what cannot be seen, and optionally quotes.
  ///
  /// Line breaks and tabs become `\n`, `\r` and `\t`; other control characters, marks of writing
  /// direction, zero-width and private-use characters become `\u{…}`; a backslash is doubled.
  package static func escaped(_ text: String, quote: Character? = nil) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case _ where Character(scalar) == quote:
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where isInvisible(scalar):
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The beginning of a text, on one line, for use in a message.
  package static func excerpt(_ text: some StringProtocol, limit: Int = 40) -> String {
    let beginning = text.prefix(limit)
    var trimmed = beginning.drop(while: \.isWhitespace)
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    return escaped(String(trimmed)) + (beginning.endIndex < text.endIndex ? "…" : "")
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    // Zero-width joiners hold emoji together; hiding them would show several pictures for one.
    case .format: scalar != "\u{200D}"
    default: false
    }
  }
}
