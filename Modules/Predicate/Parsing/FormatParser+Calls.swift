internal import struct Foundation.Date

/// What looks like a call but has arguments of other kinds than expressions.
extension FormatParser {
  /// Passes over the opening parenthesis, and the word before it.
  private mutating func openCall() throws(FormatFailure) -> Int {
    while !isAt(.openParenthesis) { advance() }
    let open = position
    advance()
    try enter(open)
    return open
  }

  private mutating func closeCall(_ open: Int, height: Int) throws(FormatFailure) {
    leave()
    guard skip(.closeParenthesis) else { throw unclosed(open, expected: .closingParenthesis) }
    self.height = height
    try grow()
  }

  /// Reads `CAST(expression, 'Class')`.
  mutating func parseCast() throws(FormatFailure) -> FormatExpression {
    let open = try openCall()
    let expression = try parseExpression()
    let height = self.height
    let cast = try parseClassName()
    try closeCall(open, height: height)
    return Self.cast(expression, cast)
  }

  private mutating func parseClassName() throws(FormatFailure) -> PredicateCast {
    try expect(.comma, .comma)
    let name = token
    guard name.kind == .text || name.kind == .escapedText else { throw unexpected(.className) }
    advance()
    guard let cast = PredicateCast(rawValue: try content(of: name)) else {
      throw failure(.unknownCast(try content(of: name)), at: name.range)
    }
    return cast
  }

  /// The language has no literals for a moment, infinity and not-a-number, so some casts are theirs.
  private static func cast(
    _ expression: FormatExpression,
    _ cast: PredicateCast
  ) -> FormatExpression {
    switch (cast, expression) {
    case (.date, .constant(let seconds)):
      guard let seconds = seconds.number else { break }
      return .constant(.date(Date(timeIntervalSinceReferenceDate: seconds)))
    case (.number, .constant(.string(let text))):
      guard let number = Double(text), !number.isFinite, "\(number)" == text else { break }
      return .constant(.real(number))
    default: break
    }
    return .cast(expression, cast)
  }

  /// Reads `FUNCTION(target, 'selector:', argument, …)`.
  mutating func parseMessage() throws(FormatFailure) -> FormatExpression {
    let open = try openCall()
    let target = try parseExpression()
    var tallest = height
    let name = try parseSelector()
    var arguments: [FormatExpression] = []
    while skip(.comma) {
      arguments.append(try parseExpression())
      tallest = max(tallest, height)
    }
    try closeCall(open, height: tallest)
    return .message(target, selector: try selector(name, arguments.count), arguments)
  }

  private mutating func parseSelector() throws(FormatFailure) -> FormatToken {
    try expect(.comma, .comma)
    let name = token
    guard name.kind == .text || name.kind == .escapedText else { throw unexpected(.selector) }
    advance()
    return name
  }

  private func selector(
    _ name: FormatToken,
    _ argumentCount: Int
  ) throws(FormatFailure) -> String {
    let selector = try content(of: name)
    let expected = selector.utf8.count { $0 == UInt8(ascii: ":") }
    guard expected == argumentCount else {
      throw failure(
        .wrongArgumentCount(function: selector, expected: expected, found: argumentCount),
        at: name.range
      )
    }
    return selector
  }

  /// Reads `SUBQUERY(collection, $name, predicate)`.
  mutating func parseSubquery() throws(FormatFailure) -> FormatExpression {
    let open = try openCall()
    let collection = try parseExpression()
    let tallest = height
    let name = try parseSubqueryVariable()
    let predicate = try parsePredicate()
    try closeCall(open, height: max(tallest, height))
    return .subquery(collection, variable: name, predicate)
  }

  private mutating func parseSubqueryVariable() throws(FormatFailure) -> String {
    try expect(.comma, .comma)
    guard kind == .variable else { throw unexpected(.variable) }
    let name = text(token.range.dropFirst())
    advance()
    try expect(.comma, .comma)
    return name
  }

  /// Reads `TERNARY(predicate, a, b)`.
  mutating func parseConditional() throws(FormatFailure) -> FormatExpression {
    let open = try openCall()
    let predicate = try parsePredicate()
    var tallest = height
    try expect(.comma, .comma)
    let first = try parseExpression()
    tallest = max(tallest, height)
    try expect(.comma, .comma)
    let second = try parseExpression()
    try closeCall(open, height: max(tallest, height))
    return .conditional(predicate, first, second)
  }
}
