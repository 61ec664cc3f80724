public import class Foundation.NSCompoundPredicate

extension EasyPredicate {
  /// Returns a condition that holds when both do.
  ///
  /// A chain of these is one list, not a tree that grows with each of them.
  public func and(_ other: EasyPredicate) -> EasyPredicate {
    .allOf(conjuncts + other.conjuncts)
  }

  /// Returns a condition that holds when one of both does.
  public func or(_ other: EasyPredicate) -> EasyPredicate {
    .anyOf(disjuncts + other.disjuncts)
  }

  /// A condition that holds when this one does not.
  public var not: EasyPredicate {
    if case .negated(let part) = self { part } else { .negated(self) }
  }

  // An empty list is a mistake that must not get lost among others.

  private var conjuncts: [EasyPredicate] {
    if case .allOf(let parts) = self, !parts.isEmpty { parts } else { [self] }
  }

  private var disjuncts: [EasyPredicate] {
    if case .anyOf(let parts) = self, !parts.isEmpty { parts } else { [self] }
  }

  /// Returns a condition that holds when both do.
  public static func && (first: EasyPredicate, second: EasyPredicate) -> EasyPredicate {
    first.and(second)
  }

  /// Returns a condition that holds when one of both does.
  public static func || (first: EasyPredicate, second: EasyPredicate) -> EasyPredicate {
    first.or(second)
  }

  /// Returns a condition that holds when another does not.
  public static prefix func ! (predicate: EasyPredicate) -> EasyPredicate { predicate.not }
}

extension Sequence<EasyPredicate> {
  /// Returns one condition made of all.
  ///
  /// To join no conditions at all is a mistake, for nobody can tell whether none means everything
  /// or nothing. The result then reports it when it is used.
  ///
  /// - Parameter logic: How the conditions are joined; `.not` means that not all of them hold.
  /// - Returns: The condition.
  public func merged(withLogic logic: NSCompoundPredicate.LogicalType = .and) -> EasyPredicate {
    let parts = Array(self)
    switch logic {
    case .or: return parts.count == 1 ? parts[0] : .anyOf(parts)
    case .not: return merged(withLogic: .and).not
    default: return parts.count == 1 ? parts[0] : .allOf(parts)
    }
  }
}
