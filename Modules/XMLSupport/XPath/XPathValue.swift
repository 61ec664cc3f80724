/// What an XPath expression gives.
package enum XPathValue: Hashable, Sendable {
  /// Nodes in document order.
  case nodes([XPathNode])
  case boolean(Bool)
  case number(Double)
  case string(String)
}
