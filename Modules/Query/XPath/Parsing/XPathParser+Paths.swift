internal import Hierarchy

extension XPathParser {
  private static let nodeTypes: Set<String> = ["comment", "text", "processing-instruction", "node"]

  mutating func parsePath(
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
    let predicates = try parsePredicates(ofElements: primary.selectsElements)
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
  mutating func skipRoot() throws(XPathSyntaxError) -> Bool {
    try advance()
    switch token.kind {
    case .name, .star, .sign("@"), .sign("."), .sign(".."): return false
    case .operation("/"), .operation("//"): throw unexpected(.step)
    default: return true
    }
  }

  mutating func path(
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

  static func descendantMarker(at range: Range<Int>) -> XPathStep {
    XPathStep(axis: .descendantOrSelf, test: .node, predicates: [], range: range)
  }

  mutating func parseSteps(
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

  mutating func parseStep(
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
    let predicates = try parsePredicates(ofElements: axis != .attribute)
    return XPathStep(axis: axis, test: test, predicates: predicates, range: start..<previousEnd)
  }

  mutating func parseNodeTest(
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

  /// Reads conditions in brackets, if there are any.
  ///
  /// - Parameter isOfElements: Whether they are asked of elements, and not of attributes.
  /// - Returns: The conditions.
  /// - Throws: What is wrong, and where.
  mutating func parsePredicates(
    ofElements isOfElements: Bool
  ) throws(XPathSyntaxError) -> [XPathPredicate] {
    var predicates: [XPathPredicate] = []
    let outer = isContextElement
    isContextElement = isOfElements
    defer { isContextElement = outer }
    while isAt("[") {
      let bracket = token.range
      try advance()
      let start = token.range.lowerBound
      let condition = try parseExpression(.condition)
      if case .number(0) = condition { warn(.zeroPosition, at: start..<previousEnd) }
      if case .text = condition { noteCondition(condition, at: start..<previousEnd) }
      if token.kind == .end { throw failure(.unclosed("["), at: bracket) }
      guard try skip("]") else { throw unexpected(.closingBracket) }
      predicates.append(
        XPathPredicate(
          condition,
          number: predicateCount,
          range: bracket.lowerBound..<previousEnd
        )
      )
      predicateCount += 1
    }
    return predicates
  }
}
