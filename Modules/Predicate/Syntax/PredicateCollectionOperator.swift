/// An operator in a key path that combines the members of a collection.
///
/// These are the collection operators of Apple's *Key-Value Coding Programming Guide*; the raw
/// value is the spelling without `@`. What follows it in the key path is looked up in each member.
public enum PredicateCollectionOperator: String, Codable, Hashable, Sendable, CaseIterable {
  /// The number of members.
  case count
  /// The sum, 0 for no members.
  case sum
  /// The average, 0 for no members.
  case avg
  /// The least value.
  case min
  /// The greatest value.
  case max
  /// All values.
  case unionOfObjects
  /// All values, each once.
  case distinctUnionOfObjects
  /// All values of collections of collections.
  case unionOfArrays
  /// All values of collections of collections, each once.
  case distinctUnionOfArrays
  /// All values of sets of sets, each once.
  case distinctUnionOfSets
}
