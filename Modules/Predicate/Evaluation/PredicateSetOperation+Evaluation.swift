extension PredicateSetOperation {
  /// The combination of two collections, each value in it once.
  func value(
    of left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    guard let first = left.members else { throw .notCollection(left.description) }
    guard let second = right.members else { throw .notCollection(right.description) }
    let members: [PredicateValue] =
      switch self {
      case .union: first + second
      case .intersect: first.filter { value in second.contains { $0.isEqual(to: value) } }
      case .minus: first.filter { value in !second.contains { $0.isEqual(to: value) } }
      }
    return .set(PredicateValue.distinct(members))
  }
}
