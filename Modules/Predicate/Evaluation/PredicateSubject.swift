/// Something that predicates can be evaluated with: it has values for keys.
public protocol PredicateSubject: Sendable {
  /// Returns the value for a key.
  ///
  /// - Returns: The value, `.null` if there is none at present, or nil if there is no such key,
  ///   which is an error as in key-value coding.
  func predicateValue(forKey key: String) -> PredicateValue?

  /// The values in a collection; nil if the subject is none.
  ///
  /// The values in a dictionary are those of its entries.
  var predicateMembers: [PredicateValue]? { get }

  /// Whether the members are in an order, so that they can be reached by their positions.
  var hasPredicateMembersInOrder: Bool { get }

  /// Returns whether another subject is the same to `==`.
  func isEqual(to other: any PredicateSubject) -> Bool
}

extension PredicateSubject {
  /// Nothing: most subjects are no collections.
  public var predicateMembers: [PredicateValue]? { nil }

  /// False: the members of a dictionary are reached by their keys.
  public var hasPredicateMembersInOrder: Bool { false }
}

extension PredicateSubject {
  /// Returns whether another subject is the same object; values that are not `Equatable` never are.
  public func isEqual(to other: any PredicateSubject) -> Bool {
    // A value would be put into a new object each time it is asked.
    Self.self is AnyClass && (self as AnyObject) === (other as AnyObject)
  }
}

extension PredicateSubject where Self: Equatable {
  /// Returns whether another subject is of the same type and equal.
  public func isEqual(to other: any PredicateSubject) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
