/// Why an XPath expression was rejected.
public struct XPathSyntaxError: Error, Hashable, Sendable {
  /// The expression.
  public var expression: String

  /// What is wrong, in libxml2's words.
  public var message: String

  /// Where in the expression, in UTF-8 bytes from 0; nil when that is not known.
  public var offset: Int?
}

extension XPathSyntaxError: CustomStringConvertible {
  /// What is wrong, and below it the expression with a caret under the place.
  public var description: String {
    var text = "the XPath expression cannot be used: \(message)\n  \(expression)"
    if let offset {
      let before = String(decoding: expression.utf8.prefix(offset), as: UTF8.self)
      text += "\n  " + String(repeating: " ", count: before.count) + "^"
    }
    return text
  }
}
