public import Query

/// Where elements are inserted; in the order of the tree, in which things lie above those before them.
public enum InsertionPlace: Hashable, Sendable {
  /// Inside an element, after all that is in it.
  case lastIn(Locator)
  /// Inside an element, before all that is in it.
  case firstIn(Locator)
  /// Next to an element, before it.
  case above(Locator)
  /// Next to an element, after it.
  case below(Locator)

  /// The element that it is inside of, or next to.
  public var locator: Locator {
    switch self {
    case .lastIn(let locator), .firstIn(let locator), .above(let locator), .below(let locator):
      locator
    }
  }
}
