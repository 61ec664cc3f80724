/// Takes an expression apart into its words, one after the other.
struct XPathTokenizer {
  let source: [UInt8]
  private(set) var position = 0
  /// Whether the last word was an operand or the end of one.
  private var isAfterOperand = false

  init(_ source: [UInt8]) { self.source = source }

  /// Reads the next word; the problem is that a text does not end.
  mutating func next() -> (token: XPathToken, problem: XPathSyntaxError.Problem?) {
    while position < source.count, source[position].isXMLSpace { position += 1 }
    let start = position
    var problem: XPathSyntaxError.Problem?
    let kind = readKind(&problem)
    let token = XPathToken(kind: kind, range: start..<position)
    isAfterOperand = token.endsOperand
    return (token, problem)
  }

  private mutating func readKind(
    _ problem: inout XPathSyntaxError.Problem?
  ) -> XPathToken.Kind {
    guard position < source.count else { return .end }
    let start = position
    let byte = source[position]
    let following = position + 1 < source.count ? source[position + 1] : 0
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      guard let end = source[(start + 1)...].firstIndex(of: byte) else {
        problem = .unclosed(String(decoding: [byte], as: UTF8.self))
        position = start + 1
        return .stray
      }
      position = end + 1
      return .text(start + 1..<end)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
    case UInt8(ascii: ".") where following.isDigit: return readNumber()
    case UInt8(ascii: "$"):
      position += 1
      if let name = readName() { return .variable(name) }
      return .stray
    case UInt8(ascii: "*"):
      position += 1
      return isAfterOperand ? .operation("*") : .star
    default: break
    }
    for sign in Self.signs where source[start...].starts(with: sign.bytes) {
      position += sign.bytes.count
      return sign.isOperation ? .operation(sign.text) : .sign(sign.text)
    }
    if let name = readName() {
      return isAfterOperand && Self.words.contains(name) ? .operation(name) : .name(name)
    }
    position += 1
    while position < source.count, source[position] & 0xC0 == 0x80 { position += 1 }
    return .stray
  }

  /// Operators that are words.
  static let words: Set<String> = ["and", "or", "div", "mod"]

  /// The longer ones first.
  private static let signs: [(text: String, bytes: [UInt8], isOperation: Bool)] = [
    ("::", false), ("..", false), ("//", true), ("!=", true), ("<=", true), (">=", true),
    ("(", false), (")", false), ("[", false), ("]", false), ("@", false), (",", false),
    (".", false), ("/", true), ("|", true), ("+", true), ("-", true), ("=", true), ("<", true),
    (">", true),
  ].map { ($0.0, Array($0.0.utf8), $0.1) }

  /// Digits, a fraction, and as libxml2 has it an exponent.
  private mutating func readNumber() -> XPathToken.Kind {
    func skipDigits(_ place: Int) -> Int {
      var place = place
      while place < source.count, source[place].isDigit { place += 1 }
      return place
    }
    position = skipDigits(position)
    if position < source.count, source[position] == UInt8(ascii: ".") {
      position = skipDigits(position + 1)
    }
    if position < source.count, source[position] | 0x20 == UInt8(ascii: "e") {
      var place = position + 1
      if place < source.count,
        source[place] == UInt8(ascii: "-") || source[place] == UInt8(ascii: "+")
      {
        place += 1
      }
      let end = skipDigits(place)
      if end > place { position = end }
    }
    return .number
  }

  /// Reads a name without a prefix; nil when none begins here.
  private mutating func readName() -> String? {
    let start = position
    while let (scalar, length) = scalar(at: position),
      position == start ? scalar.beginsXMLName : scalar.continuesXMLName
    {
      position += length
    }
    return position > start ? String(decoding: source[start..<position], as: UTF8.self) : nil
  }

  private func scalar(at place: Int) -> (Unicode.Scalar, length: Int)? {
    guard place < source.count else { return nil }
    if source[place] < 0x80 { return (Unicode.Scalar(source[place]), 1) }
    var end = place + 1
    while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: source[place..<end], as: UTF8.self).unicodeScalars.first
      .map { ($0, end - place) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it is a space, a tab or a line break.
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension Unicode.Scalar {
  /// Whether names may begin with it; the colon of prefixes is left out.
  ///
  /// The editions of XML differ in what a letter is. libxml2 follows the fourth in expressions,
  /// whose letters are those of the first 65,536 characters.
  fileprivate var beginsXMLName: Bool {
    if isASCII { return properties.isAlphabetic || self == "_" }
    guard value <= 0xFFFF else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .letterNumber:
      return true
    default: return false
    }
  }

  /// Whether names may go on with it.
  fileprivate var continuesXMLName: Bool {
    if beginsXMLName || self == "-" || self == "." || self == "\u{B7}" { return true }
    guard value <= 0xFFFF else { return false }
    switch properties.generalCategory {
    case .decimalNumber, .modifierLetter, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return false
    }
  }
}
