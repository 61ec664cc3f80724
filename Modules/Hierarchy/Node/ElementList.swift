/// Some elements of one tree, in document order.
public struct ElementList: RandomAccessCollection, Sendable {
  let storage: ElementStorage
  let nodeIndices: [Int32]

  init(storage: ElementStorage, indices: [Int32]) {
    self.storage = storage
    nodeIndices = indices
  }

  /// The position of the first element: always 0.
  public var startIndex: Int { 0 }

  /// The position after the last element.
  public var endIndex: Int { nodeIndices.count }

  /// The element at a position of the list; traps when there is none.
  public subscript(position: Int) -> ElementNode {
    ElementNode(storage: storage, index: Int(nodeIndices[position]))
  }
}
