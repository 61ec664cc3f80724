/// Why a text is not a value: what would have been allowed, and what was perhaps meant.
struct ValueError: Error, Hashable, Sendable {
  /// What would have been allowed.
  let expectation: ValueExpectation
  /// Allowed values that are spelled nearly like the text.
  let suggestions: [String]
  /// The part of the text that is wrong, in UTF-8 bytes; nil for the whole.
  let range: Range<Int>?

  /// Creates an error.
  init(expectation: ValueExpectation, suggestions: [String] = [], range: Range<Int>? = nil) {
    self.expectation = expectation
    self.suggestions = suggestions
    self.range = range
  }
}
