internal import Predicate

/// What a predicate is asked of where there is no element.
struct MissingSubject: PredicateSubject {
  func predicateValue(forKey key: String) -> PredicateValue? {
    guard PredicateDialect.xcuitest.key(named: key) != nil else { return nil }
    return LiveSubject.isFlag(key) ? .bool(false) : .null
  }

  func isEqual(to other: any PredicateSubject) -> Bool { false }
}
