internal import Diagnostics

/// Advice about mistakes that people are known to make.
extension FormatParser {
  func hint(for problem: PredicateSyntaxError.Problem, at range: Range<Int>) -> String? {
    switch problem {
    case .empty: "TRUEPREDICATE is the predicate that is always true"
    case .unexpected(let found, let expected): hint(found: found, expected: expected)
    case .unexpectedCharacter(";")
    where source[range.upperBound...].allSatisfy({ $0 <= UInt8(ascii: " ") }):
      "leave the semicolon out"
    case .unexpectedCharacter(let character): FormatHint.character(character)
    case .unterminatedText: FormatHint.apostrophe
    case .newlineInText: "write \\n for a new line"
    case .malformedEscape:
      "a backslash is written \\\\; \\x takes two and \\u four hexadecimal digits"
    case .malformedNumber: "put a text in quotes; a key cannot begin with a digit"
    case .numberTooLarge(let number)
    where Int64(number.prefix { $0.isNumber }) != nil
      && number.lowercased().contains("e") && !number.lowercased().hasPrefix("0x"):
      "numbers go to 1.7976931348623157e308"
    case .numberTooLarge: "whole numbers go to 9223372036854775807; write 1e19 for larger ones"
    case .reservedWord(let word): "write #\(word) for the key"
    case .unknownFunction(let name):
      FormatHint.nearest(name, among: PredicateFunction.allCases.map(\.rawValue) + ["TERNARY"])
    case .unknownCast: "the classes are \(FormatHint.list(PredicateCast.allCases.map(\.rawValue)))"
    case .unknownCollectionOperator:
      "the operators are "
        + FormatHint.list(PredicateCollectionOperator.allCases.map { "@\($0.rawValue)" })
    case .unknownOption: "the options are c, d, n, l and w, as in [cd]"
    case .unsupported: "this belongs to Core Data"
    case .unknownKey(let key, let known): hint(unknownKey: key, known: known)
    case .percentSign: "the remainder of a division is modulus:by:(a, b)"
    case .unknownSpecifier("%"): "the remainder of a division is modulus:by:(a, b)"
    case .unknownSpecifier: "the specifiers are %@, %K, %d, %f, %s and the like of C"
    case .missingArgument: "a text in quotes may hold %@ as it is"
    case .wrongArgument(_, let specifier, _, let found) where specifier != "%K":
      FormatHint.argument(found)
    case .unusedArguments: hintForUnusedArguments
    case .tooLong, .tooDeep, .unclosed, .wrongArgumentCount, .wrongArgument, .malformedKeyPath:
      nil
    }
  }

  private var hintForUnusedArguments: String? {
    for token in tokens {
      if let specifier = quotedSpecifier(in: token, of: .equalTo) {
        return
          "inside quotes \(specifier) is no place for an argument; write it alone, without quotes"
      }
    }
    return nil
  }

  private func hint(
    found: String?,
    expected: PredicateSyntaxError.Expectation
  ) -> String? {
    switch expected {
    case .comparisonOperator: hintForMissingOperator(found: found)
    case .continuation, .continuationInParentheses: hintForContinuation(found: found)
    case .expression: hintForMissingExpression(found: found)
    case .key: hintForMissingKey(found: found)
    case .closingParenthesis: hintForMissingParenthesis
    case .options where token.isText:
      "brackets hold options here; a list is written {'a', 'b'}"
    default: nil
    }
  }

  private func hintForMissingKey(found: String?) -> String? {
    if let operation = operation(at: position) { return operation }
    if position >= 2, let advice = advice(forMemberOf: position - 2) { return advice }
    return switch kind {
    case .argument: "%K stands for a key"
    case .keyword, .and, .or, .not, .comparison(.in), .comparison(.like), .comparison(.contains),
      .comparison(.between), .comparison(.matches):
      found.map { "write #\($0) for the key" }
    default: nil
    }
  }

  private func hintForMissingExpression(found: String?) -> String? {
    let before = position > 0 ? tokens[position - 1] : nil
    switch kind {
    case .infix(.divide) where before == nil || tokens[position + 1].kind == .infix(.divide):
      return FormatHint.path
    case .infix(.raise) where before == nil: return FormatHint.classChain
    case .dot where isWord(tokens[position + 1]):
      return "element types are numbers, as in elementType == 9, which is a button"
    case .dot: return "a number begins with a digit, as in 0.5"
    case .comparison(.equalTo) where found == "=": return "equality is == or ="
    case .not
    where found == "!" && before?.end == token.start && before?.kind == .comparison(.equalTo):
      return "inequality is !="
    case .not where before.map(isBitwise) == true: return FormatHint.bitwise
    case .not where found?.lowercased() == "not":
      return "NOT stands before a whole comparison: NOT label IN {'a', 'b'}"
    default: return nil
    }
  }

  /// What is wrong with what stands in parentheses, as an expression.
  private var hintForMissingParenthesis: String? {
    guard let open = tokens[..<position].lastIndex(where: { $0.kind == .openParenthesis }) else {
      return nil
    }
    let isCall = open > 0 && isWord(tokens[open - 1]) && !tokens[open - 1].isComparison
    let partner = tokens[open].partner
    switch kind {
    case .comma where !isCall: return "a list is written {'a', 'b'}"
    case .comparison where partner > 0 && isBitwise(tokens[partner + 1]): return FormatHint.bitwise
    default: return nil
    }
  }
}

// MARK: - Tokens

extension FormatParser {
  /// Whether a token is spelled with letters.
  func isWord(_ token: FormatToken) -> Bool {
    token.start < source.count && source[token.start].isIdentifierStart
  }

  /// Whether a token is a single `&` or `|`.
  func isBitwise(_ token: FormatToken) -> Bool {
    token.kind == .infix(.bitwiseAnd) || token.kind == .infix(.bitwiseOr)
  }

  /// How `label.contains('x')` is written with an operator, if the token stands for one.
  func operation(at method: Int) -> String? {
    guard method >= 2, isWord(tokens[method]), tokens[method - 1].kind == .dot,
      tokens[method + 1].kind == .openParenthesis,
      let name = FormatHint.operator(text(tokens[method].range))
    else { return nil }
    var start = method - 2
    while start >= 2, tokens[start - 1].kind == .dot { start -= 2 }
    let owner = tokens[start].start..<tokens[method - 2].end
    let open = tokens[method + 1]
    let argument = open.end..<max(open.end, tokens[open.partner].start)
    guard owner.count <= FormatHint.quotedLimit else { return nil }
    let isShown = !argument.isEmpty && argument.count <= FormatHint.quotedLimit
    return "write \(text(owner)) \(name) \(isShown ? text(argument) : "'x'")"
  }

  /// The text that begins at a token, if only words follow up to the end or to AND or OR.
  func phrase(from start: Int) -> String? {
    var end = start
    while isWord(tokens[end]) || tokens[end].kind == .number {
      if tokens[end].kind == .and || tokens[end].kind == .or { break }
      end += 1
    }
    guard end > start, tokens[end - 1].end - tokens[start].start <= FormatHint.quotedLimit else {
      return nil
    }
    switch tokens[end].kind {
    case .end, .and, .or, .closeParenthesis, .invalid:
      return text(tokens[start].start..<tokens[end - 1].end)
    default: return nil
    }
  }
}
