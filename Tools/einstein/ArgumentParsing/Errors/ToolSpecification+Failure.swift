extension ToolSpecification {
  /// The exit code for wrong usage, as in `sysexits.h`.
  static let usageExitCode = 64

  /// Returns what to print on standard error: the error and where to read more.
  ///
  /// Without a command the user has seen nothing of the tool or group yet, so what it has is printed.
  func report(of failure: UsageFailure) -> String {
    if case .missingCommand = failure.error {
      return help(for: failure.command)
    }
    let command = failure.command.map { " \($0.path)" } ?? ""
    return "\(name): \(failure.error)\nTry '\(name)\(command) --help'.\n"
  }
}
