/// The first place where a text breaks the grammar of JSON (RFC 8259).
///
/// Foundation's decoder on Linux says that a text is no JSON, but neither where nor why. So when it
/// refuses one, the text is looked through again.
struct JSONSyntaxFault {
  /// The offset in bytes.
  var offset: Int
  /// What may stand there.
  var expected: String
  /// Whether the text ends there.
  var isAtEnd: Bool

  /// Finds the first fault; nil when the text is JSON.
  ///
  /// - Complexity: O(n), without recursion.
  static func find(in bytes: [UInt8]) -> JSONSyntaxFault? {
    var scanner = JSONScanner(bytes: bytes)
    do throws(JSONScanner.Expectation) {
      try scanner.scan()
      return nil
    } catch {
      return JSONSyntaxFault(
        offset: scanner.offset,
        expected: error.text,
        isAtEnd: scanner.offset >= bytes.count
      )
    }
  }
}
