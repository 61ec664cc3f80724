extension FormatExpression {
  /// How many levels the expression has.
  var height: Int {
    let children: [Int] =
      switch self {
      case .constant, .evaluatedObject, .variable, .keyPath(_, of: nil): []
      case .keyPath(_, of: let object?): [object.height]
      case .assignment(_, let value), .negation(let value), .cast(let value, _): [value.height]
      case .subscripted(let object, .at(let index)): [object.height, index.height]
      case .subscripted(let object, _): [object.height]
      case .function(_, let list), .aggregate(let list): list.map(\.height)
      case .message(let target, _, let list): [target.height] + list.map(\.height)
      case .combination(_, let left, let right): [left.height, right.height]
      case .subquery(let collection, _, let predicate): [collection.height, predicate.height]
      case .conditional(let predicate, let first, let second):
        [predicate.height, first.height, second.height]
      }
    return (children.max() ?? 0) + 1
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
