/// Some elements of one tree, in document order.
///
/// A list costs nothing to make or to copy: it is a part of an index that the tree keeps.
///
/// Sendable is unchecked because of the pointer, to what never changes and lives as long as the
/// storage.
public struct ElementList: RandomAccessCollection, @unchecked Sendable {
  let storage: ElementStorage

  /// The positions of the elements in the tree, valid as long as the tree is.
  package let nodeIndices: UnsafeBufferPointer<Int32>

  init(storage: ElementStorage, indices: UnsafeBufferPointer<Int32>) {
    self.storage = storage
    nodeIndices = indices
  }

  /// Without elements.
  init(storage: ElementStorage) {
    self.init(storage: storage, indices: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// The position of the first element: always 0.
  public var startIndex: Int { 0 }

  /// The position after the last element.
  public var endIndex: Int { nodeIndices.count }

  /// The element at a position of the list; traps when there is none.
  public subscript(position: Int) -> ElementNode {
    precondition(indices.contains(position), "The list has no such element")
    return ElementNode(storage: storage, index: Int(nodeIndices[position]))
  }
}
