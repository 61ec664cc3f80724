/// A dictionary as a subject: a key that it does not have is `NULL`.
public struct PredicateDictionary: PredicateSubject {
  /// The values by their keys.
  public var entries: [String: PredicateValue]

  /// Creates a dictionary.
  public init(_ entries: [String: PredicateValue]) { self.entries = entries }

  /// Returns the value for a key, or `.null`.
  public func predicateValue(forKey key: String) -> PredicateValue? { entries[key] ?? .null }

  /// The values, in the order of their keys.
  public var predicateMembers: [PredicateValue]? {
    entries.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns whether another dictionary has the same keys and values.
  public func isEqual(to other: any PredicateSubject) -> Bool {
    if let other = other as? DictionarySubject { return other.isEqual(to: self) }
    guard let other = other as? PredicateDictionary, other.entries.count == entries.count else {
      return false
    }
    return entries.allSatisfy { key, value in
      other.entries[key].map { $0.isEqual(to: value) } ?? false
    }
  }
}
