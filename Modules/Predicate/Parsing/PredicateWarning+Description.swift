internal import Diagnostics

extension PredicateWarning: CustomStringConvertible {
  /// What is odd, and the line with carets below the place.
  public var description: String {
    let excerpt = SourceExcerpt(of: format, at: range)
    return "\(summary)\n  \(excerpt.line)\n  \(excerpt.marker)"
  }

  /// What is odd, and what to do, in one line.
  public var summary: String {
    switch kind {
    case .regularExpressionInLike:
      "LIKE has only ? and * as wildcards; MATCHES takes regular expressions"
    case .malformedRegularExpression(let message, let offset?):
      "the regular expression has \(message) after \(offset) of its characters"
    case .malformedRegularExpression(let message, nil):
      "the regular expression has \(message)"
    case .wildcardInEquality: "equality has no wildcards; LIKE has ? and *"
    case .databaseWildcard(let suggestion):
      "% is no wildcard of LIKE, which has ? and *; write '\(suggestion)'"
    case .droppedBackslash("\\b"): "in a text \\b is a backspace; write \\\\b"
    case .droppedBackslash(let sequence):
      "a text drops the backslash of \(sequence); write \\\(sequence)"
    case .quotedBoolean(let word):
      "'\(word)' in quotes is a text, which no yes or no equals; write YES or NO without quotes"
    case .quotedSpecifier(let specifier):
      "inside quotes \(specifier) is no place for an argument; write it alone, without quotes"
    case .emptyText:
      "an empty text is never found, not even in an empty one; write label.length == 0"
    case .unquotedElementType(let name):
      "without quotes \(name) is a key; write '\(name)'"
    case .malformedRange(let count?):
      "BETWEEN takes a list of two, as in BETWEEN {1, 2}; this one has \(count)"
    case .malformedRange(nil): "BETWEEN takes a list of two, as in BETWEEN {1, 2}"
    case .numberForText(let key, let number):
      "\(key) is a text, which no number equals; write '\(number)'"
    case .textForNumber(let key, let text, let number?) where text == number:
      "\(key) is a number, which no text equals; write \(number) without quotes"
    case .textForNumber(let key, let text, let number?):
      "\(key) is a number, which no text equals; \(text) is \(number)"
    case .textForNumber(let key, _, nil): "\(key) is a number, which no text equals"
    case .textForBoolean(let key, _):
      "\(key) is yes or no, which no text equals; write YES or NO without quotes"
    case .unknownValue(let key, let text, let nearest) where nearest.isEmpty:
      "no \(key) is known to be '\(text)'"
    case .unknownValue(let key, let text, let nearest):
      "no \(key) is known to be '\(text)'; "
        + "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    }
  }
}
