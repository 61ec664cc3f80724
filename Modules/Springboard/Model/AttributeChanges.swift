/// What becomes of several attributes, each named once.
public struct AttributeChanges: Hashable, Sendable {
  /// The changes, sorted by the names of the attributes.
  public let list: [AttributeChange]

  /// Takes changes in any order; of several for an attribute, the last counts.
  public init(_ changes: [AttributeChange]) {
    var byName: [String: AttributeChange] = [:]
    for change in changes { byName[change.name] = change }
    list = byName.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension AttributeChanges: ExpressibleByArrayLiteral {
  /// Takes changes in any order.
  public init(arrayLiteral elements: AttributeChange...) { self.init(elements) }
}
