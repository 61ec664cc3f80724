extension ElementNode {
  /// The element around this one; nil for a root.
  ///
  /// - Complexity: O(1).
  public var parent: ElementNode? {
    let parent = Int(storage.columns.parents[index])
    return parent < 0 ? nil : ElementNode(storage: storage, index: parent)
  }

  /// The first element inside this one.
  ///
  /// - Complexity: O(1).
  public var firstChild: ElementNode? {
    subtreeRange.count > 1 ? ElementNode(storage: storage, index: index + 1) : nil
  }

  /// The next element with the same parent, or the next root.
  ///
  /// - Complexity: O(1).
  public var nextSibling: ElementNode? {
    let parent = Int(storage.columns.parents[index])
    let limit = parent < 0 ? storage.columns.count : Int(storage.columns.subtreeEnds[parent])
    let next = subtreeRange.upperBound
    return next < limit ? ElementNode(storage: storage, index: next) : nil
  }

  /// The positions of this element and all that it contains.
  ///
  /// - Complexity: O(1).
  public var subtreeRange: Range<Int> { index..<Int(storage.columns.subtreeEnds[index]) }

  /// This element and all that it contains, in document order.
  ///
  /// - Complexity: O(1).
  public var subtree: Slice<ElementTree> { tree[subtreeRange] }

  /// All that this element contains, in document order.
  ///
  /// - Complexity: O(1).
  public var descendants: Slice<ElementTree> { tree[subtreeRange.dropFirst()] }

  /// The elements directly inside this one.
  ///
  /// - Complexity: O(1) to make, O(1) for each step.
  public var children: ElementSiblings {
    ElementSiblings(storage: storage, following: firstChild?.index)
  }

  /// The elements around this one, innermost first.
  public var ancestors: some Sequence<ElementNode> {
    sequence(state: self) { node in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }

  /// How many elements are around this one; 0 for a root.
  ///
  /// - Complexity: O(depth).
  public var depth: Int {
    var depth = 0
    for _ in ancestors { depth += 1 }
    return depth
  }

  /// The position among the children of the parent, or among the roots, from 0.
  ///
  /// - Complexity: O(siblings).
  public var siblingPosition: Int {
    let siblings = parent?.children ?? tree.roots
    var position = 0
    for sibling in siblings where sibling.index < index { position += 1 }
    return position
  }
}
