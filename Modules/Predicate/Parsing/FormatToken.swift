/// A word, literal or sign of a format string.
struct FormatToken {
  var kind: Kind
  /// Where it is, in UTF-8 bytes.
  var start: Int
  var end: Int
  /// For an opening bracket: the number of the token that closes it; 0 when none does.
  var partner = 0

  var range: Range<Int> { start..<end }

  /// Whether it is a text in quotes.
  var isText: Bool { kind == .text || kind == .escapedText }

  /// Whether it is an operator between two sides of a comparison.
  var isComparison: Bool { if case .comparison = kind { true } else { false } }

  enum Kind: Equatable {
    case end
    /// Something that is no token; the tokenizer knows what is wrong, and stops there.
    case invalid

    case word
    /// `#word`.
    case escapedWord
    /// `@word`.
    case collectionOperator
    /// `$word`.
    case variable
    /// `%@` and the like.
    case argument
    case keyword(FormatKeyword)

    case number
    case text
    /// A text in which there is a backslash.
    case escapedText

    case comparison(FormatPredicate.Operator)
    case infix(PredicateFunction)
    case and
    case or
    case not
    case assign
    case dot
    case comma
    case colon
    case openParenthesis
    case closeParenthesis
    case openBracket
    case closeBracket
    case openBrace
    case closeBrace
  }
}
