internal import Diagnostics
internal import Hierarchy
internal import XMLSupport

/// Reads an expression, from left to right and nothing twice.
///
/// The grammar is that of the W3C's recommendation "XML Path Language (XPath) Version 1.0", with
/// numbers as libxml2 reads them and the functions of WebDriverAgent.
struct XPathParser {
  /// How long an expression may be, in UTF-8 bytes.
  static let lengthLimit = 1 << 20
  /// How deep brackets, parentheses and comparisons may be nested.
  static let depthLimit = 100

  let expression: String
  let source: [UInt8]
  private var tokenizer: XPathTokenizer
  /// The word that is read next, and where the one before it ends.
  private(set) var token = XPathToken(kind: .end, range: 0..<0)
  private(set) var previousEnd = 0
  private(set) var depth = 0
  private var pathCount = 0
  private var predicateCount = 0

  /// What is allowed, but hardly meant.
  var warnings: [XPathWarning] = []
  /// Where `XCUIElementTypeAny` stands for `*`.
  private(set) var anyTypeRanges: [Range<Int>] = []

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
  private mutating func advance() throws(XPathSyntaxError) {
    previousEnd = token.range.upperBound
    let (next, problem) = tokenizer.next()
    token = next
    if let problem { throw failure(problem, at: next.range) }
  }

  private func isAt(_ sign: String) -> Bool { token.kind == .sign(sign) }

  private func isAtOperation(_ text: String) -> Bool { token.kind == .operation(text) }

  /// Passes over a sign, and says whether it was there.
  private mutating func skip(_ sign: String) throws(XPathSyntaxError) -> Bool {
    guard isAt(sign) else { return false }
    try advance()
    return true
  }

  /// The byte after the word that is read next and any space, which tells calls and axes.
  private func followingSign() -> UInt8 {
    var place = token.range.upperBound
    while place < source.count, source[place].isXMLSpace { place += 1 }
    guard place < source.count else { return 0 }
    if source[place] == UInt8(ascii: ":") {
      return source[place...].starts(with: "::".utf8) ? source[place] : 0
    }
    return source[place]
  }

  private var isAtCall: Bool {
    guard case .name = token.kind else { return false }
    return followingSign() == UInt8(ascii: "(")
  }
}

// MARK: - Operators

extension XPathParser {
  private mutating func parseExpression(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    guard depth < Self.depthLimit else {
      throw failure(.tooDeep(limit: Self.depthLimit), at: token.range)
    }
    depth += 1
    defer { depth -= 1 }
    var parts = [try parseAnd(expectation)]
    while isAtOperation("or") {
      try advance()
      parts.append(try parseAnd(.operand))
    }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func parseAnd(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    var parts = [try parseEquality(expectation)]
    while isAtOperation("and") {
      try advance()
      parts.append(try parseEquality(.operand))
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func parseEquality(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    let start = token.range.lowerBound
    var left = try parseRelation(expectation)
    var count = 0
    while case .operation(let sign) = token.kind, sign == "=" || sign == "!=",
      let comparison = XPathComparison(rawValue: sign)
    {
      try countComparison(&count)
      let right = try parseRelation(.operand)
      noteComparison(left, right, at: start..<previousEnd)
      left = .comparison(comparison, left, right)
    }
    return left
  }

  private mutating func parseRelation(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    var left = try parseSum(expectation)
    var count = 0
    while case .operation(let sign) = token.kind, sign.hasPrefix("<") || sign.hasPrefix(">"),
      let comparison = XPathComparison(rawValue: sign)
    {
      try countComparison(&count)
      left = .comparison(comparison, left, try parseSum(.operand))
    }
    return left
  }

  /// Passes over the sign of a comparison; each one makes the syntax a level deeper.
  private mutating func countComparison(_ count: inout Int) throws(XPathSyntaxError) {
    count += 1
    guard depth + count <= Self.depthLimit else {
      throw failure(.tooDeep(limit: Self.depthLimit), at: token.range)
    }
    try advance()
  }

  private mutating func parseSum(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    let first = try parseProduct(expectation)
    var terms: [XPathTerm] = []
    while case .operation(let sign) = token.kind, sign == "+" || sign == "-",
      let operation = XPathOperation(rawValue: sign)
    {
      try advance()
      terms.append(XPathTerm(operation: operation, operand: try parseProduct(.operand)))
    }
    return terms.isEmpty ? first : .arithmetic(first, terms)
  }

  private mutating func parseProduct(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    let first = try parseNegation(expectation)
    var terms: [XPathTerm] = []
    while case .operation(let sign) = token.kind, ["*", "div", "mod"].contains(sign),
      let operation = XPathOperation(rawValue: sign)
    {
      try advance()
      terms.append(XPathTerm(operation: operation, operand: try parseNegation(.operand)))
    }
    return terms.isEmpty ? first : .arithmetic(first, terms)
  }

  private mutating func parseNegation(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    var count = 0
    while isAtOperation("-") {
      try advance()
      count += 1
    }
    let operand = try parseUnion(count == 0 ? expectation : .operand)
    return count == 0 ? operand : .negation(operand, isNegative: !count.isMultiple(of: 2))
  }

  private mutating func parseUnion(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    var start = token.range.lowerBound
    var parts = [try parsePath(expectation)]
    while isAtOperation("|") {
      try requireNodes(parts[parts.count - 1], .union, from: start)
      try advance()
      start = token.range.lowerBound
      parts.append(try parsePath(.operand))
      try requireNodes(parts[parts.count - 1], .union, from: start)
    }
    return parts.count == 1 ? parts[0] : .union(parts)
  }

  private func requireNodes(
    _ syntax: XPathSyntax,
    _ place: XPathSyntaxError.Place,
    from start: Int
  ) throws(XPathSyntaxError) {
    guard syntax.kind != .nodes else { return }
    throw failure(
      .wrongOperand(found: syntax.kind.rawValue, place: place),
      at: start..<previousEnd
    )
  }
}

// MARK: - Paths

extension XPathParser {
  private static let nodeTypes: Set<String> = ["comment", "text", "processing-instruction", "node"]

  private mutating func parsePath(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    let start = token.range.lowerBound
    switch token.kind {
    case .operation("/"):
      let isRootAlone = try skipRoot()
      let steps = isRootAlone ? [] : try parseSteps(.step)
      return path(.document, steps: steps, from: start)
    case .operation("//"):
      let marker = Self.descendantMarker(at: token.range)
      try advance()
      return path(.document, steps: [marker] + (try parseSteps(.step)), from: start)
    case .name(let name) where isAtCall && !Self.nodeTypes.contains(name): break
    case .sign("("), .text, .number, .variable: break
    default: return path(.context, steps: try parseSteps(expectation), from: start)
    }
    let primary = try parsePrimary()
    if isAt("[") { try requireNodes(primary, .predicate, from: start) }
    let predicates = try parsePredicates()
    guard isAtOperation("/") || isAtOperation("//") else {
      if predicates.isEmpty { return primary }
      return path(.expression(primary), predicates, steps: [], from: start)
    }
    try requireNodes(primary, .path, from: start)
    var steps: [XPathStep] = []
    if isAtOperation("//") { steps.append(Self.descendantMarker(at: token.range)) }
    try advance()
    steps += try parseSteps(.step)
    return path(.expression(primary), predicates, steps: steps, from: start)
  }

  /// Passes over `/`, and says whether it stands alone.
  private mutating func skipRoot() throws(XPathSyntaxError) -> Bool {
    try advance()
    switch token.kind {
    case .name, .star, .sign("@"), .sign("."), .sign(".."): return false
    case .operation("/"), .operation("//"): throw unexpected(.step)
    default: return true
    }
  }

  private mutating func path(
    _ start: XPathPath.Start,
    _ predicates: [XPathPredicate] = [],
    steps: [XPathStep],
    from place: Int
  ) -> XPathSyntax {
    pathCount += 1
    return .path(
      XPathPath(
        start: start,
        startPredicates: predicates,
        steps: steps,
        range: place..<previousEnd,
        number: pathCount - 1
      )
    )
  }

  private static func descendantMarker(at range: Range<Int>) -> XPathStep {
    XPathStep(axis: .descendantOrSelf, test: .node, predicates: [], range: range)
  }

  private mutating func parseSteps(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> [XPathStep] {
    var steps = [try parseStep(expectation)]
    while isAtOperation("/") || isAtOperation("//") {
      if isAtOperation("//") { steps.append(Self.descendantMarker(at: token.range)) }
      try advance()
      steps.append(try parseStep(.step))
    }
    return steps
  }

  private mutating func parseStep(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathStep {
    let start = token.range.lowerBound
    if isAt(".") || isAt("..") {
      let axis: XPathAxis = isAt(".") ? .self : .parent
      try advance()
      return XPathStep(axis: axis, test: .node, predicates: [], range: start..<previousEnd)
    }
    var axis = XPathAxis.child
    var expected = expectation
    if try skip("@") {
      axis = .attribute
      expected = .attribute
    } else if case .name(let name) = token.kind, followingSign() == UInt8(ascii: ":") {
      guard let named = XPathAxis(rawValue: name) else {
        throw failure(.unknownAxis(name), at: token.range)
      }
      axis = named
      expected = axis == .attribute ? .attribute : .name
      try advance()
      _ = try skip("::")
    }
    let test = try parseNodeTest(axis, expected)
    let predicates = try parsePredicates()
    return XPathStep(axis: axis, test: test, predicates: predicates, range: start..<previousEnd)
  }

  private mutating func parseNodeTest(
    _ axis: XPathAxis,
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathNodeTest {
    let range = token.range
    switch token.kind {
    case .star:
      try advance()
      return .any
    case .name(let name) where isAtCall:
      guard Self.nodeTypes.contains(name) else {
        throw failure(.unexpected(found: name + "(", expected: expectation), at: range)
      }
      try advance()
      _ = try skip("(")
      if name == "processing-instruction", case .text = token.kind { try advance() }
      guard try skip(")") else { throw unexpected(.closingParenthesis) }
      if name == "text" { warn(.noTextNodes, at: range.lowerBound..<previousEnd) }
      return name == "node" ? .node : .nothing
    case .name(let name):
      if range.upperBound < source.count, source[range.upperBound] == UInt8(ascii: ":") {
        throw failure(.namespacePrefix(name), at: range.lowerBound..<range.upperBound + 1)
      }
      try advance()
      if name == ElementType.any.webDriverName {
        anyTypeRanges.append(range)
        return .any
      }
      noteName(name, axis, at: range)
      return .name(name)
    default: throw unexpected(expectation)
    }
  }

  private mutating func parsePredicates() throws(XPathSyntaxError) -> [XPathPredicate] {
    var predicates: [XPathPredicate] = []
    while isAt("[") {
      let bracket = token.range
      try advance()
      let start = token.range.lowerBound
      let condition = try parseExpression(.condition)
      if case .number(0) = condition { warn(.zeroPosition, at: start..<previousEnd) }
      if token.kind == .end { throw failure(.unclosed("["), at: bracket) }
      guard try skip("]") else { throw unexpected(.closingBracket) }
      predicates.append(XPathPredicate(condition, number: predicateCount))
      predicateCount += 1
    }
    return predicates
  }
}

// MARK: - Primary expressions

extension XPathParser {
  private mutating func parsePrimary() throws(XPathSyntaxError) -> XPathSyntax {
    let range = token.range
    switch token.kind {
    case .text(let content):
      try advance()
      return .text(Array(source[content]))
    case .number:
      try advance()
      return .number(XPathNumber.value(of: source[range]))
    case .variable(let name): throw failure(.variable(name), at: range)
    case .name(let name): return try parseCall(name)
    default:
      _ = try skip("(")
      let inner = try parseExpression(.expression)
      if token.kind == .end { throw failure(.unclosed("("), at: range) }
      guard try skip(")") else { throw unexpected(.closingParenthesis) }
      return inner
    }
  }

  private mutating func parseCall(_ name: String) throws(XPathSyntaxError) -> XPathSyntax {
    let start = token.range
    guard let function = XPathFunction(rawValue: name) else {
      throw failure(.unknownFunction(name), at: start)
    }
    try advance()
    let parenthesis = token.range
    _ = try skip("(")
    var arguments: [XPathSyntax] = []
    if !isAt(")") {
      repeat {
        let place = token.range.lowerBound
        arguments.append(try parseExpression(.argument))
        if function.takesNodes { try requireNodes(arguments[0], .argument, from: place) }
      } while try skip(",")
    }
    if token.kind == .end { throw failure(.unclosed("("), at: parenthesis) }
    guard try skip(")") else { throw unexpected(.commaOrParenthesis) }
    let counts = function.argumentCounts
    guard counts.contains(arguments.count) else {
      throw failure(
        .wrongArgumentCount(
          function: name,
          found: arguments.count,
          least: counts.lowerBound,
          most: counts.upperBound == .max ? nil : counts.upperBound
        ),
        at: start.lowerBound..<previousEnd
      )
    }
    return .call(function, arguments)
  }
}
