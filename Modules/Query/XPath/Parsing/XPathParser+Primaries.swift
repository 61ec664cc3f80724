internal import XMLSupport

extension XPathParser {
  mutating func parsePrimary() throws(XPathSyntaxError) -> XPathSyntax {
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

  mutating func parseCall(_ name: String) throws(XPathSyntaxError) -> XPathSyntax {
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
    noteCall(function, arguments, at: start.lowerBound..<previousEnd)
    return .call(function, arguments)
  }
}
