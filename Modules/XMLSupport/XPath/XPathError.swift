/// Why an XPath expression could not be evaluated.
package struct XPathError: Error, Hashable, Sendable {
  /// The expression.
  package var expression: String

  /// What libxml2 says is wrong.
  package var message: String

  /// Where in the expression, in UTF-8 bytes from 0; nil when that is not known.
  package var offset: Int?

  /// What kind of error it is.
  package var reason = Reason.invalid

  /// Kinds of errors.
  package enum Reason: Hashable, Sendable {
    /// The expression is wrong.
    case invalid
    /// It takes more operations than are allowed.
    case tooManyOperations
    /// It takes longer than is allowed.
    case tooSlow
    /// One of the functions beside those of XPath 1.0 has failed.
    case failedFunction
  }
}
