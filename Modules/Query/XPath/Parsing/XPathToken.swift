/// A word of an expression, and where it is.
struct XPathToken: Sendable {
  enum Kind: Equatable, Sendable {
    /// A sign of one or two characters that is no operator, such as `[` or `::`.
    case sign(String)
    /// An operator, as a sign or a word.
    case operation(String)
    case name(String)
    /// `*` where it is a test of names.
    case star
    /// A text, without its quotes.
    case text(Range<Int>)
    case number
    case variable(String)
    /// A character with which nothing begins.
    case stray
    case end
  }

  let kind: Kind
  let range: Range<Int>

  /// Whether a name or `*` after it is an operator (XPath 1.0, section 3.7).
  var endsOperand: Bool {
    switch kind {
    case .sign(let sign): !["@", "::", "(", "[", ","].contains(sign)
    case .operation: false
    default: true
    }
  }
}
