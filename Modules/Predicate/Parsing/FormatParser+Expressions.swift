extension FormatParser {
  /// Reads an expression whose operators bind at least so tightly; all of them group to the left.
  mutating func parseExpression(
    atLeast precedence: Int = 1
  ) throws(FormatFailure) -> FormatExpression {
    var left = try parseSigned()
    while let operation = skipOperation(atLeast: precedence) {
      let leftHeight = height
      let right = try parseExpression(atLeast: operation.precedence + 1)
      left = operation.expression(left, right)
      try grow(beside: leftHeight)
    }
    return left
  }

  /// Passes over an operator that binds at least so tightly.
  private mutating func skipOperation(atLeast precedence: Int) -> InfixOperation? {
    let operation: InfixOperation
    switch kind {
    case .infix(let function): operation = .function(function)
    case .keyword(.union): operation = .combination(.union)
    case .keyword(.intersect): operation = .combination(.intersect)
    case .keyword(.minus): operation = .combination(.minus)
    default: return nil
    }
    guard operation.precedence >= precedence else { return nil }
    advance()
    return operation
  }

  /// Reads an expression with any number of minus signs before it.
  ///
  /// A minus sign binds tighter than all other operators, and is part of a number after it.
  private mutating func parseSigned() throws(FormatFailure) -> FormatExpression {
    isAt(.infix(.subtract)) ? try parseNegatedExpression() : try parsePostfix()
  }

  private mutating func parseNegatedExpression() throws(FormatFailure) -> FormatExpression {
    var count = try parseMinusSigns()
    var expression: FormatExpression
    if isAt(.number) {
      expression = try parseSubscripts(of: .constant(try parseNumber(isNegative: true)))
      count -= 1
    } else {
      expression = try parsePostfix()
    }
    for _ in 0..<count {
      try grow()
      expression = .negation(expression)
    }
    return expression
  }

  private mutating func parseMinusSigns() throws(FormatFailure) -> Int {
    var count = 0
    while isAt(.infix(.subtract)) {
      count += 1
      if count > Self.depthLimit { throw tooDeep(position) }
      advance()
    }
    return count
  }

  private mutating func parseNumber(isNegative: Bool) throws(FormatFailure) -> PredicateConstant {
    let number = token
    advance()
    height = 1
    return try constant(number, isNegative: isNegative)
  }

  private mutating func parsePostfix() throws(FormatFailure) -> FormatExpression {
    try parseSubscripts(of: try parsePrimary())
  }

  /// Reads the keys and subscripts that follow an expression.
  private mutating func parseSubscripts(
    of object: FormatExpression
  ) throws(FormatFailure) -> FormatExpression {
    var expression = object
    while true {
      switch kind {
      case .dot: expression = try parseKeys(of: expression)
      case .openBracket: expression = .subscripted(expression, try parseIndex())
      default: return expression
      }
    }
  }

  /// Reads a subscript, and grows by it.
  private mutating func parseIndex() throws(FormatFailure) -> PredicateIndex {
    let open = position
    let objectHeight = height
    advance()
    try enter(open)
    var index = parseIndexKeyword()
    if index == nil {
      if kind == .closeBracket { throw unexpected(.index) }
      index = .at(try parseExpression())
    }
    leave()
    guard let index, skip(.closeBracket) else { throw unclosed(open, expected: .closingBracket) }
    try grow(beside: objectHeight)
    return index
  }

  private mutating func parseIndexKeyword() -> PredicateIndex? {
    guard tokens[min(position + 1, tokens.count - 1)].kind == .closeBracket else { return nil }
    let index: PredicateIndex
    switch kind {
    case .keyword(.first): index = .first
    case .keyword(.last): index = .last
    case .keyword(.size): index = .size
    default: return nil
    }
    advance()
    return index
  }

  /// Reads the keys after an expression, each after a dot.
  private mutating func parseKeys(
    of expression: FormatExpression
  ) throws(FormatFailure) -> FormatExpression {
    var keys: [PredicateKeyPathStep] = []
    var object: FormatExpression? = expression
    if case .keyPath(let known, of: let root) = expression {
      (keys, object) = (known, root)
    } else {
      try grow()
    }
    while skip(.dot) {
      let key = token
      switch kind {
      case .word, .escapedWord:
        advance()
        let name = text(key.range.dropFirst(key.kind == .escapedWord ? 1 : 0))
        try check(name, after: keys, of: object, at: key.range)
        keys.append(.key(name))
      case .collectionOperator:
        advance()
        keys.append(.collection(try collectionOperator(key)))
      case .argument:
        let path = try parseKeyPathArgument()
        let whole = FormatExpression.keyPath(keys, of: object).looking(up: path)
        height = whole.height
        if height > Self.depthLimit { throw tooDeep(position) }
        guard case .keyPath(let known, of: let root) = whole else { return whole }
        (keys, object) = (known, root)
      default: throw unexpected(.key)
      }
    }
    return .keyPath(keys, of: object)
  }

  private func collectionOperator(
    _ token: FormatToken
  ) throws(FormatFailure) -> PredicateCollectionOperator {
    let name = text(token.range.dropFirst())
    guard let found = PredicateCollectionOperator(rawValue: name) else {
      throw failure(.unknownCollectionOperator("@" + name), at: token.range)
    }
    return found
  }

  /// Fails if the subject is known not to have a key, or its value for one key not to have another.
  private func check(
    _ key: String,
    after keys: [PredicateKeyPathStep] = [],
    of root: FormatExpression?,
    at range: Range<Int>
  ) throws(FormatFailure) {
    guard let vocabulary, root == nil || root == .evaluatedObject else { return }
    if keys.isEmpty {
      if vocabulary.contains(key) { return }
      throw failure(.unknownKey(key, known: vocabulary.keys), at: range)
    }
    guard keys.count == 1, case .key(let parent) = keys[0],
      let members = vocabulary.members[parent], !members.contains(key)
    else { return }
    throw failure(.unknownKey(key, known: members), at: range)
  }

  /// Reads an expression without operators, keys and subscripts.
  ///
  /// All that other expressions are nested in has a function of its own, lest the others take room
  /// on the stack beside it.
  private mutating func parsePrimary() throws(FormatFailure) -> FormatExpression {
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

/// What stands between two expressions.
private enum InfixOperation {
  case function(PredicateFunction)
  case combination(PredicateSetOperation)

  var precedence: Int {
    switch self {
    case .function(let function): function.precedence
    case .combination: 1
    }
  }

  func expression(_ left: FormatExpression, _ right: FormatExpression) -> FormatExpression {
    switch self {
    case .function(let function): .function(function, [left, right])
    case .combination(let operation): .combination(operation, left, right)
    }
  }
}
