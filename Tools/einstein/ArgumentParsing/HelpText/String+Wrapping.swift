extension String {
  /// Returns the words of the text on lines of at most so many characters.
  ///
  /// A word that is longer than a line stands alone on one. Runs of spaces become one space.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The text on one line, as completion scripts need it.
  var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the text with spaces at its end up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
