/// A value that can stand for `%@` and the like in a predicate format.
///
/// Numbers, texts, dates, yes and no, lists of these, and optional ones are.
public protocol PredicateArgument {
  /// The value as an expression.
  var predicateArgument: FormatExpression { get }
}
