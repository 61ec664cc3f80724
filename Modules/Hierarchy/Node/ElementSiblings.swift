/// The elements with one parent, in document order; each step is O(1).
public struct ElementSiblings: Sequence, IteratorProtocol, Sendable {
  let storage: ElementStorage
  var following: Int?

  /// Returns the next sibling, or nil after the last one.
  public mutating func next() -> ElementNode? {
    guard let index = following else { return nil }
    let node = ElementNode(storage: storage, index: index)
    following = node.nextSibling?.index
    return node
  }
}
