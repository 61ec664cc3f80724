internal import Diagnostics

/// Advice about mistakes that people are known to make.
extension FormatParser {
  func hint(for problem: PredicateSyntaxError.Problem, at range: Range<Int>) -> String? {
    switch problem {
    case .empty: "TRUEPREDICATE is the predicate that is always true"
    case .unexpected(let found, let expected): hint(found: found, expected: expected, at: range)
    case .unexpectedCharacter(let character): Self.hint(character: character)
    case .unterminatedText: Self.apostropheHint
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
      Self.hint(nearest: name, among: PredicateFunction.allCases.map(\.rawValue) + ["TERNARY"])
    case .unknownCast: "the classes are \(list(PredicateCast.allCases.map(\.rawValue)))"
    case .unknownCollectionOperator:
      "the operators are \(list(PredicateCollectionOperator.allCases.map { "@\($0.rawValue)" }))"
    case .unknownOption: "the options are c, d, n, l and w, as in [cd]"
    case .unsupported: "this belongs to Core Data"
    case .unknownKey(let key, let known): hint(unknownKey: key, known: known)
    case .percentSign: "the remainder of a division is modulus:by:(a, b)"
    case .unknownSpecifier("%"): "the remainder of a division is modulus:by:(a, b)"
    case .unknownSpecifier: "the specifiers are %@, %K, %d, %f, %s and the like of C"
    case .missingArgument: "a text in quotes may hold %@ as it is"
    case .wrongArgument(_, let specifier, _, _) where specifier != "%K": "%@ takes any value"
    case .tooLong, .tooDeep, .unclosed, .wrongArgumentCount, .unusedArguments, .wrongArgument,
      .malformedKeyPath:
      nil
    }
  }

  private func hint(
    found: String?,
    expected: PredicateSyntaxError.Expectation,
    at range: Range<Int>
  ) -> String? {
    switch expected {
    case .comparisonOperator: return hintForMissingOperator(found: found)
    case .continuation, .continuationInParentheses: return hintForContinuation(found: found)
    case .expression where found == "=": return "equality is == or ="
    case .expression where kind == .dot: return "a number begins with a digit, as in 0.5"
    case .key: return hintForMissingKey(found: found)
    case .options where kind == .text || kind == .escapedText:
      return "brackets hold options here; a list is written {'a', 'b'}"
    case .expression:
      return found.map { $0.lowercased() } == "not"
        ? "NOT stands before a whole comparison: NOT label IN {'a', 'b'}" : nil
    default: return nil
    }
  }

  private func hintForMissingKey(found: String?) -> String? {
    switch kind {
    case .argument: "%K stands for a key"
    case .keyword, .and, .or, .not, .comparison(.in), .comparison(.like), .comparison(.contains),
      .comparison(.between), .comparison(.matches):
      found.map { "write #\($0) for the key" }
    default: nil
    }
  }

  private func hintForMissingOperator(found: String?) -> String? {
    switch kind {
    case .not where tokens[position + 1].kind == .comparison(.in):
      return "there is no NOT IN; write NOT before the whole comparison: NOT label IN {'a', 'b'}"
    case .not: return "NOT stands before the whole comparison: NOT label CONTAINS 'a'"
    case .text, .escapedText, .number, .keyword(.true), .keyword(.yes), .keyword(.false),
      .keyword(.no), .keyword(.null), .keyword(.nil):
      return "an operator such as == is missing before \(found ?? "it")"
    case .word:
      let word = (found ?? "").uppercased()
      if ["IS", "EQUALS", "EQUAL", "EQ"].contains(word) { return "equality is ==" }
      if let meant = Self.synonyms[word] { return "did you mean \(meant)?" }
      let operators = FormatPredicate.Operator.allCases.map(\.rawValue)
      return Self.hint(nearest: word, among: operators)
    case .end, .and, .or, .closeParenthesis:
      return "a key alone is no predicate; write enabled == YES, or label != NULL"
    default: return nil
    }
  }

  private func hintForContinuation(found: String?) -> String? {
    guard position > 0 else { return nil }
    let before = tokens[position - 1]
    let isAfterText = before.kind == .text || before.kind == .escapedText
    if isAfterText, before.end == token.start, tokens.contains(where: { $0.kind == .invalid }) {
      return Self.apostropheHint
    }
    switch kind {
    case .closeParenthesis: return "no parenthesis is open here"
    case .comparison: return "one comparison has one operator; join comparisons with AND or OR"
    case .word:
      let word = (found ?? "").uppercased()
      if word.hasPrefix("AND") || word.hasPrefix("OR") { return "a space belongs after AND and OR" }
      return Self.hint(nearest: word, among: ["AND", "OR"])
    default: return nil
    }
  }

  /// What other languages call the operators.
  private static let synonyms = [
    "STARTSWITH": "BEGINSWITH", "STARTS": "BEGINSWITH", "BEGINS": "BEGINSWITH",
    "HASPREFIX": "BEGINSWITH", "ENDS": "ENDSWITH", "HASSUFFIX": "ENDSWITH", "HAS": "CONTAINS",
    "INCLUDES": "CONTAINS", "REGEX": "MATCHES", "REGEXP": "MATCHES", "RLIKE": "MATCHES",
    "ILIKE": "LIKE[c]", "NE": "!=", "LT": "<", "LE": "<=", "GT": ">", "GE": ">=",
  ]

  private static let apostropheHint =
    "a quote inside a text is written \\' or \\\"; or put the text into the other kind of quotes"

  private static func hint(character: String) -> String? {
    switch character {
    case "“", "”", "„", "‘", "’", "‚", "«", "»": "use straight quotes: ' or \""
    case "\u{A0}", "\u{3000}", "\u{200B}", "\u{FEFF}":
      "this is a space of another kind; use an ordinary one"
    case "≠": "write !="
    case "≤": "write <="
    case "≥": "write >="
    case "?": "for a value that is filled in later use %@ with an argument, or $name"
    case "%": "the remainder of a division is modulus:by:(a, b)"
    case "$": "a variable is written $name"
    case "@": "a collection operator is written @count"
    case "#": "a key that is a word of the language is written #size"
    case _ where character.utf8.count > 1: "put a text in quotes; other keys need %K"
    default: nil
    }
  }

  private func hint(unknownKey key: String, known: [String]) -> String {
    let all = "the keys are \(list(known))"
    if let nearest = Self.hint(nearest: key, among: known) { return "\(nearest) \(all)" }
    // A text without quotes is the likelier the less it looks like a key.
    let isAfterOperator: Bool =
      position > 0
      && {
        switch tokens[position - 1].kind {
        case .comparison: true
        case .word where position > 1:
          if case .comparison = tokens[position - 2].kind { true } else { false }
        default: false
        }
      }()
    return isAfterOperator ? "put a text in quotes: '\(key)'" : all
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func hint(nearest word: String, among words: [String]) -> String? {
    let nearest = word.count > 64 ? [] : word.nearest(among: words)
    return nearest.isEmpty ? nil : "did you mean \(nearest.joined(separator: " or "))?"
  }
}
