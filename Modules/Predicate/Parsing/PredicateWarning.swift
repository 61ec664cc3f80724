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
    /// `LIKE '%a%'`: the wildcards of SQL; the suggestion has those of LIKE.
    case databaseWildcard(suggestion: String)
    /// `MATCHES '\d'`: a text drops the backslash before the pattern sees it.
    case droppedBackslash(String)
    /// `== 'true'`: a text, which no yes or no equals.
    case quotedBoolean(String)
    /// `== '%@'`: a text, for which no argument is put in.
    case quotedSpecifier(String)
    /// `CONTAINS ''`: never true.
    case emptyText
    /// `type == XCUIElementTypeButton`: a key, where a text was meant.
    case unquotedElementType(String)
    /// `BETWEEN {1}` or `BETWEEN 1`: evaluation will fail; the count is that of a list.
    case malformedRange(count: Int?)
    /// `value == 1`: the key has texts, which no number equals.
    case numberForText(key: String, number: String)
    /// `elementType == '9'`: the key has numbers, which no text equals.
    case textForNumber(key: String, text: String, number: String?)
    /// `visible == '1'`: the key has yes or no, which no text equals.
    case textForBoolean(key: String, text: String)
    /// `type == 'Button'`: the key is known to have other values only.
    case unknownValue(key: String, text: String, nearest: [String])
  }

  /// Whether evaluation is bound to fail.
  public var isFatal: Bool {
    switch kind {
    case .malformedRegularExpression, .malformedRange: true
    default: false
    }
  }
}
