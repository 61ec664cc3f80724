/// A list deep inside other lists, which is converted only when its members are asked for.
struct NestedListSubject: PredicateSubject, ReflectedTypeName {
  let list: Any

  var typeName: String { "\(type(of: list))" }

  func predicateValue(forKey key: String) -> PredicateValue? {
    try? PredicateValue(list).value(forKey: key)
  }

  var predicateMembers: [PredicateValue]? { PredicateValue(list).members }

  var hasPredicateMembersInOrder: Bool { true }

  func isEqual(to other: any PredicateSubject) -> Bool {
    guard let other = other as? NestedListSubject else { return false }
    return PredicateValue(list).isEqual(to: PredicateValue(other.list))
  }
}
