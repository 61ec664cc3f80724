internal import Diagnostics

extension CSSParser {
  func isAt(_ character: Character) -> Bool {
    position < source.count && source[position] == character.asciiValue
  }

  /// Passes over a character, and says whether it was there.
  mutating func skip(_ character: Character) -> Bool {
    guard isAt(character) else { return false }
    position += 1
    return true
  }

  mutating func skipBlanks() {
    while position < source.count, source[position].isCSSBlank { position += 1 }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// Whether a name begins here.
  var isAtName: Bool {
    guard position < source.count else { return false }
    let byte = source[position]
    if byte == UInt8(ascii: "-") {
      return position + 1 < source.count && source[position + 1].isCSSNamePart
        && !source[position + 1].isCSSDigit
    }
    return byte.isCSSNamePart && !byte.isCSSDigit || byte == UInt8(ascii: "\\")
  }

  /// Reads a name, with escapes such as `\.` and `\31`.
  mutating func parseName() throws(CSSSyntaxError) -> String {
    guard isAtName else { throw unexpected(.name) }
    let name = parseNameParts()
    guard !name.isEmpty else { throw unexpected(.name) }
    return name
  }

  private mutating func parseNameParts() -> String {
    var bytes: [UInt8] = []
    while position < source.count {
      let byte = source[position]
      if byte.isCSSNamePart {
        bytes.append(byte)
        position += 1
      } else if byte == UInt8(ascii: "\\"), position + 1 < source.count {
        parseEscape(into: &bytes)
      } else {
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a backslash and what it stands before: a number of a character, or the character.
  private mutating func parseEscape(into bytes: inout [UInt8]) {
    position += 1
    var value: UInt32 = 0
    let start = position
    while position < source.count, position < start + 6,
      let digit = Character(Unicode.Scalar(source[position])).hexDigitValue,
      source[position] < 0x80
    {
      value = value * 16 + UInt32(digit)
      position += 1
    }
    guard position == start else {
      if position < source.count, source[position].isCSSBlank { position += 1 }
      let scalar = value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
      bytes += Array(String(Character(scalar)).utf8)
      return
    }
    guard position < source.count else { return }
    // The bytes of one character stay together, since all but the first are parts of names.
    bytes.append(source[position])
    position += 1
  }

  /// Reads a value in quotes or without them.
  mutating func parseValue(open: Int) throws(CSSSyntaxError) -> String {
    guard position < source.count else { throw failure(.unclosed("["), at: open..<open + 1) }
    if isAt("\"") || isAt("'") { return try parseQuoted() }
    let value = parseNameParts()
    guard !value.isEmpty else { throw unexpected(.value) }
    return value
  }

  private mutating func parseQuoted() throws(CSSSyntaxError) -> String {
    let open = position
    let quote = source[position]
    position += 1
    var bytes: [UInt8] = []
    while position < source.count, source[position] != quote {
      let byte = source[position]
      if byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\\"), position + 1 < source.count {
        if source[position + 1] == UInt8(ascii: "\n") {
          // An escaped line break joins two lines.
          position += 2
        } else {
          parseEscape(into: &bytes)
        }
      } else {
        bytes.append(byte)
        position += 1
      }
    }
    guard position < source.count, source[position] == quote else {
      throw failure(.unclosed(text(open..<open + 1)), at: open..<open + 1)
    }
    position += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads what stands in parentheses, without blanks around it.
  mutating func parseParenthesis() throws(CSSSyntaxError) -> String {
    let open = position
    position += 1
    skipBlanks()
    if isAt("\"") || isAt("'") {
      let value = try parseQuoted()
      skipBlanks()
      guard skip(")") else { throw failure(.unclosed("("), at: open..<open + 1) }
      return value
    }
    let start = position
    while position < source.count, !isAt(")") { position += 1 }
    var end = position
    while end > start, source[end - 1].isCSSBlank { end -= 1 }
    guard skip(")") else { throw failure(.unclosed("("), at: open..<open + 1) }
    return text(start..<end)
  }
}

extension UInt8 {
  fileprivate var isCSSBlank: Bool {
    self == UInt8(ascii: " ") || self >= 0x09 && self <= 0x0D && self != 0x0B
  }

  fileprivate var isCSSDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether names may have the byte; those of characters beyond ASCII may all be there.
  fileprivate var isCSSNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...0xFF: true
    default: isCSSDigit
    }
  }
}
