/// What the user asked the tool for.
enum Invocation: Sendable {
  /// To run a command.
  case command(CommandSpecification, ParsedArguments)
  /// To explain a command, or the whole tool if there is none.
  case help(CommandSpecification?)
  /// To tell its version.
  case version
}
