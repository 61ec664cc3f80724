public import Hierarchy

/// An XPath 1.0 expression as a value.
///
/// ```swift
/// let expression = try XPathExpression("//XCUIElementTypeButton[@enabled='true']")
/// for button in try expression.nodes(in: tree) { print(button.line) }
/// ```
public struct XPathExpression: Hashable, Sendable {
  /// The expression as it was written.
  public let text: String

  /// Reads an expression.
  ///
  /// - Throws: What is wrong, and where.
  public init(_ text: String) throws(XPathSyntaxError) {
    _ = try TreeXPath(ElementTree { ElementRecord(.application) }).evaluate(text)
    self.text = text
  }

  /// Evaluates the expression; a relative one starts at the outermost element, as in
  /// WebDriverAgent.
  public func evaluate(in tree: ElementTree) throws(XPathSyntaxError) -> XPathResult {
    try TreeXPath(tree).evaluate(text)
  }

  /// The elements that the expression selects, in document order.
  public func nodes(
    in tree: ElementTree,
    limit: Int = .max
  ) throws(XPathSyntaxError) -> [ElementNode] {
    Array(try TreeXPath(tree).nodes(text).prefix(limit))
  }
}

extension XPathExpression: CustomStringConvertible {
  /// The expression as it was written.
  public var description: String { text }
}
