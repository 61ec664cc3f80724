/// Why an XPath expression could not be evaluated.
package struct XPathError: Error, Hashable, Sendable {
  /// The expression.
  package var expression: String

  /// What libxml2 says is wrong.
  package var message: String

  /// Where in the expression, in UTF-8 bytes from 0; nil when that is not known.
  package var offset: Int?
}

extension XPathError: CustomStringConvertible {
  /// The sentence, and below it the expression with a caret under the place.
  package var description: String {
    var text = "the XPath expression is wrong: \(message)\n  \(expression)"
    if let offset {
      let before = String(decoding: expression.utf8.prefix(offset), as: UTF8.self)
      text += "\n  " + String(repeating: " ", count: before.count) + "^"
    }
    return text
  }
}
