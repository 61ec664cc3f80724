internal import struct Foundation.Date

/// What looks like a call but has arguments of other kinds than expressions.
extension FormatParser {
  /// Passes over the opening parenthesis, which is known to be there.
  private mutating func openCall() throws(PredicateSyntaxError) -> Int {
    let open = position
    advance()
    try enter()
    return open
  }

  private mutating func closeCall(_ open: Int, height: Int) throws(PredicateSyntaxError) {
    leave()
    guard skip(.closeParenthesis) else { throw unclosed(open, expected: .closingParenthesis) }
    self.height = height
    try grow()
  }

  /// Reads `CAST(expression, 'Class')`.
  mutating func parseCast() throws(PredicateSyntaxError) -> FormatExpression {
    let open = try openCall()
    let expression = try parseExpression()
    let height = self.height
    try expect(.comma, .comma)
    let name = token
    guard name.kind == .text || name.kind == .escapedText else { throw unexpected(.className) }
    advance()
    guard let cast = PredicateCast(rawValue: try content(of: name)) else {
      throw failure(.unknownCast(try content(of: name)), at: name.range)
    }
    try closeCall(open, height: height)
    // The language has no literals for a moment, infinity and not-a-number, so these are theirs.
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
  mutating func parseMessage() throws(PredicateSyntaxError) -> FormatExpression {
    let open = try openCall()
    let target = try parseExpression()
    var tallest = height
    try expect(.comma, .comma)
    let name = token
    guard name.kind == .text || name.kind == .escapedText else { throw unexpected(.selector) }
    advance()
    var arguments: [FormatExpression] = []
    while skip(.comma) {
      arguments.append(try parseExpression())
      tallest = max(tallest, height)
    }
    let selector = try content(of: name)
    try closeCall(open, height: tallest)
    let expected = selector.utf8.count { $0 == UInt8(ascii: ":") }
    guard expected == arguments.count else {
      throw failure(
        .wrongArgumentCount(function: selector, expected: expected, found: arguments.count),
        at: name.range
      )
    }
    return .message(target, selector: selector, arguments)
  }

  /// Reads `SUBQUERY(collection, $name, predicate)`.
  mutating func parseSubquery() throws(PredicateSyntaxError) -> FormatExpression {
    let open = try openCall()
    let collection = try parseExpression()
    let tallest = height
    try expect(.comma, .comma)
    guard kind == .variable else { throw unexpected(.variable) }
    let name = text(token.range.dropFirst())
    advance()
    try expect(.comma, .comma)
    let predicate = try parsePredicate()
    try closeCall(open, height: max(tallest, height))
    return .subquery(collection, variable: name, predicate)
  }

  /// Reads what follows the word in `TERNARY(predicate, a, b)`.
  mutating func parseConditional() throws(PredicateSyntaxError) -> FormatExpression {
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
