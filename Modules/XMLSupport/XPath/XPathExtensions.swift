/// Functions for expressions beside those of XPath 1.0.
package struct XPathExtensions {
  /// One argument of a call.
  package struct Argument {
    /// The argument as a text, as the function `string` makes it.
    package let text: String
    /// The text of each node in document order, where the argument is a set of nodes.
    package let texts: [String]?
  }

  /// Why a function gives nothing.
  package struct Failure: Error {
    let message: String

    /// Creates a failure with a sentence that says what is wrong.
    package init(_ message: String) { self.message = message }
  }

  let names: [String]
  let call: (_ name: String, _ arguments: [Argument]) throws(Failure) -> XPathValue

  /// Creates functions.
  ///
  /// - Parameters:
  ///   - names: What they are called.
  ///   - call: Calls one; it gives a boolean or a string.
  package init(
    names: [String],
    call: @escaping (_ name: String, _ arguments: [Argument]) throws(Failure) -> XPathValue
  ) {
    self.names = names
    self.call = call
  }
}
