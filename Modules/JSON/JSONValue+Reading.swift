extension JSONValue {
  /// Reads a JSON text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: The first fault: where the grammar is broken, a number that is out of range, or a
  ///   string that is no text.
  ///
  /// - Complexity: O(n), without recursion.
  package init(json bytes: [UInt8]) throws(JSONSyntaxFault) {
    var builder = JSONValueBuilder(bytes: bytes)
    try JSONSyntaxFault.scan(bytes) { (token) throws(JSONScanner.Expectation) in
      try builder.add(token)
    }
    self = builder.result
  }

  /// Reads a JSON5 text.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: The first fault, as for JSON.
  ///
  /// - Complexity: O(n), without recursion.
  package init(json5 bytes: [UInt8]) throws(JSONSyntaxFault) {
    var builder = JSONValueBuilder(bytes: bytes)
    try JSONSyntaxFault.scan(bytes, dialect: .json5) { (token) throws(JSONScanner.Expectation) in
      try builder.add(token)
    }
    self = builder.result
  }

  /// Reads a JSON text.
  ///
  /// - Throws: The first fault.
  package init(json text: String) throws(JSONSyntaxFault) {
    try self.init(json: Array(text.utf8))
  }
}
