/// One element of a tree: a light handle that keeps its tree alive.
///
/// Two nodes are equal when they are the same element of the same tree value.
public struct ElementNode: Sendable {
  let storage: ElementStorage

  /// The position in document order, from 0.
  public let index: Int

  init(storage: ElementStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  /// The tree that the element belongs to.
  public var tree: ElementTree { ElementTree(storage: storage) }
}

extension ElementNode: Hashable {
  /// Returns whether two nodes are the same element of the same tree value.
  public static func == (first: ElementNode, second: ElementNode) -> Bool {
    first.storage === second.storage && first.index == second.index
  }

  /// Feeds which tree value the node is of, and its position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
  }
}
