/// A long list in which values are looked up instead of being compared with each member.
final class MemberLookup: PredicateSubject {
  private let members: [PredicateValue]
  private let keys: Set<PredicateConstant>
  /// Members that cannot be looked up: lists and objects.
  private let others: [PredicateValue]

  init(_ members: [PredicateValue]) {
    self.members = members
    var keys: Set<PredicateConstant> = []
    var others: [PredicateValue] = []
    keys.reserveCapacity(members.count)
    for member in members {
      if let key = member.lookupKey { keys.insert(key) } else { others.append(member) }
    }
    self.keys = keys
    self.others = others
  }

  /// Returns whether a value is equal to a member.
  ///
  /// - Complexity: O(1), but O(n) for lists and objects.
  func contains(_ value: PredicateValue) -> Bool {
    if let key = value.lookupKey { return keys.contains(key) }
    return others.contains { $0.isEqual(to: value) }
  }

  func predicateValue(forKey key: String) -> PredicateValue? { nil }

  var predicateMembers: [PredicateValue]? { members }

  var hasPredicateMembersInOrder: Bool { true }

  func isEqual(to other: any PredicateSubject) -> Bool { (other as? MemberLookup) === self }
}

extension PredicateValue {
  /// What is the same for values that are equal; nil for those that have to be compared.
  var lookupKey: PredicateConstant? {
    switch self {
    case .null: .null
    case .integer(let number): .integer(number)
    case .real(let number) where number.isNaN: .real(.nan)
    // A real number that is whole equals the whole number, and -0 equals 0.
    case .real(let number): Int64(exactly: number).map { .integer($0) } ?? .real(number)
    case .string(let text): .string(text)
    case .date(let date): .date(date)
    case .array, .set, .object: nil
    }
  }
}
