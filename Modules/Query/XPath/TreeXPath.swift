public import Hierarchy
internal import XMLSupport

/// Answers XPath 1.0 expressions over a tree, by libxml2, which WebDriverAgent uses as well.
///
/// Expressions see the tree as WebDriverAgent shows it: elements named `XCUIElementTypeButton`,
/// attributes as in its XML, and the application as the outermost element. Appium's wrapper
/// `AppiumAUT`, which is only in the dump, is not there.
///
/// The document that libxml2 needs is built once, at O(n), and kept for further expressions; it
/// takes about 3,000 bytes an element.
///
/// ```swift
/// let paths = TreeXPath(tree)
/// let buttons = try paths.nodes("//XCUIElementTypeButton[@enabled='true']")
/// ```
public struct TreeXPath: ~Copyable {
  private let tree: ElementTree
  private let document: XPathDocument

  /// Prepares a tree for expressions.
  public init(_ tree: ElementTree) {
    self.tree = tree
    var document = XPathDocument()
    var positions = SiblingPositions()
    var attributes = WebDriverAttributes()
    tree.walk { node, depth in
      document.startElement(node.webDriverTypeNameBytes, number: node.index)
      let position = positions.next(atDepth: depth)
      attributes.load(node, siblingPosition: position)
      for (name, value) in attributes.list { document.attribute(name, value) }
    } leave: { _ in
      document.endElement()
    }
    document.finish()
    self.document = document
  }

  /// Evaluates an expression; a relative one starts at the outermost element, as in
  /// WebDriverAgent.
  ///
  /// - Throws: `XPathSyntaxError` when libxml2 rejects the expression.
  public borrowing func evaluate(_ expression: String) throws(XPathSyntaxError) -> XPathResult {
    let value: XPathValue
    do throws(XPathError) {
      value = try document.evaluate(expression)
    } catch {
      throw XPathSyntaxError(expression: expression, message: error.message, offset: error.offset)
    }
    switch value {
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .string(let value): return .string(value)
    case .nodes(let nodes):
      let matches = nodes.compactMap { node -> XPathMatch? in
        switch node {
        case .document: nil
        case .element(let index): .element(tree[index])
        case .attribute(let index, let name, let value):
          .attribute(ElementAttribute(name: name, value: value), of: tree[index])
        }
      }
      return .matches(matches)
    }
  }

  /// The elements that an expression selects, in document order.
  ///
  /// - Throws: `XPathSyntaxError` when libxml2 rejects the expression, or when it gives something
  ///   other than elements.
  public borrowing func nodes(_ expression: String) throws(XPathSyntaxError) -> [ElementNode] {
    guard case .matches(let matches) = try evaluate(expression) else {
      throw XPathSyntaxError(
        expression: expression,
        message: "it gives a value, and elements were asked for",
        offset: nil
      )
    }
    var nodes: [ElementNode] = []
    for match in matches {
      guard case .element(let node) = match else {
        throw XPathSyntaxError(
          expression: expression,
          message: "it selects attributes, and elements were asked for",
          offset: nil
        )
      }
      nodes.append(node)
    }
    return nodes
  }
}
