extension PredicateSetOperation {
  /// The combination of two collections, each value in it once.
  func value(
    of left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    guard let first = left.members else { throw .notCollection(left.description) }
    guard let second = right.members else { throw .notCollection(right.description) }
    let lookup = MemberLookup(second)
    let members: [PredicateValue] =
      switch self {
      case .union: first + second
      case .intersect: first.filter { lookup.contains($0) }
      case .minus: first.filter { !lookup.contains($0) }
      }
    return .set(PredicateValue.distinct(members))
  }
}
