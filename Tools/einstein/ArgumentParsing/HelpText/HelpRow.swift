/// A term and its explanation, side by side in help.
struct HelpRow: Hashable, Sendable {
  /// What stands on the left.
  let term: String
  /// What stands on the right.
  let explanation: String

  /// Creates a row.
  init(_ term: String, _ explanation: String) {
    self.term = term
    self.explanation = explanation
  }
}
