extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    quoted { "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }
  }

  /// The text as a literal of JSON5.
  var jsonLiteral: String {
    quoted { scalar in
      UTF16.encode(scalar).map { units in
        units.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      } ?? ""
    }
  }

  /// The text for a comment: on one line, and nothing in it that cannot be seen.
  var inComment: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.isSeen ? $0 : " " }
      )
    )
  }

  private func quoted(escape: (Unicode.Scalar) -> String) -> String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      // A mark at the beginning would be seen on the quote.
      default:
        let isShown = scalar.isSeen && !(literal == "\"" && scalar.isMark)
        literal += isShown ? String(scalar) : escape(scalar)
      }
    }
    return literal + "\""
  }
}

extension Unicode.Scalar {
  /// Whether the character is shown on the one before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the character is one that can be seen, or an ordinary blank.
  fileprivate var isSeen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    case .spaceSeparator: self == " "
    default: true
    }
  }
}
