/// The keys that a kind of subject has, for finding mistakes before anything is evaluated.
public struct PredicateVocabulary: Hashable, Sendable {
  /// The keys, in the order in which messages list them.
  public let keys: [String]

  /// The keys of the values of some keys, such as `x` and `y` for `rect`.
  ///
  /// A key without any cannot be looked into.
  public let members: [String: [String]]

  /// What kind of value keys have, and members as in `rect.x`.
  public let kinds: [String: ValueKind]

  /// All values that some keys with texts are known to have.
  public let values: [String: [String]]

  /// What people call the numbers of some keys, in small letters.
  public let numbers: [String: [String: Int64]]

  /// What to say about words that people use instead of a key, in small letters.
  ///
  /// A key that cannot be looked into may have an entry as well.
  public let advice: [String: String]

  private let known: Set<String>

  /// What kind of value a key has.
  public enum ValueKind: Hashable, Sendable {
    /// Texts only.
    case text
    /// Numbers only.
    case number
    /// Yes or no only.
    case boolean
    /// Anything else, or one thing here and another there.
    case other
  }

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - keys: The keys that messages list.
  ///   - aliases: Keys that there are as well, but that would make lists too long.
  ///   - members: The keys of the values of some keys.
  ///   - kinds: What kind of value keys have, and members as in `rect.x`.
  ///   - values: All values that some keys with texts are known to have.
  ///   - numbers: What people call the numbers of some keys, in small letters.
  ///   - advice: What to say about words that people use instead of a key, in small letters.
  public init(
    keys: [String],
    aliases: [String] = [],
    members: [String: [String]] = [:],
    kinds: [String: ValueKind] = [:],
    values: [String: [String]] = [:],
    numbers: [String: [String: Int64]] = [:],
    advice: [String: String] = [:]
  ) {
    self.keys = keys
    self.members = members
    self.kinds = kinds
    self.values = values
    self.numbers = numbers
    self.advice = advice
    known = Set(keys).union(aliases)
  }

  /// Whether a subject has a key.
  func contains(_ key: String) -> Bool { known.contains(key) }

  /// What to say about a word that is no key.
  func advice(for word: String) -> String? { advice[word.lowercased()] }

  /// The number of a key that people call by a name.
  func number(named name: String, of key: String) -> Int64? { numbers[key]?[name.lowercased()] }
}
