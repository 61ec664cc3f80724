/// Goes through a JSON or JSON5 text to its end, or to the place where it breaks the grammar.
struct JSONScanner {
  /// Takes a part of the text, or says what is expected instead of it.
  typealias Visitor = (JSONToken) throws(Expectation) -> Void

  /// What was expected at the offset, and was not there.
  struct Expectation: Error {
    var text: String
  }

  /// Foundation's decoder goes no deeper; Einstein's own JSON has three levels.
  private static let maximumDepth = 512

  let bytes: [UInt8]
  let dialect: JSONDialect
  var offset = 0
  /// For each open array or object, whether it is an object.
  private var isObject: [Bool] = []

  init(bytes: [UInt8], dialect: JSONDialect = .json) {
    self.bytes = bytes
    self.dialect = dialect
  }

  /// Scans the whole text.
  mutating func scan(_ visit: Visitor) throws(Expectation) {
    repeat {
      try scanValue(visit)
      // A value may end arrays and objects; what is left expects another value.
      while let inObject = isObject.last {
        try skipBlanks()
        if take(",") {
          if dialect == .json5 {
            try skipBlanks()
            if byte == UInt8(ascii: inObject ? "}" : "]") { continue }
          }
          if inObject { try scanKey(visit) }
          break
        }
        guard take(inObject ? "}" : "]") else {
          throw Expectation(text: inObject ? "',' or '}'" : "',' or ']'")
        }
        isObject.removeLast()
        try hand(inObject ? .endObject : .endArray, from: offset - 1, to: visit)
      }
    } while !isObject.isEmpty
    try skipBlanks()
    if offset < bytes.count { throw Expectation(text: "the end of the text") }
  }

  /// Scans a value, or the beginning of an array or object up to its first value.
  private mutating func scanValue(_ visit: Visitor) throws(Expectation) {
    while true {
      try skipBlanks()
      let start = offset
      if take("{") {
        try hand(.beginObject, from: start, to: visit)
        try skipBlanks()
        if take("}") { return try hand(.endObject, from: offset - 1, to: visit) }
        try open(isObject: true)
        try scanKey(visit)
      } else if take("[") {
        try hand(.beginArray, from: start, to: visit)
        try skipBlanks()
        if take("]") { return try hand(.endArray, from: offset - 1, to: visit) }
        try open(isObject: false)
      } else if let quote = byte, isQuote(quote) {
        try scanString(quote)
        return try hand(.string, from: start, to: visit)
      } else if try scanWord() {
        return try hand(.word, from: start, to: visit)
      } else {
        try scanNumber()
        return try hand(.number, from: start, to: visit)
      }
    }
  }

  private mutating func open(isObject: Bool) throws(Expectation) {
    guard self.isObject.count < Self.maximumDepth else {
      throw Expectation(text: "no more than \(Self.maximumDepth) levels of nesting")
    }
    self.isObject.append(isObject)
  }

  /// Hands a part over that ends here; a part that is not taken is where the fault is.
  private mutating func hand(
    _ kind: JSONToken.Kind,
    from start: Int,
    to visit: Visitor
  ) throws(Expectation) {
    do throws(Expectation) {
      try visit(JSONToken(kind: kind, range: start..<offset))
    } catch {
      offset = start
      throw error
    }
  }

  private mutating func scanWord() throws(Expectation) -> Bool {
    if dialect == .json5, byte == UInt8(ascii: "N") || byte == UInt8(ascii: "I") { return false }
    for word in ["true", "false", "null"] where byte == word.utf8.first {
      let rest = bytes[offset...].prefix(word.utf8.count)
      guard word.utf8.starts(with: rest) else { return false }
      offset += rest.count
      // The text may end inside the word.
      guard rest.count == word.utf8.count else { throw Expectation(text: word) }
      return true
    }
    return false
  }

  private mutating func scanKey(_ visit: Visitor) throws(Expectation) {
    try skipBlanks()
    let start = offset
    if let quote = byte, isQuote(quote) {
      try scanString(quote)
    } else if dialect == .json5 {
      try scanIdentifier()
    } else {
      throw Expectation(text: "a key in double quotes")
    }
    try hand(.key, from: start, to: visit)
    try skipBlanks()
    guard take(":") else { throw Expectation(text: "':'") }
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || dialect == .json5 && byte == UInt8(ascii: "'")
  }

  private mutating func scanString(_ quote: UInt8) throws(Expectation) {
    offset += 1
    while let byte {
      offset += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\") {
        try dialect == .json5 ? scanEscape5() : scanEscape()
      } else if byte < 0x20, dialect == .json {
        offset -= 1
        throw Expectation(text: "no control character in a string")
      } else if byte == 0x0A || byte == 0x0D {
        offset -= 1
        throw Expectation(text: "the closing quote, or a backslash at the end of the line")
      }
    }
    throw Expectation(text: "the closing quote of a string")
  }

  private mutating func scanEscape() throws(Expectation) {
    guard let escaped = byte, "\"\\/bfnrtu".utf8.contains(escaped) else {
      throw Expectation(text: "an escape such as \\n or \\u0041")
    }
    offset += 1
    if escaped == UInt8(ascii: "u") { try scanHexDigits(4, "four hexadecimal digits") }
  }

  mutating func scanHexDigits(_ count: Int, _ expected: String) throws(Expectation) {
    for _ in 0..<count {
      guard let digit = byte, Self.isHexDigit(digit) else { throw Expectation(text: expected) }
      offset += 1
    }
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  private mutating func scanNumber() throws(Expectation) {
    if dialect == .json5 { return try scanNumber5() }
    let start = offset
    _ = take("-")
    if !take("0") { try scanDigits(start == offset ? "a value" : "a digit") }
    if take(".") { try scanDigits("a digit") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try scanDigits("a digit")
    }
  }

  mutating func scanDigits(_ expected: String) throws(Expectation) {
    guard let first = byte, (0x30...0x39).contains(first) else { throw Expectation(text: expected) }
    while let digit = byte, (0x30...0x39).contains(digit) { offset += 1 }
  }

  private mutating func skipBlanks() throws(Expectation) {
    if dialect == .json5 { return try skipBlanks5() }
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }
}
