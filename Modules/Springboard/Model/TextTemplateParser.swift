internal import Query

/// Reads a text with `${…}` in it.
struct TextTemplateParser {
  private let bytes: [UInt8]
  private let text: String
  private var offset = 0
  private var parts: [TextTemplate.Part] = []
  private var literal: [UInt8] = []

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(TextTemplateError) -> [TextTemplate.Part] {
    while offset < bytes.count {
      if starts(with: "${$}") {
        literal.append(UInt8(ascii: "$"))
        offset += 4
      } else if starts(with: "${") {
        endLiteral()
        try takePlace()
      } else {
        literal.append(bytes[offset])
        offset += 1
      }
    }
    endLiteral()
    return parts
  }

  private func starts(with beginning: String) -> Bool {
    bytes[offset...].starts(with: beginning.utf8)
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
    literal = []
  }

  /// Takes what is between the braces, in which locators may have braces and quotes of their own.
  private mutating func takePlace() throws(TextTemplateError) {
    let start = offset
    // An apostrophe in an identifier is no quote that hides a brace.
    let end = end(from: start + 2, knowsQuotes: true) ?? end(from: start + 2, knowsQuotes: false)
    guard let index = end else { throw failure(start..<start + 2, .unclosed) }
    let content = String(decoding: bytes[start + 2..<index], as: UTF8.self)
    offset = index + 1
    parts.append(try part(content, start..<offset))
  }

  private func end(from start: Int, knowsQuotes: Bool) -> Int? {
    var depth = 1
    var quote: UInt8?
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == open { quote = nil }
      } else if knowsQuotes, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  private func part(
    _ content: String,
    _ range: Range<Int>
  ) throws(TextTemplateError) -> TextTemplate.Part {
    var rest = content.drop { $0 == " " }
    guard !rest.isEmpty else { throw failure(range, .empty) }
    if Self.isName(rest) {
      return rest == "this" ? .subject(attribute: nil) : .variable(String(rest))
    }
    var attribute: String?
    if let colon = rest.firstIndex(of: ":"), Self.isName(rest[..<colon]),
      rest[rest.index(after: colon)...].first == " "
    {
      attribute = String(rest[..<colon])
      rest = rest[colon...].dropFirst().drop { $0 == " " }
      if rest == "this" { return .subject(attribute: attribute) }
    }
    do throws(LocatorSyntaxError) {
      return .element(try Locator(String(rest)), attribute: attribute)
    } catch {
      throw failure(range, .locator(error))
    }
  }

  /// Whether a text may be the name of a variable.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        0x30...0x39, UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private func failure(
    _ range: Range<Int>,
    _ problem: TextTemplateError.Problem
  ) -> TextTemplateError {
    TextTemplateError(text: text, range: range, problem: problem)
  }
}
