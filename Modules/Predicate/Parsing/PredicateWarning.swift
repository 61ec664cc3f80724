internal import Diagnostics

/// Something in a format string that is allowed, but that hardly anybody means.
public struct PredicateWarning: Hashable, Sendable {
  /// The whole format string.
  public let format: String

  /// The text that it is about, in UTF-8 bytes from 0.
  public let range: Range<Int>

  /// What is odd.
  public let kind: Kind

  /// What is odd about a format string.
  public enum Kind: Hashable, Sendable {
    /// `LIKE '.*'`: the syntax of regular expressions, which LIKE does not have.
    case regularExpressionInLike
    /// `MATCHES '('`: evaluation will fail.
    case malformedRegularExpression(message: String, offset: Int?)
    /// `== 'a*'`: equality knows no wildcards.
    case wildcardInEquality
    /// `== 'true'`: a text, which no yes or no equals.
    case quotedBoolean(String)
    /// `CONTAINS ''`: never true.
    case emptyText
    /// `type == XCUIElementTypeButton`: a key, where a text was meant.
    case unquotedElementType(String)
  }

  /// Whether evaluation is bound to fail.
  public var isFatal: Bool {
    if case .malformedRegularExpression = kind { true } else { false }
  }
}

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
    case .quotedBoolean(let word):
      "'\(word)' in quotes is a text, which no yes or no equals; write YES or NO without quotes"
    case .emptyText:
      "an empty text is never found, not even in an empty one; write label.length == 0"
    case .unquotedElementType(let name):
      "without quotes \(name) is a key; write '\(name)'"
    }
  }
}
