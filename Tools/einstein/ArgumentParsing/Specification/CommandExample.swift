/// A sample call of a command and what it is for.
struct CommandExample: Hashable, Sendable {
  /// The whole line as typed into a shell.
  let line: String
  /// What the call does, in a few words.
  let explanation: String

  /// Creates an example.
  init(_ line: String, _ explanation: String) {
    self.line = line
    self.explanation = explanation
  }
}
