/// Advice about what stands, or does not, between two expressions.
extension FormatParser {
  func hintForMissingOperator(found: String?) -> String? {
    if let range = databaseRange { return range }
    switch kind {
    case .not where tokens[position + 1].kind == .comparison(.in):
      return "there is no NOT IN; write NOT before the whole comparison: NOT label IN {'a', 'b'}"
    case .not: return "NOT stands before the whole comparison: NOT label CONTAINS 'a'"
    case .text, .escapedText, .number, .keyword(.true), .keyword(.yes), .keyword(.false),
      .keyword(.no), .keyword(.null), .keyword(.nil):
      return "an operator such as == is missing before \(found ?? "it")"
    case .word: return hint(insteadOfOperator: (found ?? "").uppercased())
    case .openParenthesis where position > 0: return operation(at: position - 1)
    case .end where position == 1 && tokens[0].isText:
      return "the outer quotes make a text of all of it; leave them out"
    case .end, .and, .or, .closeParenthesis:
      return "a key alone is no predicate; write enabled == YES, or label != NULL"
    default: return nil
    }
  }

  private func hint(insteadOfOperator word: String) -> String {
    if FormatHint.equality.contains(word) {
      let isNegated = tokens[position + 1].kind == .not
      let value = tokens[position + (isNegated ? 2 : 1)].kind
      switch value {
      case .keyword(.null), .keyword(.nil): return "write \(isNegated ? "!=" : "==") NULL"
      default: return isNegated ? "inequality is !=" : "equality is =="
      }
    }
    if let meant = FormatHint.synonyms[word] { return "did you mean \(meant)?" }
    let operators = FormatPredicate.Operator.allCases.map(\.rawValue)
    return FormatHint.nearest(word, among: operators) ?? FormatHint.operators
  }

  /// How `BETWEEN 1 AND 2` is written, if its second bound has just been read.
  private var databaseRange: String? {
    let read = tokens[..<position]
    guard let and = read.lastIndex(where: { $0.kind == .and }), and + 1 < position,
      let between = read[..<and].lastIndex(where: \.isComparison), between + 1 < and,
      tokens[between].kind == .comparison(.between),
      [.number, .text, .infix(.subtract)].contains(tokens[between + 1].kind),
      read[between..<and].allSatisfy({ $0.kind != .or && $0.kind != .and })
    else { return nil }
    let length = tokens[position - 1].end - tokens[between].start
    guard length <= FormatHint.quotedLimit else { return "BETWEEN takes a list: BETWEEN {1, 2}" }
    let lower = text(tokens[between + 1].start..<tokens[and - 1].end)
    let upper = text(tokens[and + 1].start..<tokens[position - 1].end)
    return "BETWEEN takes a list: BETWEEN {\(lower), \(upper)}"
  }

  func hintForContinuation(found: String?) -> String? {
    guard position > 0 else { return nil }
    let before = tokens[position - 1]
    if before.isText, before.end == token.start {
      if token.isText { return FormatHint.doubledQuote }
      if tokens.contains(where: { $0.kind == .invalid }) { return FormatHint.apostrophe }
    }
    if let text = unquotedText { return "put a text in quotes: '\(text)'" }
    switch kind {
    case .closeParenthesis: return "no parenthesis is open here"
    case .comparison where isAfterBitwise: return FormatHint.bitwise
    case .comparison: return "one comparison has one operator; join comparisons with AND or OR"
    case .comma: return "comparisons are joined with AND or OR, not with a comma"
    case .word:
      let word = (found ?? "").uppercased()
      if word.hasPrefix("AND") || word.hasPrefix("OR") { return "a space belongs after AND and OR" }
      return FormatHint.nearest(word, among: ["AND", "OR"])
        ?? "AND or OR is missing before \(found ?? "it")"
    case .not, .openParenthesis, .keyword, .variable, .escapedWord:
      return "AND or OR is missing before \(found ?? "it")"
    default: return nil
    }
  }

  /// The text without quotes in the midst of which the parser stands, as in `label == Sign in`.
  private var unquotedText: String? {
    let start = position - 1
    guard start > 0, tokens[start].kind == .word, isWord(token) || kind == .number,
      operatorPosition(before: start) != nil
    else { return nil }
    return phrase(from: start)
  }

  /// Whether a single `&` or `|` stands since the last AND or OR.
  private var isAfterBitwise: Bool {
    for token in tokens[..<position].reversed() {
      if isBitwise(token) { return true }
      if token.kind == .and || token.kind == .or { return false }
    }
    return false
  }
}
