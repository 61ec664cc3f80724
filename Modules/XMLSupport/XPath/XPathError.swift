/// Why an XPath expression could not be evaluated.
package struct XPathError: Error, Hashable, Sendable {
  /// The expression.
  package var expression: String

  /// What libxml2 says is wrong.
  package var message: String

  /// Where in the expression, in UTF-8 bytes from 0; nil when that is not known.
  package var offset: Int?
}
