extension FormatParser {
  /// Reads an expression without operators, keys and subscripts.
  ///
  /// All that other expressions are nested in has a function of its own, lest the others take room
  /// on the stack beside it.
  mutating func parsePrimary() throws(FormatFailure) -> FormatExpression {
    height = 1
    switch nesting {
    case .parentheses: return try parseInParentheses()
    case .aggregate: return try parseAggregate()
    case .variable: return try parseVariable()
    case .call: return try parseCall()
    case .conditional: return try parseConditional()
    case .cast: return try parseCast()
    case .message: return try parseMessage()
    case .subquery: return try parseSubquery()
    case .none: return try parseLeaf()
    }
  }

  /// What other expressions can be nested in.
  private enum Nesting {
    case none, parentheses, aggregate, variable, call, conditional, cast, message, subquery
  }

  private var nesting: Nesting {
    let isCall = tokens[min(position + 1, tokens.count - 1)].kind == .openParenthesis
    switch kind {
    case .openParenthesis: return .parentheses
    case .openBrace: return .aggregate
    case .variable: return .variable
    case .word where isCall && text(token.range).lowercased() == "ternary": return .conditional
    case .word: return isCall || tokens[position + 1].kind == .colon ? .call : .none
    case .keyword(.cast) where isCall: return .cast
    case .keyword(.function) where isCall: return .message
    case .keyword(.subquery) where isCall: return .subquery
    default: return .none
    }
  }

  /// Reads what is a token, or an argument.
  private mutating func parseLeaf() throws(FormatFailure) -> FormatExpression {
    let first = token
    switch first.kind {
    case .number: return .constant(try parseNumber(isNegative: false))
    case .text, .escapedText:
      advance()
      return .constant(.string(try content(of: first)))
    case .argument:
      let argument = try parseArgument()
      if case .keyPath(let keys, of: let root) = argument, case .key(let name)? = keys.first {
        try check(name, of: root, at: first.range)
      }
      return argument
    case .word, .escapedWord:
      advance()
      let name = text(first.range.dropFirst(first.kind == .escapedWord ? 1 : 0))
      try check(name, of: nil, at: first.range)
      return .keyPath([.key(name)], of: nil)
    case .collectionOperator:
      advance()
      return .keyPath([.collection(try collectionOperator(first))], of: nil)
    case .keyword: return try parseConstantKeyword()
    default: throw unexpected(.expression)
    }
  }

  private mutating func parseInParentheses() throws(FormatFailure) -> FormatExpression {
    let open = position
    advance()
    try enter(open)
    let expression = try parseExpression()
    leave()
    guard skip(.closeParenthesis) else { throw unclosed(open, expected: .closingParenthesis) }
    return expression
  }

  private mutating func parseAggregate() throws(FormatFailure) -> FormatExpression {
    let open = position
    advance()
    return .aggregate(try parseList(until: .closeBrace, open: open))
  }

  private mutating func parseVariable() throws(FormatFailure) -> FormatExpression {
    let name = text(token.range.dropFirst())
    advance()
    guard skip(.assign) else { return .variable(name) }
    try enter(position - 1)
    let value = try parseExpression()
    leave()
    try grow()
    return .assignment(name, value)
  }

  private mutating func parseConstantKeyword() throws(FormatFailure) -> FormatExpression {
    guard case .keyword(let word) = kind else { throw unexpected(.expression) }
    let expression: FormatExpression
    switch word {
    case .null, .nil: expression = .null
    case .true, .yes: expression = .integer(1)
    case .false, .no: expression = .integer(0)
    case .self: expression = .evaluatedObject
    case .fetch, .anykey, .apply: throw failure(.unsupported(text(token.range)), at: token.range)
    case .truepredicate, .falsepredicate: throw unexpected(.expression)
    default: throw failure(.reservedWord(text(token.range)), at: token.range)
    }
    advance()
    return expression
  }

  /// Reads a function with its arguments.
  private mutating func parseCall() throws(FormatFailure) -> FormatExpression {
    let (name, range) = try parseFunctionName()
    let open = position
    advance()
    let arguments = try parseList(until: .closeParenthesis, open: open)
    return .function(try function(name, range, argumentCount: arguments.count), arguments)
  }

  /// Reads the name of a function, which may have colons in it, up to the parenthesis.
  private mutating func parseFunctionName() throws(FormatFailure) -> (String, Range<Int>) {
    let first = token
    advance()
    var name = text(first.range)
    var end = first.end
    while skip(.colon) {
      name += ":"
      end = tokens[position - 1].end
      guard kind == .word else { continue }
      name += text(token.range)
      end = token.end
      advance()
    }
    guard kind == .openParenthesis else { throw unexpected(.argumentList) }
    return (name, first.start..<end)
  }

  private func function(
    _ name: String,
    _ range: Range<Int>,
    argumentCount: Int
  ) throws(FormatFailure) -> PredicateFunction {
    if let function = PredicateFunction(name: name, argumentCount: argumentCount),
      function.argumentCount == argumentCount
    {
      return function
    }
    if let function = PredicateFunction(rawValue: name)
      ?? PredicateFunction(name: name, argumentCount: 1)
    {
      throw failure(
        .wrongArgumentCount(
          function: function.rawValue,
          expected: function.argumentCount,
          found: argumentCount
        ),
        at: range
      )
    }
    throw failure(.unknownFunction(name), at: range)
  }

  /// Reads expressions with commas between them, and the bracket that closes the list.
  mutating func parseList(
    until close: FormatToken.Kind,
    open: Int
  ) throws(FormatFailure) -> [FormatExpression] {
    var list: [FormatExpression] = []
    var tallest = 0
    try enter(open)
    while try isFollowed(list.count, close) {
      list.append(try parseExpression())
      tallest = max(tallest, height)
    }
    leave()
    guard skip(close) else { throw unclosed(open, expected: .commaOrEnd) }
    height = tallest
    try grow()
    return list
  }

  /// Passes over a comma, and says whether another member of a list follows.
  private mutating func isFollowed(
    _ count: Int,
    _ close: FormatToken.Kind
  ) throws(FormatFailure) -> Bool {
    if count == 0 { return !isAt(close) }
    guard skip(.comma) else { return false }
    if isAt(close) { throw unexpected(.expression) }
    return true
  }
}
