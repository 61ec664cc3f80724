extension ElementTree {
  /// Visits all elements in document order, telling when each one begins and ends.
  ///
  /// - Complexity: O(n).
  ///
  /// - Parameters:
  ///   - maximumDepth: Elements deeper than this are passed over; roots have depth 0.
  ///   - enter: Called at the beginning of an element, with its depth.
  ///   - leave: Called at the end of an element, after all that it contains.
  /// - Throws: What the closures throw; the walk then ends.
  package func walk<Failure: Error>(
    maximumDepth: Int = .max,
    enter: (_ node: ElementNode, _ depth: Int) throws(Failure) -> Void,
    leave: (_ node: ElementNode) throws(Failure) -> Void
  ) throws(Failure) {
    var open: [ElementNode] = []
    var index = 0
    while index < count {
      while let last = open.last, last.subtreeRange.upperBound <= index {
        try leave(open.removeLast())
      }
      let node = ElementNode(storage: storage, index: index)
      if open.count > maximumDepth {
        index = node.subtreeRange.upperBound
        continue
      }
      try enter(node, open.count)
      open.append(node)
      index += 1
    }
    while let last = open.popLast() { try leave(last) }
  }
}
