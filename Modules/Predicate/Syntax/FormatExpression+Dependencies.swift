extension FormatPredicate {
  /// The keys that are looked up in the subject itself.
  package var subjectKeys: Set<String> {
    switch self {
    case .constant: []
    case .not(let predicate): predicate.subjectKeys
    case .and(let parts), .or(let parts): Set(parts.flatMap(\.subjectKeys))
    case .comparison(let comparison):
      comparison.left.subjectKeys.union(comparison.right.subjectKeys)
    }
  }

  /// Whether a variable is given a value anywhere in the predicate.
  var hasAssignment: Bool {
    switch self {
    case .constant: false
    case .not(let predicate): predicate.hasAssignment
    case .and(let parts), .or(let parts): parts.contains(where: \.hasAssignment)
    case .comparison(let comparison):
      comparison.left.hasAssignment || comparison.right.hasAssignment
    }
  }

  /// Whether the answer is the same whenever it is asked for, and whatever the subject is.
  fileprivate var isFixed: Bool {
    switch self {
    case .constant: true
    case .not(let predicate): predicate.isFixed
    case .and(let parts), .or(let parts): parts.allSatisfy(\.isFixed)
    case .comparison(let comparison): comparison.left.isFixed && comparison.right.isFixed
    }
  }
}

extension FormatExpression {
  /// The keys that are looked up in the subject itself.
  package var subjectKeys: Set<String> {
    var keys: Set<String> = []
    switch self {
    case .keyPath(let path, let object) where object == nil || object == .evaluatedObject:
      // The key self leads nowhere else.
      if case .key(let name)? = path.first(where: { $0 != .key("self") }) { keys.insert(name) }
    case .subscripted(.evaluatedObject, .at(.constant(.string(let name)))): keys.insert(name)
    default: break
    }
    for child in children { keys.formUnion(child.subjectKeys) }
    for predicate in predicates { keys.formUnion(predicate.subjectKeys) }
    return keys
  }

  /// Whether the value is the same whenever it is asked for, and whatever the subject is.
  var isFixed: Bool {
    switch self {
    case .evaluatedObject, .keyPath(_, of: nil), .assignment: false
    case .function(.random, _), .function(.randomn, _), .function(.now, _): false
    default: children.allSatisfy(\.isFixed) && predicates.allSatisfy(\.isFixed)
    }
  }

  /// Whether a variable is given a value anywhere in the expression.
  fileprivate var hasAssignment: Bool {
    if case .assignment = self { return true }
    return children.contains(where: \.hasAssignment) || predicates.contains(where: \.hasAssignment)
  }

  /// The expressions right inside this one.
  var children: [FormatExpression] {
    switch self {
    case .constant, .evaluatedObject, .variable, .keyPath(_, of: nil): []
    case .keyPath(_, of: let object?): [object]
    case .assignment(_, let value), .negation(let value), .cast(let value, _): [value]
    case .subscripted(let object, .at(let index)): [object, index]
    case .subscripted(let object, _): [object]
    case .function(_, let list), .aggregate(let list): list
    case .message(let target, _, let list): [target] + list
    case .combination(_, let left, let right): [left, right]
    case .subquery(let collection, _, _): [collection]
    case .conditional(_, let first, let second): [first, second]
    }
  }

  /// The predicates right inside this expression.
  var predicates: [FormatPredicate] {
    switch self {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): [predicate]
    default: []
    }
  }
}
