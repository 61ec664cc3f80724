/// A long list in which values are looked up instead of being compared with each member.
final class MemberLookup: PredicateSubject {
  private let members: [PredicateValue]
  private var keys: Set<Key> = []
  /// Members that cannot be looked up: lists and objects.
  private var others: [PredicateValue] = []

  /// What is the same for values that are equal.
  private enum Key: Hashable {
    case constant(PredicateConstant)

    init?(_ value: PredicateValue) {
      switch value {
      case .integer(let number): self = .constant(.integer(number))
      case .real(let number):
        // A real number that is whole equals the whole number, and -0 equals 0.
        self = .constant(Int64(exactly: number).map { .integer($0) } ?? .real(number))
      case .string(let text): self = .constant(.string(text))
      case .date(let date): self = .constant(.date(date))
      case .null, .array, .set, .object: return nil
      }
    }
  }

  init(_ members: [PredicateValue]) {
    self.members = members
    keys.reserveCapacity(members.count)
    for member in members {
      if let key = Key(member) { keys.insert(key) } else { others.append(member) }
    }
  }

  /// Returns whether a value is equal to a member.
  ///
  /// - Complexity: O(1), but O(n) for lists and objects.
  func contains(_ value: PredicateValue) -> Bool {
    if let key = Key(value) { return keys.contains(key) }
    return others.contains { $0.isEqual(to: value) }
  }

  func predicateValue(forKey key: String) -> PredicateValue? { nil }

  var predicateMembers: [PredicateValue]? { members }

  var hasPredicateMembersInOrder: Bool { true }

  func isEqual(to other: any PredicateSubject) -> Bool { (other as? MemberLookup) === self }
}
