/// Takes a line of a script apart: words, texts in quotes, and what is left.
struct ScriptScanner {
  /// A part of the line, and where it stands.
  struct Piece {
    /// What it says, without quotes and escapes.
    var text: String
    /// In UTF-8 bytes of the line, with the quotes.
    var range: Range<Int>
    var isQuoted = false
  }

  let line: String
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ line: String) {
    self.line = line
    bytes = Array(line.utf8)
  }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool { bytes[position...].allSatisfy(\.isScriptBlank) }

  /// Where nothing is but should be.
  var end: Range<Int> { rest.range.upperBound..<rest.range.upperBound }

  /// All that is left, without the blanks around it, as it stands.
  var rest: Piece {
    var (start, end) = (position, bytes.count)
    while start < end, bytes[start].isScriptBlank { start += 1 }
    while end > start, bytes[end - 1].isScriptBlank { end -= 1 }
    return piece(start..<end)
  }

  /// Takes a word: all up to the next blank; nil at the end.
  mutating func word() -> Piece? {
    skipBlanks()
    let start = position
    while position < bytes.count, !bytes[position].isScriptBlank { position += 1 }
    return start == position ? nil : piece(start..<position)
  }

  /// Takes a text in quotes; nil where none stands, or where more follows without a blank.
  ///
  /// - Throws: That an escape stands for no character.
  mutating func quoted() throws(ScriptSyntaxError) -> Piece? {
    skipBlanks()
    guard let range = quotedRange else { return nil }
    let text = try unescaped(range.lowerBound + 1..<range.upperBound - 1)
    position = range.upperBound
    return Piece(text: text, range: range, isQuoted: true)
  }

  /// Takes a text in quotes, or a word with escapes; nil at the end.
  ///
  /// - Throws: That a quote has no other, or an escape stands for no character.
  mutating func argument() throws(ScriptSyntaxError) -> Piece? {
    if let quoted = try quoted() { return quoted }
    guard position < bytes.count else { return nil }
    if bytes[position].isScriptQuote { throw failure(.unclosedQuote, rest.range) }
    guard var word = word() else { return nil }
    word.text = try unescaped(word.range)
    return word
  }

  /// Takes all that is left: a text in quotes as what it says, anything else as it stands.
  mutating func remainder() throws(ScriptSyntaxError) -> Piece {
    let rest = rest
    position = bytes.count
    var scanner = self
    scanner.position = rest.range.lowerBound
    guard let range = scanner.quotedRange, range == rest.range else { return rest }
    return try scanner.quoted() ?? rest
  }

  /// Takes a number of bytes.
  mutating func skip(to position: Int) { self.position = position }

  /// A part of the line as it stands.
  func piece(_ range: Range<Int>) -> Piece {
    Piece(text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  func failure(_ problem: ScriptSyntaxError.Problem, _ range: Range<Int>) -> ScriptSyntaxError {
    ScriptSyntaxError(line: line, range: range, problem: problem)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isScriptBlank { position += 1 }
  }

  /// The text in quotes that begins here, if a blank or the end follows it.
  private var quotedRange: Range<Int>? {
    guard position < bytes.count, bytes[position].isScriptQuote else { return nil }
    var end = position + 1
    while end < bytes.count, bytes[end] != bytes[position] {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else { return nil }
    let isWhole = end + 1 == bytes.count || bytes[end + 1].isScriptBlank
    return isWhole ? position..<end + 1 : nil
  }
}

// MARK: - Escapes

extension ScriptScanner {
  /// The text of a part of the line with its escapes replaced.
  ///
  /// - Throws: That an escape stands for no character.
  func unescaped(_ range: Range<Int>) throws(ScriptSyntaxError) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      guard bytes[position] == UInt8(ascii: "\\") else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let (escaped, end) = try escape(at: position, before: range.upperBound)
      result += Array(String(Character(escaped)).utf8)
      position = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let simpleEscapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "\""): "\"", UInt8(ascii: "'"): "'",
  ]

  private func escape(
    at start: Int,
    before limit: Int
  ) throws(ScriptSyntaxError) -> (Unicode.Scalar, end: Int) {
    let letter = start + 1
    if letter < limit, let scalar = Self.simpleEscapes[bytes[letter]] {
      return (scalar, letter + 1)
    }
    var end = min(letter + 1, limit)
    if letter < limit, bytes[letter] == UInt8(ascii: "u") {
      let digits = bytes[(letter + 1)..<limit]
      if digits.first == UInt8(ascii: "{"), let close = digits.firstIndex(of: UInt8(ascii: "}")) {
        end = close + 1
        let number = UInt32(
          String(decoding: digits[(letter + 2)..<close], as: UTF8.self),
          radix: 16
        )
        if let number, let scalar = Unicode.Scalar(number) { return (scalar, end) }
      }
    }
    // Not into the middle of a character.
    while end < limit, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let range = start..<end
    throw failure(.unknownEscape(piece(range).text), range)
  }
}

extension UInt8 {
  /// Whether it separates words.
  var isScriptBlank: Bool { self == UInt8(ascii: " ") || self >= 0x09 && self <= 0x0D }

  fileprivate var isScriptQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
