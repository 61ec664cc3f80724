/// A command that can be run.
protocol RunnableCommand: Command {
  /// Does the work and says how it ended.
  ///
  /// - Throws: `UsageError` for what only the inputs show to be wrong usage; anything else is taken
  ///   for a failure of the system.
  func run(_ console: Console) throws -> ExitStatus
}
