/// Reads a predicate from a format string and its arguments.
///
/// - Complexity: O(n) in bytes. Whether a parenthesis holds a predicate or an expression is told
///   by what follows its partner, so nothing is read twice.
struct FormatParser {
  /// How deep brackets, operators and subscripts may be nested together.
  ///
  /// Predicates are walked by recursion; this many levels fit on the smallest stack that threads
  /// have on any platform, 512 KB, even without optimisation. No predicate has more brackets when
  /// it is printed than it has levels, so that what can be read can be read again.
  static let depthLimit = 100

  /// How long a format may be, in UTF-8 bytes.
  static let lengthLimit = 1 << 20

  let format: String
  let source: [UInt8]
  let tokens: [FormatToken]
  let tokenizerProblem: PredicateSyntaxError.Problem?
  let arguments: [FormatExpression]
  let vocabulary: PredicateVocabulary?

  /// The number of the token that is read next.
  var position = 0
  /// How many arguments have been used.
  var argumentPosition = 0
  /// How many brackets and prefixes are open.
  var depth = 0
  /// How many levels the predicate or expression has that was read last.
  var height = 0
  /// Whether regular expressions are compiled to see if they can be.
  var checksRegularExpressions = false
  /// Whether anyone wants to know what is odd.
  var collectsWarnings = true
  /// What is allowed, but hardly meant.
  var warnings: [PredicateWarning] = []

  init(
    _ format: String,
    arguments: [FormatExpression],
    vocabulary: PredicateVocabulary?
  ) throws(PredicateSyntaxError) {
    self.format = format
    self.arguments = arguments
    self.vocabulary = vocabulary
    let byteCount = format.utf8.count
    guard byteCount <= Self.lengthLimit else {
      throw PredicateSyntaxError(
        format: format,
        range: Self.lengthLimit..<byteCount,
        problem: .tooLong(limit: Self.lengthLimit),
        hint: "pass long lists as arguments or variables"
      )
    }
    source = Array(format.utf8)
    let tokenizer = FormatTokenizer(source)
    tokens = tokenizer.tokens
    tokenizerProblem = tokenizer.problem
  }

  /// Reads the whole format as one predicate.
  mutating func parse() throws(PredicateSyntaxError) -> FormatPredicate {
    try parseWhole(.continuation) { (parser) throws(FormatFailure) in try parser.parsePredicate() }
  }

  /// Reads the whole format as one expression.
  mutating func parseWholeExpression() throws(PredicateSyntaxError) -> FormatExpression {
    try parseWhole(.infixOrEnd) { (parser) throws(FormatFailure) in try parser.parseExpression() }
  }

  private mutating func parseWhole<Result>(
    _ expectation: PredicateSyntaxError.Expectation,
    _ parse: (inout FormatParser) throws(FormatFailure) -> Result
  ) throws(PredicateSyntaxError) -> Result {
    do throws(FormatFailure) {
      if kind == .end { throw failure(.empty, at: token.range) }
      let result = try parse(&self)
      guard kind == .end else { throw unexpected(expectation) }
      try checkArgumentCount()
      return result
    } catch {
      throw error.error
    }
  }

  private func checkArgumentCount() throws(FormatFailure) {
    guard argumentPosition == arguments.count else {
      throw failure(
        .unusedArguments(used: argumentPosition, count: arguments.count),
        at: source.count..<source.count
      )
    }
  }
}

// MARK: - Tokens

extension FormatParser {
  var token: FormatToken { tokens[position] }

  var kind: FormatToken.Kind { tokens[position].kind }

  /// Whether the token here is of a kind.
  func isAt(_ kind: FormatToken.Kind) -> Bool { tokens[position].kind == kind }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Passes over a token of a kind, and says whether it was there.
  mutating func skip(_ kind: FormatToken.Kind) -> Bool {
    guard isAt(kind) else { return false }
    advance()
    return true
  }

  mutating func expect(
    _ kind: FormatToken.Kind,
    _ expectation: PredicateSyntaxError.Expectation
  ) throws(FormatFailure) {
    guard skip(kind) else { throw unexpected(expectation) }
  }

  /// Notes that another bracket or prefix is open, which a token has opened.
  mutating func enter(_ open: Int) throws(FormatFailure) {
    depth += 1
    if depth > Self.depthLimit { throw tooDeep(open) }
  }

  mutating func leave() { depth -= 1 }

  /// Notes that what was read last is the child of something new.
  mutating func grow(beside other: Int = 0) throws(FormatFailure) {
    height = max(height, other) + 1
    if height > Self.depthLimit { throw tooDeep(position) }
  }
}

// MARK: - Predicates

extension FormatParser {
  /// Reads a predicate: comparisons joined by OR, which binds loosest.
  mutating func parsePredicate() throws(FormatFailure) -> FormatPredicate {
    let first = try parseConjunction()
    return isAt(.or) ? .or(try parseMore(.or, after: first)) : first
  }

  private mutating func parseConjunction() throws(FormatFailure) -> FormatPredicate {
    let first = try parseNegation()
    return isAt(.and) ? .and(try parseMore(.and, after: first)) : first
  }

  /// Reads the other parts of a compound predicate.
  private mutating func parseMore(
    _ separator: FormatToken.Kind,
    after first: FormatPredicate
  ) throws(FormatFailure) -> [FormatPredicate] {
    var parts = [first]
    var tallest = height
    while skip(separator) {
      parts.append(separator == .or ? try parseConjunction() : try parseNegation())
      tallest = max(tallest, height)
    }
    try grow(beside: tallest)
    return parts
  }

  private mutating func parseNegation() throws(FormatFailure) -> FormatPredicate {
    isAt(.not) ? try parseNegatedPredicate() : try parseSimplePredicate()
  }

  private mutating func parseNegatedPredicate() throws(FormatFailure) -> FormatPredicate {
    let count = try parseNots()
    var predicate = try parseSimplePredicate()
    for _ in 0..<count {
      try grow()
      predicate = .not(predicate)
    }
    return predicate
  }

  private mutating func parseNots() throws(FormatFailure) -> Int {
    var count = 0
    while isAt(.not) {
      count += 1
      if count > Self.depthLimit { throw tooDeep(position) }
      advance()
    }
    return count
  }

  private mutating func parseSimplePredicate() throws(FormatFailure) -> FormatPredicate {
    if startsPredicate { return try parsePredicateInParentheses() }
    if let constant = parsePredicateConstant() { return constant }
    return try parseComparison()
  }

  private mutating func parsePredicateConstant() -> FormatPredicate? {
    guard isAt(.keyword(.truepredicate)) || isAt(.keyword(.falsepredicate)) else { return nil }
    let value = isAt(.keyword(.truepredicate))
    advance()
    height = 1
    return .constant(value)
  }

  private mutating func parsePredicateInParentheses() throws(FormatFailure) -> FormatPredicate {
    let open = position
    advance()
    try enter(open)
    let predicate = try parsePredicate()
    leave()
    guard skip(.closeParenthesis) else {
      throw unclosed(open, expected: .continuationInParentheses)
    }
    return predicate
  }

  /// Whether there is a parenthesis here that belongs to a predicate, told by what follows its
  /// partner.
  private var startsPredicate: Bool {
    guard isAt(.openParenthesis) else { return false }
    let partner = tokens[position].partner
    guard partner > 0 else { return true }
    switch tokens[partner + 1].kind {
    case .comparison, .infix, .dot, .openBracket: return false
    case .keyword(.union), .keyword(.intersect), .keyword(.minus): return false
    default: return true
    }
  }

  private mutating func parseComparison() throws(FormatFailure) -> FormatPredicate {
    let (modifier, isNegated) = parseModifier()
    let start = position
    try enter(start)
    let left = try parseExpression()
    let leftHeight = height
    let leftEnd = position
    let op = try parseOperator()
    let options = try parseOptions()
    let rightStart = position
    let right = try parseExpression()
    leave()
    try grow(beside: leftHeight)
    let comparison = FormatPredicate.Comparison(
      left,
      op,
      right,
      options: options,
      modifier: modifier
    )
    note(comparison, left: start..<leftEnd, right: rightStart..<position)
    guard isNegated else { return .comparison(comparison) }
    try grow()
    return .not(.comparison(comparison))
  }

  /// Reads ANY and the like, and says whether it is NONE, which is NOT ANY.
  private mutating func parseModifier() -> (FormatPredicate.Modifier, isNegated: Bool) {
    let result: (FormatPredicate.Modifier, Bool)
    switch kind {
    case .keyword(.any), .keyword(.some): result = (.any, false)
    case .keyword(.all): result = (.all, false)
    case .keyword(.none): result = (.any, true)
    default: return (.direct, false)
    }
    advance()
    return result
  }

  private mutating func parseOperator() throws(FormatFailure) -> FormatPredicate.Operator {
    guard case .comparison(let op) = kind else { throw unexpected(.comparisonOperator) }
    advance()
    return op
  }

  private mutating func parseOptions() throws(FormatFailure) -> FormatPredicate.Options {
    guard skip(.openBracket) else { return [] }
    let word = token
    switch word.kind {
    case .word, .keyword: break
    default: throw unexpected(.options)
    }
    var options: FormatPredicate.Options = []
    for index in word.range {
      guard
        let (option, _) = FormatPredicate.Options.letters.first(where: {
          $0.letter == source[index] | 0x20
        })
      else {
        throw failure(.unknownOption(text(index..<index + 1)), at: index..<index + 1)
      }
      options.insert(option)
    }
    advance()
    try expect(.closeBracket, .closingBracket)
    return options
  }
}
