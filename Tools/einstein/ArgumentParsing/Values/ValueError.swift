/// Why a text is not a value: what would have been allowed, and what was perhaps meant.
struct ValueError: Error, Hashable, Sendable {
  /// What would have been allowed.
  let expectation: ValueExpectation
  /// Allowed values that are spelled nearly like the text.
  let suggestions: [String]

  /// Creates an error.
  init(expectation: ValueExpectation, suggestions: [String] = []) {
    self.expectation = expectation
    self.suggestions = suggestions
  }
}
