extension XPathParser {
  mutating func parseExpression(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    guard depth < Self.depthLimit else {
      throw failure(.tooDeep(limit: Self.depthLimit), at: token.range)
    }
    depth += 1
    defer { depth -= 1 }
    var start = token.range.lowerBound
    var parts = [try parseAnd(expectation)]
    if isAtOperation("or") { noteCondition(parts[0], at: start..<previousEnd) }
    while isAtOperation("or") {
      try advance()
      start = token.range.lowerBound
      parts.append(try parseAnd(.operand))
      noteCondition(parts[parts.count - 1], at: start..<previousEnd)
    }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  mutating func parseAnd(
    _ expectation: XPathSyntaxError.Expectation
  ) throws(XPathSyntaxError) -> XPathSyntax {
    var start = token.range.lowerBound
    var parts = [try parseEquality(expectation)]
    if isAtOperation("and") { noteCondition(parts[0], at: start..<previousEnd) }
    while isAtOperation("and") {
      try advance()
      start = token.range.lowerBound
      parts.append(try parseEquality(.operand))
      noteCondition(parts[parts.count - 1], at: start..<previousEnd)
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  mutating func parseEquality(
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

  mutating func parseRelation(
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
  mutating func countComparison(_ count: inout Int) throws(XPathSyntaxError) {
    count += 1
    guard depth + count <= Self.depthLimit else {
      throw failure(.tooDeep(limit: Self.depthLimit), at: token.range)
    }
    try advance()
  }

  mutating func parseSum(
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

  mutating func parseProduct(
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

  mutating func parseNegation(
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

  mutating func parseUnion(
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

  func requireNodes(
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
