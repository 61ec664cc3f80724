/// One step of a key path: a key, or an operator on what was found so far.
public enum PredicateKeyPathStep: Hashable, Sendable {
  /// A key of a dictionary, or an attribute of an object.
  case key(String)

  /// `@count` and the like: combines the members of a collection.
  case collection(PredicateCollectionOperator)
}
