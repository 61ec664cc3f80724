internal import Hierarchy

// All calls that evaluate XPath are in this file.

extension XPathExpression {
  /// The elements of a whole tree that the expression selects.
  func located(in tree: ElementTree, limit: Int) throws(LocatorEvaluationError) -> [ElementNode] {
    do {
      return try nodes(in: tree, limit: limit)
    } catch {
      throw .xpath(text, message: "\(error)")
    }
  }

  /// The elements of a subtree that the expression selects, as if there were nothing else.
  func located(
    inside element: ElementNode,
    limit: Int
  ) throws(LocatorEvaluationError) -> [ElementNode] {
    let part = element.separated()
    let offset = element.index
    let tree = element.tree
    return try located(in: part, limit: limit).map { tree[offset + $0.index] }
  }
}

extension ElementNode {
  /// The element and all that is inside it as a tree of its own.
  fileprivate func separated() -> ElementTree {
    var builder = ElementTreeBuilder()
    var ends: [Int] = []
    for node in subtree {
      while let end = ends.last, end <= node.index { ends.removeLast() }
      do {
        try builder.begin(ElementRecordEntry(node, depth: ends.count, siblingPosition: 0))
      } catch {
        preconditionFailure("A part of a tree cannot hold \(error).")
      }
      ends.append(node.subtreeRange.upperBound)
    }
    return builder.finish()
  }
}
