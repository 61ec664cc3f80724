/// A node that an XPath expression selects.
package enum XPathNode: Hashable, Sendable {
  /// The document around all elements.
  case document
  /// An element, by the number that it was given when the document was built.
  case element(Int)
  /// An attribute of such an element.
  case attribute(element: Int, name: String, value: String)
}
