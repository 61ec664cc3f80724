/// The keys that a kind of subject has, for finding mistakes before anything is evaluated.
public struct PredicateVocabulary: Hashable, Sendable {
  /// The keys, in the order in which messages list them.
  public let keys: [String]

  /// The keys of the values of some keys, such as `x` and `y` for `rect`.
  public let members: [String: [String]]

  private let known: Set<String>

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - keys: The keys that messages list.
  ///   - aliases: Keys that there are as well, but that would make lists too long.
  ///   - members: The keys of the values of some keys.
  public init(
    keys: [String],
    aliases: [String] = [],
    members: [String: [String]] = [:]
  ) {
    self.keys = keys
    self.members = members
    known = Set(keys).union(aliases)
  }

  /// Whether a subject has a key.
  func contains(_ key: String) -> Bool { known.contains(key) }
}
