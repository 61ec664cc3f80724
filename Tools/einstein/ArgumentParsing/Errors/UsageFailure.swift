/// A usage error together with the command in which it happened.
struct UsageFailure: Error, Sendable {
  /// What is wrong.
  let error: UsageError
  /// The command whose help would explain more, if it is known.
  let command: CommandSpecification?

  /// Creates a failure.
  init(_ error: UsageError, command: CommandSpecification? = nil) {
    self.error = error
    self.command = command
  }
}
