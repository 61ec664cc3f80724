/// What JSON5 has beyond JSON; the numbers in the comments are the sections of JSON5 1.0.0.
extension JSONScanner {
  /// Skips white space (8) and comments (7).
  mutating func skipBlanks5() throws(Expectation) {
    while let byte {
      switch byte {
      case 0x09...0x0D, 0x20: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0x80...:
        let (scalar, length) = scalar(at: offset)
        guard let scalar, Self.isBlank(scalar) else { return }
        offset += length
      default: return
      }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  private mutating func skipComment() throws(Expectation) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if next == UInt8(ascii: "/") {
      while let byte, byte != 0x0A, byte != 0x0D {
        // The separators of lines and paragraphs end a line as well.
        if byte == 0xE2, let scalar = scalar(at: offset).scalar,
          scalar == "\u{2028}" || scalar == "\u{2029}"
        {
          return
        }
        offset += 1
      }
    } else if next == UInt8(ascii: "*") {
      let start = offset
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return
        }
        offset += 1
      }
      offset = start
      throw Expectation(text: "the end of this comment, */, further on")
    } else {
      throw Expectation(text: "a comment, // or /*,")
    }
  }

  /// Scans a key without quotes: an identifier of ECMAScript 5.1 (3.1).
  mutating func scanIdentifier() throws(Expectation) {
    let start = offset
    while let byte {
      if byte == UInt8(ascii: "\\") {
        offset += 1
        guard take("u") else { throw Expectation(text: "an escape such as \\u0041") }
        try scanHexDigits(4, "four hexadecimal digits")
        continue
      }
      let (scalar, length) = scalar(at: offset)
      guard let scalar, Self.mayStand(scalar, first: offset == start) else { break }
      offset += length
    }
    if offset == start { throw Expectation(text: "a key") }
  }

  private static func mayStand(_ scalar: Unicode.Scalar, first isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": return true
    case "0"..."9", "\u{200C}", "\u{200D}": return !isFirst
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
    default: return false
    }
  }

  /// Scans what follows a backslash (5.1); most characters then stand for themselves.
  mutating func scanEscape5() throws(Expectation) {
    guard let byte else { throw Expectation(text: "the closing quote of a string") }
    switch byte {
    case UInt8(ascii: "u"):
      offset += 1
      try scanHexDigits(4, "four hexadecimal digits")
    case UInt8(ascii: "x"):
      offset += 1
      try scanHexDigits(2, "two hexadecimal digits")
    case UInt8(ascii: "0"):
      offset += 1
      if let digit = self.byte, (0x30...0x39).contains(digit) {
        throw Expectation(text: "no digit after \\0")
      }
    case 0x31...0x39: throw Expectation(text: "an escape such as \\n or \\u0041")
    case 0x0D:
      offset += 1
      _ = take("\n")
    default: offset += 1
    }
  }

  /// Scans a number (6), which may have a sign, a bare point, or be hexadecimal, infinite or NaN.
  mutating func scanNumber5() throws(Expectation) {
    let start = offset
    if !take("+") { _ = take("-") }
    let expected = start == offset ? "a value" : "a number"
    for word in ["Infinity", "NaN"] where byte == word.utf8.first {
      guard bytes[offset...].starts(with: word.utf8) else { throw Expectation(text: word) }
      offset += word.utf8.count
      return
    }
    if take("0") {
      if take("x") || take("X") {
        guard let digit = byte, Self.isHexDigit(digit) else {
          throw Expectation(text: "a hexadecimal digit")
        }
        while let digit = byte, Self.isHexDigit(digit) { offset += 1 }
        return
      }
      if take(".") { skipDigits() }
    } else if take(".") {
      try scanDigits("a digit")
    } else {
      try scanDigits(expected)
      if take(".") { skipDigits() }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try scanDigits("a digit")
    }
  }

  private mutating func skipDigits() {
    while let digit = byte, (0x30...0x39).contains(digit) { offset += 1 }
  }

  /// The character at an offset, and its length in bytes; nil where there is no UTF-8.
  private func scalar(at offset: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    var decoder = UTF8()
    var iterator = bytes[offset...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return (nil, 1) }
    return (scalar, UTF8.width(scalar))
  }
}
