internal import Hierarchy
internal import XMLSupport

/// A tree as a document of libxml2, as WebDriverAgent builds one.
///
/// Sendable is unchecked because of the pointers of libxml2. Evaluation only reads a finished
/// document: contexts, compiled expressions and results are each evaluation's own, and names of the
/// document are compared, and not added to its dictionary.
final class XPathTreeDocument: @unchecked Sendable {
  let document: XPathDocument

  /// Builds the document of a subtree, or of the whole tree.
  init(_ tree: ElementTree, scope: Range<Int>) {
    var document = XPathDocument()
    var positions = SiblingPositions()
    var attributes = WebDriverAttributes()
    var open: [Int] = []
    for index in scope {
      while let last = open.last, tree[last].subtreeRange.upperBound <= index {
        document.endElement()
        open.removeLast()
      }
      let node = tree[index]
      document.startElement(node.webDriverTypeNameBytes, number: index)
      var position = positions.next(atDepth: open.count)
      // The outermost element of a subtree keeps the position that it has in the tree.
      if open.isEmpty, scope.count < tree.count { position = node.siblingPosition }
      attributes.load(node, siblingPosition: position)
      for (name, value) in attributes.list { document.attribute(name, value) }
      open.append(index)
    }
    for _ in open { document.endElement() }
    document.finish()
    self.document = document
  }

  /// The document of a whole tree, which is built once and kept with the tree.
  ///
  /// It takes about 3,000 bytes an element.
  static func of(_ tree: ElementTree) -> XPathTreeDocument {
    tree.attachment(XPathTreeDocument.self) {
      XPathTreeDocument(tree, scope: 0..<tree.count)
    }
  }
}
