/// Where the elements of a tree are in an edited copy of it.
public struct ElementRenumbering: Hashable, Sendable {
  /// How many elements the tree had before.
  private let oldCount: Int

  /// The new index of each old one, -1 where it is gone; nil where none has changed.
  private let newIndices: [Int32]?

  /// Everything is where it was.
  init(identityOf count: Int) {
    oldCount = count
    newIndices = nil
  }

  init(_ newIndices: [Int32]) {
    oldCount = newIndices.count
    self.newIndices = newIndices
  }

  /// Whether all elements are where they were, and no others have come.
  ///
  /// False may also mean that others have come after all of them.
  public var isIdentity: Bool { newIndices == nil }

  /// Returns where an element is now.
  ///
  /// - Parameter oldIndex: Its index before.
  /// - Returns: Its index; nil if it is gone, or never was.
  ///
  /// - Complexity: O(1).
  public func newIndex(of oldIndex: Int) -> Int? {
    guard (0..<oldCount).contains(oldIndex) else { return nil }
    guard let newIndices else { return oldIndex }
    let index = Int(newIndices[oldIndex])
    return index < 0 ? nil : index
  }
}
