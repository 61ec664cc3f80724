extension ElementTree {
  /// The tree without the elements that are deeper than a number of levels below the roots.
  ///
  /// - Complexity: O(n).
  public func limited(toDepth maximumDepth: Int) -> ElementTree {
    var builder = ElementTreeBuilder()
    builder.wrapper = wrapper
    var positions = SiblingPositions()
    do {
      try walk(maximumDepth: maximumDepth) { (node, depth) throws(ElementTreeLimit) in
        let position = positions.next(atDepth: depth)
        try builder.begin(ElementRecordEntry(node, depth: depth, siblingPosition: position))
      } leave: { (_) throws(ElementTreeLimit) in
      }
    } catch {
      preconditionFailure("A part of a tree cannot hold \(error).")
    }
    return builder.finish()
  }
}
