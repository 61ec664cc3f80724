/// Splits a format string into tokens.
///
/// - Complexity: O(n) in bytes.
///
/// It never fails: where something is no token it puts down an invalid one, remembers why, and
/// stops. The parser reports that only if nothing before it is wrong.
struct FormatTokenizer {
  private let source: [UInt8]
  private var position = 0
  private(set) var tokens: [FormatToken] = []
  /// Why the last token but the end is invalid, if it is.
  private(set) var problem: PredicateSyntaxError.Problem?
  /// The opening brackets that are not closed yet, as numbers of tokens.
  private var openBrackets: [Int] = []

  init(_ source: [UInt8]) {
    self.source = source
    tokens.reserveCapacity(source.count / 4 + 4)
    while problem == nil, skipSpace() { scanToken() }
    add(.end, from: source.count, to: source.count)
  }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  /// Passes over white space and says whether anything follows.
  private mutating func skipSpace() -> Bool {
    while position < source.count, source[position].isFormatSpace { position += 1 }
    return position < source.count
  }

  private mutating func add(_ kind: FormatToken.Kind, from start: Int, to end: Int) {
    tokens.append(FormatToken(kind: kind, start: start, end: end))
    position = end
  }

  private mutating func add(_ kind: FormatToken.Kind, length: Int) {
    add(kind, from: position, to: position + length)
  }

  private mutating func fail(
    _ problem: PredicateSyntaxError.Problem,
    from start: Int,
    to end: Int
  ) {
    self.problem = problem
    add(.invalid, from: start, to: end)
  }

  private mutating func scanToken() {
    let byte = source[position]
    let next = self.byte(at: position + 1)
    switch byte {
    case _ where byte.isIdentifierStart: scanWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): scanText(quote: byte)
    case UInt8(ascii: "."): add(.dot, length: 1)
    case UInt8(ascii: ","): add(.comma, length: 1)
    case UInt8(ascii: "("): addOpening(.openParenthesis)
    case UInt8(ascii: "["): addOpening(.openBracket)
    case UInt8(ascii: "{"): addOpening(.openBrace)
    case UInt8(ascii: ")"): addClosing(.closeParenthesis, of: .openParenthesis)
    case UInt8(ascii: "]"): addClosing(.closeBracket, of: .openBracket)
    case UInt8(ascii: "}"): addClosing(.closeBrace, of: .openBrace)
    case UInt8(ascii: "%"): scanArgument()
    case UInt8(ascii: "$"): scanPrefixed(.variable)
    case UInt8(ascii: "@"): scanPrefixed(.collectionOperator)
    case UInt8(ascii: "#"): scanPrefixed(.escapedWord)
    case UInt8(ascii: "="):
      switch next {
      case UInt8(ascii: "="): add(.comparison(.equalTo), length: 2)
      case UInt8(ascii: "<"): add(.comparison(.lessThanOrEqualTo), length: 2)
      case UInt8(ascii: ">"): add(.comparison(.greaterThanOrEqualTo), length: 2)
      default: add(.comparison(.equalTo), length: 1)
      }
    case UInt8(ascii: "<"):
      switch next {
      case UInt8(ascii: "="): add(.comparison(.lessThanOrEqualTo), length: 2)
      case UInt8(ascii: ">"): add(.comparison(.notEqualTo), length: 2)
      case UInt8(ascii: "<"): add(.infix(.leftShift), length: 2)
      default: add(.comparison(.lessThan), length: 1)
      }
    case UInt8(ascii: ">"):
      switch next {
      case UInt8(ascii: "="): add(.comparison(.greaterThanOrEqualTo), length: 2)
      case UInt8(ascii: ">"): add(.infix(.rightShift), length: 2)
      default: add(.comparison(.greaterThan), length: 1)
      }
    case UInt8(ascii: "!"):
      next == UInt8(ascii: "=") ? add(.comparison(.notEqualTo), length: 2) : add(.not, length: 1)
    case UInt8(ascii: "&"):
      next == byte ? add(.and, length: 2) : add(.infix(.bitwiseAnd), length: 1)
    case UInt8(ascii: "|"):
      next == byte ? add(.or, length: 2) : add(.infix(.bitwiseOr), length: 1)
    case UInt8(ascii: "*"):
      next == byte ? add(.infix(.raise), length: 2) : add(.infix(.multiply), length: 1)
    case UInt8(ascii: ":"):
      next == UInt8(ascii: "=") ? add(.assign, length: 2) : add(.colon, length: 1)
    case UInt8(ascii: "+"): add(.infix(.add), length: 1)
    case UInt8(ascii: "-"): add(.infix(.subtract), length: 1)
    case UInt8(ascii: "/"): add(.infix(.divide), length: 1)
    case UInt8(ascii: "^"): add(.infix(.bitwiseXor), length: 1)
    default: failAtCharacter()
    }
  }

  private mutating func addOpening(_ kind: FormatToken.Kind) {
    openBrackets.append(tokens.count)
    add(kind, length: 1)
  }

  private mutating func addClosing(_ kind: FormatToken.Kind, of opening: FormatToken.Kind) {
    if let open = openBrackets.last, tokens[open].kind == opening {
      tokens[open].partner = tokens.count
      openBrackets.removeLast()
    }
    add(kind, length: 1)
  }

  private mutating func failAtCharacter() {
    var end = position + 1
    while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    let character = String(decoding: source[position..<end], as: UTF8.self)
    fail(.unexpectedCharacter(character), from: position, to: end)
  }

  /// The end of the identifier that starts at a place.
  private func endOfIdentifier(from start: Int) -> Int {
    var end = start
    while end < source.count, source[end].isIdentifierPart { end += 1 }
    return end
  }

  private mutating func scanWord() {
    let start = position
    var end = endOfIdentifier(from: start)
    if end - start == 3, byte(at: end) == UInt8(ascii: "-") {
      for keyword in [FormatKeyword.utiConformsTo, .utiEquals] {
        let whole = start + keyword.rawValue.utf8.count
        if whole <= source.count, !byte(at: whole).isIdentifierPart,
          FormatKeyword(source[start..<whole]) == keyword
        {
          end = whole
        }
      }
    }
    add(FormatKeyword(source[start..<end])?.kind ?? .word, from: start, to: end)
  }

  /// Scans an identifier with a sign before it.
  private mutating func scanPrefixed(_ kind: FormatToken.Kind) {
    let start = position
    let end = endOfIdentifier(from: start + 1)
    guard end > start + 1, byte(at: start + 1).isIdentifierStart else { return failAtCharacter() }
    add(kind, from: start, to: end)
  }

  /// Scans a whole number in any base, or one with a fraction or an exponent.
  private mutating func scanNumber() {
    let start = position
    var end = start
    let second = byte(at: start + 1) | 0x20
    if source[start] == UInt8(ascii: "0"),
      [UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b")].contains(second)
    {
      end = endOfIdentifier(from: start)
    } else {
      skipDigits(&end)
      if byte(at: end) == UInt8(ascii: "."), byte(at: end + 1).isDigit {
        end += 1
        skipDigits(&end)
      }
      if byte(at: end) | 0x20 == UInt8(ascii: "e") {
        let hasSign = [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(at: end + 1))
        let digits = end + (hasSign ? 2 : 1)
        if byte(at: digits).isDigit {
          end = digits
          skipDigits(&end)
        }
      }
    }
    guard !byte(at: end).isIdentifierPart else {
      end = endOfIdentifier(from: end)
      let text = String(decoding: source[start..<end], as: UTF8.self)
      return fail(.malformedNumber(text), from: start, to: end)
    }
    add(.number, from: start, to: end)
  }

  private func skipDigits(_ end: inout Int) {
    while byte(at: end).isDigit { end += 1 }
  }

  private mutating func scanText(quote: UInt8) {
    let start = position
    var kind = FormatToken.Kind.text
    var end = start + 1
    while end < source.count, source[end] != quote {
      switch source[end] {
      case UInt8(ascii: "\\"):
        kind = .escapedText
        end += 1
        guard end < source.count else { break }
        // What is escaped is looked at again, for a newline is wrong even here.
        if source[end] != UInt8(ascii: "\n") { end += 1 }
      case UInt8(ascii: "\n"):
        return fail(.newlineInText, from: end, to: end + 1)
      default: end += 1
      }
    }
    guard end < source.count else {
      return fail(.unterminatedText, from: start, to: source.count)
    }
    add(kind, from: start, to: end + 1)
  }

  private mutating func scanArgument() {
    let start = position
    var end = start + 1
    if byte(at: end) == UInt8(ascii: "%") { return fail(.percentSign, from: start, to: end + 1) }
    if byte(at: end) == UInt8(ascii: "@") { return add(.argument, from: start, to: end + 1) }
    end = endOfIdentifier(from: end)
    let text = String(decoding: source[start..<end], as: UTF8.self)
    guard FormatSpecifier(text.utf8.dropFirst()) != nil else {
      return fail(.unknownSpecifier(text), from: start, to: max(end, start + 1))
    }
    add(.argument, from: start, to: end)
  }
}

extension UInt8 {
  /// Whether the byte is white space between tokens.
  fileprivate var isFormatSpace: Bool {
    self == UInt8(ascii: " ") || (self >= 9 && self <= 13)
  }

  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is an ASCII letter or an underscore.
  var isIdentifierStart: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
  }

  /// Whether the byte may follow in a name.
  var isIdentifierPart: Bool { isIdentifierStart || isDigit }
}
