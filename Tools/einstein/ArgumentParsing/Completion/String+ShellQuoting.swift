extension String {
  /// The text as one word of bash or zsh.
  var quotedForBourneShell: String {
    "'" + replacing("'", with: "'\\''") + "'"
  }

  /// The text as one word of fish, which knows only two escapes within single quotes.
  var quotedForFish: String {
    "'" + escaping("\\'") + "'"
  }

  /// Returns the text with a backslash before each of some characters.
  func escaping(_ special: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if special.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private func replacing(_ special: Unicode.Scalar, with replacement: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar == special {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as a part of a function name: letters, digits and underscores.
  var asShellIdentifier: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
