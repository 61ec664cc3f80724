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

  mutating func parseNumber(isNegative: Bool) throws(FormatFailure) -> PredicateConstant {
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

  func collectionOperator(
    _ token: FormatToken
  ) throws(FormatFailure) -> PredicateCollectionOperator {
    let name = text(token.range.dropFirst())
    guard let found = PredicateCollectionOperator(rawValue: name) else {
      throw failure(.unknownCollectionOperator("@" + name), at: token.range)
    }
    return found
  }

  /// Fails if the subject is known not to have a key, or its value for one key not to have another.
  func check(
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
