extension FormatParser {
  /// Reads an expression whose operators bind at least so tightly; all of them group to the left.
  mutating func parseExpression(
    atLeast precedence: Int = 1
  ) throws(PredicateSyntaxError) -> FormatExpression {
    var left = try parseSigned()
    while true {
      switch kind {
      case .infix(let function) where function.precedence >= precedence:
        let leftHeight = height
        advance()
        let right = try parseExpression(atLeast: function.precedence + 1)
        left = .function(function, [left, right])
        try grow(beside: leftHeight)
      case .keyword(let word) where precedence <= 1:
        guard let operation = word.combination else { return left }
        let leftHeight = height
        advance()
        let right = try parseExpression(atLeast: 2)
        left = .combination(operation, left, right)
        try grow(beside: leftHeight)
      default: return left
      }
    }
  }

  /// Reads an expression with any number of minus signs before it.
  ///
  /// A minus sign binds tighter than all other operators, and is part of a number after it.
  private mutating func parseSigned() throws(PredicateSyntaxError) -> FormatExpression {
    var count = 0
    while skip(.infix(.subtract)) { count += 1 }
    var expression: FormatExpression
    if count > 0, kind == .number {
      let number = token
      advance()
      height = 1
      expression = try parseSubscripts(of: .constant(try constant(number, isNegative: true)))
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

  private mutating func parsePostfix() throws(PredicateSyntaxError) -> FormatExpression {
    try parseSubscripts(of: try parsePrimary())
  }

  /// Reads the keys and subscripts that follow an expression.
  private mutating func parseSubscripts(
    of object: FormatExpression
  ) throws(PredicateSyntaxError) -> FormatExpression {
    var expression = object
    while true {
      switch kind {
      case .dot: expression = try parseKeys(of: expression)
      case .openBracket:
        let open = position
        let objectHeight = height
        advance()
        try enter()
        let index = try parseIndex()
        leave()
        guard skip(.closeBracket) else { throw unclosed(open, expected: .closingBracket) }
        expression = .subscripted(expression, index)
        try grow(beside: objectHeight)
      default: return expression
      }
    }
  }

  private mutating func parseIndex() throws(PredicateSyntaxError) -> PredicateIndex {
    let isLone = tokens[min(position + 1, tokens.count - 1)].kind == .closeBracket
    switch kind {
    case .keyword(.first) where isLone:
      advance()
      return .first
    case .keyword(.last) where isLone:
      advance()
      return .last
    case .keyword(.size) where isLone:
      advance()
      return .size
    case .closeBracket: throw unexpected(.index)
    default: return .at(try parseExpression())
    }
  }

  /// Reads the keys after an expression, each after a dot.
  private mutating func parseKeys(
    of expression: FormatExpression
  ) throws(PredicateSyntaxError) -> FormatExpression {
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
        if height > Self.depthLimit { throw tooDeep() }
        guard case .keyPath(let known, of: let root) = whole else { return whole }
        (keys, object) = (known, root)
      default: throw unexpected(.key)
      }
    }
    return .keyPath(keys, of: object)
  }

  private func collectionOperator(
    _ token: FormatToken
  ) throws(PredicateSyntaxError) -> PredicateCollectionOperator {
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
  ) throws(PredicateSyntaxError) {
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

  private mutating func parsePrimary() throws(PredicateSyntaxError) -> FormatExpression {
    let first = token
    let open = position
    height = 1
    switch first.kind {
    case .number:
      advance()
      return .constant(try constant(first, isNegative: false))
    case .text, .escapedText:
      advance()
      return .constant(.string(try content(of: first)))
    case .argument:
      let argument = try parseArgument()
      if case .keyPath(let keys, of: let root) = argument, case .key(let name)? = keys.first {
        try check(name, of: root, at: first.range)
      }
      return argument
    case .variable: return try parseVariable()
    case .word: return try parseWord()
    case .escapedWord:
      advance()
      let name = text(first.range.dropFirst())
      try check(name, of: nil, at: first.range)
      return .keyPath([.key(name)], of: nil)
    case .collectionOperator:
      advance()
      return .keyPath([.collection(try collectionOperator(first))], of: nil)
    case .openParenthesis:
      advance()
      try enter()
      let expression = try parseExpression()
      leave()
      guard skip(.closeParenthesis) else {
        throw unclosed(open, expected: .closingParenthesis)
      }
      return expression
    case .openBrace:
      advance()
      return .aggregate(try parseList(until: .closeBrace, open: open))
    case .keyword(let word): return try parseKeyword(word)
    default: throw unexpected(.expression)
    }
  }

  private mutating func parseVariable() throws(PredicateSyntaxError) -> FormatExpression {
    let name = text(token.range.dropFirst())
    advance()
    guard skip(.assign) else { return .variable(name) }
    try enter()
    let value = try parseExpression()
    leave()
    try grow()
    return .assignment(name, value)
  }

  private mutating func parseKeyword(
    _ word: FormatKeyword
  ) throws(PredicateSyntaxError) -> FormatExpression {
    switch word {
    case .null, .nil:
      advance()
      return .constant(.null)
    case .true, .yes:
      advance()
      return .constant(.integer(1))
    case .false, .no:
      advance()
      return .constant(.integer(0))
    case .self:
      advance()
      return .evaluatedObject
    case .cast, .function, .subquery:
      guard tokens[position + 1].kind == .openParenthesis else {
        throw failure(.reservedWord(text(token.range)), at: token.range)
      }
      advance()
      switch word {
      case .cast: return try parseCast()
      case .function: return try parseMessage()
      default: return try parseSubquery()
      }
    case .fetch, .anykey, .apply: throw failure(.unsupported(text(token.range)), at: token.range)
    case .truepredicate, .falsepredicate: throw unexpected(.expression)
    default: throw failure(.reservedWord(text(token.range)), at: token.range)
    }
  }

  /// Reads a key, or a function with its arguments.
  private mutating func parseWord() throws(PredicateSyntaxError) -> FormatExpression {
    let first = token
    advance()
    var name = text(first.range)
    var end = first.end
    if kind == .colon || kind == .openParenthesis {
      while skip(.colon) {
        name += ":"
        end = tokens[position - 1].end
        guard kind == .word else { continue }
        name += text(token.range)
        end = token.end
        advance()
      }
      let range = first.start..<end
      guard kind == .openParenthesis else { throw unexpected(.argumentList) }
      if name.lowercased() == "ternary" { return try parseConditional() }
      let open = position
      advance()
      let arguments = try parseList(until: .closeParenthesis, open: open)
      return .function(try function(name, range, argumentCount: arguments.count), arguments)
    }
    try check(name, of: nil, at: first.range)
    return .keyPath([.key(name)], of: nil)
  }

  private func function(
    _ name: String,
    _ range: Range<Int>,
    argumentCount: Int
  ) throws(PredicateSyntaxError) -> PredicateFunction {
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
  ) throws(PredicateSyntaxError) -> [FormatExpression] {
    var list: [FormatExpression] = []
    height = 0
    var tallest = 0
    try enter()
    while kind != close {
      list.append(try parseExpression())
      tallest = max(tallest, height)
      guard skip(.comma) else { break }
      if kind == close { throw unexpected(.expression) }
    }
    leave()
    guard skip(close) else { throw unclosed(open, expected: .commaOrEnd) }
    height = tallest
    try grow()
    return list
  }
}

extension FormatKeyword {
  /// The operation on collections that the word stands for between two of them.
  var combination: PredicateSetOperation? {
    switch self {
    case .union: .union
    case .intersect: .intersect
    case .minus: .minus
    default: nil
    }
  }
}
