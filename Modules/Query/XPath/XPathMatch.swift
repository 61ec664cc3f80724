public import Hierarchy

/// One thing that an XPath expression selects.
public enum XPathMatch: Sendable {
  /// An element.
  case element(ElementNode)
  /// An attribute of an element, as `//XCUIElementTypeButton/@name` selects.
  case attribute(ElementAttribute, of: ElementNode)
}
