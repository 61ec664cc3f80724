/// The first place where a text breaks the grammar of JSON (RFC 8259).
///
/// Foundation's decoder on Linux says that a text is no JSON, but neither where nor why. So when it
/// refuses one, the text is looked through again.
package struct JSONSyntaxFault: Error, Hashable, Sendable {
  /// The offset in bytes.
  package var offset: Int
  /// What may stand there.
  package var expected: String
  /// Whether the text ends there.
  package var isAtEnd: Bool

  /// Creates a fault.
  package init(offset: Int, expected: String, isAtEnd: Bool) {
    self.offset = offset
    self.expected = expected
    self.isAtEnd = isAtEnd
  }

  /// Finds the first fault; nil when the text is JSON.
  ///
  /// - Complexity: O(n), without recursion.
  package static func find(in bytes: [UInt8]) -> JSONSyntaxFault? {
    do throws(JSONSyntaxFault) {
      try scan(bytes) { _ in }
      return nil
    } catch {
      return error
    }
  }

  /// Goes through a text and hands over its parts.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - dialect: The grammar.
  ///   - visit: Takes a part, or says what is expected instead of it.
  /// - Throws: The first fault.
  ///
  /// - Complexity: O(n), without recursion.
  static func scan(
    _ bytes: [UInt8],
    dialect: JSONDialect = .json,
    _ visit: JSONScanner.Visitor
  ) throws(JSONSyntaxFault) {
    var scanner = JSONScanner(bytes: bytes, dialect: dialect)
    do throws(JSONScanner.Expectation) {
      try scanner.scan(visit)
    } catch {
      throw JSONSyntaxFault(
        offset: scanner.offset,
        expected: error.text,
        isAtEnd: scanner.offset >= bytes.count
      )
    }
  }
}
