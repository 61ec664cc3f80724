/// An exit code of the tool and what it means, for help.
struct DocumentedExitCode: Hashable, Sendable {
  /// The number the shell sees.
  let code: Int
  /// When the tool exits with it.
  let meaning: String

  /// Creates a row of the table.
  init(_ code: Int, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}
