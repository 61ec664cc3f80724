extension PredicateExplainer {
  /// Puts a comparison into one sentence.
  mutating func sentence(
    for comparison: FormatPredicate.Comparison,
    _ quantity: Quantity
  ) -> String {
    if let sentence = truth(of: comparison, quantity) { return sentence }
    if quantity == .all, comparison.operator == .notEqualTo, comparison.right != .null {
      // “Every one is not” could be read as “not every one is”.
      var opposite = comparison
      opposite.operator = .equalTo
      return sentence(for: opposite, .none)
    }
    let subject = subject(comparison.left, quantity)
    return "\(subject) \(relation(of: comparison))\(comparison.options.words)"
  }

  /// `enabled == YES`: what is asked is said better as a state than as a number.
  private mutating func truth(
    of comparison: FormatPredicate.Comparison,
    _ quantity: Quantity
  ) -> String? {
    guard case .keyPath(let keys, let object) = comparison.left, case .key(let name)? = keys.last,
      let state = name.namedState, case .constant(.integer(let value)) = comparison.right,
      value == 0 || value == 1, [.equalTo, .notEqualTo].contains(comparison.operator)
    else { return nil }
    let owner = phrase(keys.dropLast(), of: object)
    var isPositive = (value == 1) == (comparison.operator == .equalTo)
    var quantity = quantity
    if quantity == .all, !isPositive { (quantity, isPositive) = (.none, true) }
    return "\(quantity.of(owner)) is \(isPositive ? "" : "not ")\(state)"
  }

  /// The left side, with how many of its values have to fit.
  private mutating func subject(_ left: FormatExpression, _ quantity: Quantity) -> String {
    switch (quantity, left) {
    case (.one, _): return phrase(left)
    case (_, .aggregate(let members)) where !members.isEmpty:
      return quantity.of(list(members, " and "))
    case (_, .keyPath(let keys, let object)):
      // What a path through a collection finds has several values, each with the last name.
      guard keys.count > 1, case .key(let name)? = keys.last, name != "self",
        keys.allSatisfy({ if case .key = $0 { true } else { false } })
      else { return quantity.of(phrase(left)) }
      return "\(quantity.determiner) \(name.noun) of \(phrase(keys.dropLast(), of: object))"
    default: return quantity.of(phrase(left))
    }
  }

  /// The operator and the right side.
  private mutating func relation(of comparison: FormatPredicate.Comparison) -> String {
    switch (comparison.operator, comparison.right) {
    case (.equalTo, .constant(.null)): return "has no value"
    case (.notEqualTo, .constant(.null)): return "has a value"
    case (.in, .aggregate(let members)) where !members.isEmpty:
      return "is one of \(list(members, " or "))"
    case (.in, .constant(.string)): return "is a part of \(phrase(comparison.right))"
    case (.between, .aggregate(let bounds)) where bounds.count == 2:
      return "is between \(list(bounds, " and ")), both included"
    case (let op, let right):
      let isInOrder = right.isTextOrDate
      let phrase = phrase(right)
      return isInOrder ? op.words(inOrder: phrase) : op.words(phrase)
    }
  }
}

extension FormatExpression {
  /// Whether the expression is a constant that others come before and after.
  fileprivate var isTextOrDate: Bool {
    switch self {
    case .constant(.string), .constant(.date), .cast(_, .string), .cast(_, .date),
      .function(.lowercase, _), .function(.uppercase, _), .function(.now, _):
      true
    default: false
    }
  }
}
