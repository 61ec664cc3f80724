/// A value of JSON or JSON5 with the places of its parts, for messages about what is in it.
package struct JSONNode: Sendable {
  /// What the value is.
  package var content: Content

  /// Where it is, in bytes from 0.
  package var range: Range<Int>

  /// What a value can be.
  package enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without fraction and exponent that fits 64 bits.
    case integer(Int64)
    /// Any other number.
    case real(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONNode])
    /// An object, with all members in their order; several may have the same key.
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The key.
    package var key: String
    /// Where the key is, with its quotes if it has any.
    package var keyRange: Range<Int>
    /// The value.
    package var value: JSONNode
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - dialect: The grammar.
  /// - Throws: The first fault: where the grammar is broken, a number that is out of range, or a
  ///   string that is no text.
  ///
  /// - Complexity: O(n), without recursion.
  package init(_ bytes: [UInt8], dialect: JSONDialect) throws(JSONSyntaxFault) {
    var builder = JSONNodeBuilder(bytes: bytes)
    try JSONSyntaxFault.scan(bytes, dialect: dialect) { (token) throws(JSONScanner.Expectation) in
      try builder.add(token)
    }
    self = builder.result
  }

  init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = range
  }
}
