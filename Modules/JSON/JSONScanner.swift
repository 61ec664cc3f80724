/// Goes through a JSON text to its end, or to the place where it breaks the grammar.
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
  private(set) var offset = 0
  /// For each open array or object, whether it is an object.
  private var isObject: [Bool] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Scans the whole text.
  mutating func scan(_ visit: Visitor) throws(Expectation) {
    repeat {
      try scanValue(visit)
      // A value may end arrays and objects; what is left expects another value.
      while let inObject = isObject.last {
        skipBlanks()
        if take(",") {
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
    skipBlanks()
    if offset < bytes.count { throw Expectation(text: "the end of the text") }
  }

  /// Scans a value, or the beginning of an array or object up to its first value.
  private mutating func scanValue(_ visit: Visitor) throws(Expectation) {
    while true {
      skipBlanks()
      let start = offset
      if take("{") {
        try hand(.beginObject, from: start, to: visit)
        skipBlanks()
        if take("}") { return try hand(.endObject, from: offset - 1, to: visit) }
        try open(isObject: true)
        try scanKey(visit)
      } else if take("[") {
        try hand(.beginArray, from: start, to: visit)
        skipBlanks()
        if take("]") { return try hand(.endArray, from: offset - 1, to: visit) }
        try open(isObject: false)
      } else if byte == UInt8(ascii: "\"") {
        try scanString()
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
    skipBlanks()
    guard byte == UInt8(ascii: "\"") else { throw Expectation(text: "a key in double quotes") }
    let start = offset
    try scanString()
    try hand(.key, from: start, to: visit)
    skipBlanks()
    guard take(":") else { throw Expectation(text: "':'") }
  }

  private mutating func scanString() throws(Expectation) {
    offset += 1
    while let byte {
      if take("\"") { return }
      if take("\\") {
        guard let escaped = self.byte, "\"\\/bfnrtu".utf8.contains(escaped) else {
          throw Expectation(text: "an escape such as \\n or \\u0041")
        }
        offset += 1
        if escaped == UInt8(ascii: "u") {
          for _ in 0..<4 {
            guard let digit = self.byte, Character(UnicodeScalar(digit)).isHexDigit else {
              throw Expectation(text: "four hexadecimal digits")
            }
            offset += 1
          }
        }
      } else if byte < 0x20 {
        throw Expectation(text: "no control character in a string")
      } else {
        offset += 1
      }
    }
    throw Expectation(text: "the closing quote of a string")
  }

  private mutating func scanNumber() throws(Expectation) {
    let start = offset
    _ = take("-")
    if !take("0") { try scanDigits(start == offset ? "a value" : "a digit") }
    if take(".") { try scanDigits("a digit") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try scanDigits("a digit")
    }
  }

  private mutating func scanDigits(_ expected: String) throws(Expectation) {
    guard let first = byte, (0x30...0x39).contains(first) else { throw Expectation(text: expected) }
    while let digit = byte, (0x30...0x39).contains(digit) { offset += 1 }
  }

  private mutating func skipBlanks() {
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }
}
