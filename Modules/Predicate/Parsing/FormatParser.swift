/// Reads a predicate from a format string and its arguments.
///
/// - Complexity: O(n) in bytes. Whether a parenthesis holds a predicate or an expression is told
///   by what follows its partner, so nothing is read twice.
struct FormatParser {
  /// How deep brackets, operators and subscripts may be nested together.
  ///
  /// Predicates are walked by recursion; this many levels fit on the smallest stack that threads
  /// have on any platform.
  static let depthLimit = 128

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
    if kind == .end { throw failure(.empty, at: token.range) }
    let predicate = try parsePredicate()
    guard kind == .end else { throw unexpected(.continuation) }
    try checkArgumentCount()
    return predicate
  }

  /// Reads the whole format as one expression.
  mutating func parseWholeExpression() throws(PredicateSyntaxError) -> FormatExpression {
    if kind == .end { throw failure(.empty, at: token.range) }
    let expression = try parseExpression()
    guard kind == .end else { throw unexpected(.continuation) }
    try checkArgumentCount()
    return expression
  }

  private func checkArgumentCount() throws(PredicateSyntaxError) {
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

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Passes over a token of a kind, and says whether it was there.
  mutating func skip(_ kind: FormatToken.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func expect(
    _ kind: FormatToken.Kind,
    _ expectation: PredicateSyntaxError.Expectation
  ) throws(PredicateSyntaxError) {
    guard skip(kind) else { throw unexpected(expectation) }
  }

  /// Notes that another bracket or prefix is open.
  mutating func enter() throws(PredicateSyntaxError) {
    depth += 1
    if depth > Self.depthLimit { throw tooDeep() }
  }

  mutating func leave() { depth -= 1 }

  /// Notes that what was read last is the child of something new.
  mutating func grow(beside other: Int = 0) throws(PredicateSyntaxError) {
    height = max(height, other) + 1
    if height > Self.depthLimit { throw tooDeep() }
  }
}

// MARK: - Predicates

extension FormatParser {
  /// Reads a predicate: comparisons joined by OR, which binds loosest.
  mutating func parsePredicate() throws(PredicateSyntaxError) -> FormatPredicate {
    let first = try parseConjunction()
    guard kind == .or else { return first }
    var parts = [first]
    var tallest = height
    while skip(.or) {
      parts.append(try parseConjunction())
      tallest = max(tallest, height)
    }
    try grow(beside: tallest)
    return .or(parts)
  }

  private mutating func parseConjunction() throws(PredicateSyntaxError) -> FormatPredicate {
    let first = try parseNegation()
    guard kind == .and else { return first }
    var parts = [first]
    var tallest = height
    while skip(.and) {
      parts.append(try parseNegation())
      tallest = max(tallest, height)
    }
    try grow(beside: tallest)
    return .and(parts)
  }

  private mutating func parseNegation() throws(PredicateSyntaxError) -> FormatPredicate {
    var count = 0
    while skip(.not) { count += 1 }
    var predicate = try parseSimplePredicate()
    for _ in 0..<count {
      try grow()
      predicate = .not(predicate)
    }
    return predicate
  }

  private mutating func parseSimplePredicate() throws(PredicateSyntaxError) -> FormatPredicate {
    switch kind {
    case .keyword(.truepredicate), .keyword(.falsepredicate):
      let value = kind == .keyword(.truepredicate)
      advance()
      height = 1
      return .constant(value)
    case .openParenthesis where !startsExpression:
      let open = position
      advance()
      try enter()
      let predicate = try parsePredicate()
      leave()
      guard skip(.closeParenthesis) else {
        throw unclosed(open, expected: .continuationInParentheses)
      }
      return predicate
    case .keyword(.any), .keyword(.some): return try parseComparison(modifier: .any)
    case .keyword(.all): return try parseComparison(modifier: .all)
    case .keyword(.none):
      let predicate = try parseComparison(modifier: .any)
      try grow()
      return .not(predicate)
    default: return try parseComparison(modifier: .direct)
    }
  }

  /// Whether the parenthesis here belongs to an expression, told by what follows its partner.
  private var startsExpression: Bool {
    guard token.partner > 0 else { return false }
    switch tokens[token.partner + 1].kind {
    case .comparison, .infix, .dot, .openBracket: return true
    case .keyword(let word): return word.combination != nil
    default: return false
    }
  }

  private mutating func parseComparison(
    modifier: FormatPredicate.Modifier
  ) throws(PredicateSyntaxError) -> FormatPredicate {
    if modifier != .direct { advance() }
    let left = try parseExpression()
    let leftHeight = height
    guard case .comparison(let op) = kind else {
      throw unexpected(.comparisonOperator)
    }
    advance()
    let options = try parseOptions()
    let rightStart = position
    let right = try parseExpression()
    try grow(beside: leftHeight)
    let comparison = FormatPredicate.Comparison(
      left,
      op,
      right,
      options: options,
      modifier: modifier
    )
    note(comparison, right: tokens[rightStart].start..<tokens[position - 1].end)
    return .comparison(comparison)
  }

  private mutating func parseOptions() throws(PredicateSyntaxError) -> FormatPredicate.Options {
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
