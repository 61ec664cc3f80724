/// The keys that a kind of subject has, for finding mistakes before anything is evaluated.
public struct PredicateVocabulary: Hashable, Sendable {
  /// The keys, in the order in which messages list them.
  public var keys: [String]

  /// The keys of the values of some keys, such as `x` and `y` for `rect`.
  public var members: [String: [String]]

  private let known: Set<String>

  /// Creates a vocabulary.
  public init(keys: [String], members: [String: [String]] = [:]) {
    self.keys = keys
    self.members = members
    known = Set(keys)
  }

  /// Whether a subject has a key.
  func contains(_ key: String) -> Bool { known.contains(key) }
}
