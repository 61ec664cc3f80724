/// Reads an expression, from left to right and nothing twice.
///
/// The grammar is that of the W3C's recommendation "XML Path Language (XPath) Version 1.0", with
/// numbers as libxml2 reads them and the functions of WebDriverAgent.
struct XPathParser {
  /// How long an expression may be, in UTF-8 bytes.
  static let lengthLimit = 1 << 20
  /// How deep brackets, parentheses and comparisons may be nested.
  static let depthLimit = 50

  let expression: String
  let source: [UInt8]
  private var tokenizer: XPathTokenizer
  /// The word that is read next, and where the one before it ends.
  private(set) var token = XPathToken(kind: .end, range: 0..<0)
  private(set) var previousEnd = 0
  var depth = 0
  /// How many paths and conditions were read, which are their numbers.
  var pathCount = 0
  var predicateCount = 0
  /// Whether the context node is an element for certain, and not an attribute.
  var isContextElement = true

  /// What is allowed, but hardly meant.
  var warnings: [XPathWarning] = []
  /// Where `XCUIElementTypeAny` stands for `*`.
  var anyTypeRanges: [Range<Int>] = []

  init(_ expression: String) {
    self.expression = expression
    source = Array(expression.utf8)
    tokenizer = XPathTokenizer(source)
  }

  mutating func parse() throws(XPathSyntaxError) -> XPathSyntax {
    guard source.count <= Self.lengthLimit else {
      throw failure(.tooLong(limit: Self.lengthLimit), at: Self.lengthLimit..<source.count)
    }
    try advance()
    if token.kind == .end { throw failure(.empty, at: 0..<0) }
    if source.starts(with: "**/".utf8) { warn(.classChain, at: 0..<3) }
    let syntax = try parseExpression(.expression)
    guard token.kind == .end else { throw unexpected(.end) }
    return syntax
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
}

// MARK: - Words

extension XPathParser {
  mutating func advance() throws(XPathSyntaxError) {
    previousEnd = token.range.upperBound
    let (next, problem) = tokenizer.next()
    token = next
    if let problem { throw failure(problem, at: next.range) }
  }

  func isAt(_ sign: String) -> Bool { token.kind == .sign(sign) }

  func isAtOperation(_ text: String) -> Bool { token.kind == .operation(text) }

  /// Passes over a sign, and says whether it was there.
  mutating func skip(_ sign: String) throws(XPathSyntaxError) -> Bool {
    guard isAt(sign) else { return false }
    try advance()
    return true
  }

  /// The byte after the word that is read next and any space, which tells calls and axes.
  func followingSign() -> UInt8 {
    var place = token.range.upperBound
    while place < source.count, source[place].isXMLSpace { place += 1 }
    guard place < source.count else { return 0 }
    if source[place] == UInt8(ascii: ":") {
      return source[place...].starts(with: "::".utf8) ? source[place] : 0
    }
    return source[place]
  }

  var isAtCall: Bool {
    guard case .name = token.kind else { return false }
    return followingSign() == UInt8(ascii: "(")
  }
}
