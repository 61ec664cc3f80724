extension FormatExpression {
  /// How many levels the expression has.
  var height: Int {
    max(children.map(\.height).max() ?? 0, predicates.map(\.height).max() ?? 0) + 1
  }
}

extension FormatPredicate {
  /// How many levels the predicate has.
  var height: Int {
    switch self {
    case .constant: 1
    case .comparison(let comparison): max(comparison.left.height, comparison.right.height) + 1
    case .not(let predicate): predicate.height + 1
    case .and(let parts), .or(let parts): (parts.map(\.height).max() ?? 0) + 1
    }
  }
}
