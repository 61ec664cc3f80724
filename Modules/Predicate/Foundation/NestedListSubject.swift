/// A list deep inside other lists, which is converted only when its members are asked for.
struct NestedListSubject: PredicateSubject, ReflectedTypeName, @unchecked Sendable {
  // Sendable is unchecked since it may be anything; see `PredicateValue`.
  let list: Any

  /// The list, some levels of it converted.
  var value: PredicateValue { PredicateValue(list) }

  var typeName: String { "\(type(of: list))" }

  func predicateValue(forKey key: String) -> PredicateValue? { try? value.value(forKey: key) }

  var predicateMembers: [PredicateValue]? { value.members }

  var hasPredicateMembersInOrder: Bool { true }

  func isEqual(to other: any PredicateSubject) -> Bool { value.isEqual(to: .object(other)) }
}
