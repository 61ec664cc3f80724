/// Finds rows of a column by their values, without looking at all of them.
package protocol PredicateRowIndex: Sendable {
  /// Returns rows among which are all that have a text, in their order and each once.
  ///
  /// - Parameter text: The text, which is the same only byte by byte.
  /// - Returns: Numbers of rows, valid as long as the index; nil when all rows must be looked at.
  func rows(withText text: String) -> UnsafeBufferPointer<Int32>?

  /// Returns rows among which are all that have a number, in their order and each once.
  ///
  /// - Parameter number: The number.
  /// - Returns: Numbers of rows, valid as long as the index; nil when all rows must be looked at.
  func rows(withNumber number: Double) -> UnsafeBufferPointer<Int32>?
}
