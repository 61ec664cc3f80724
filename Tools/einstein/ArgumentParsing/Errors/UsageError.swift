/// What is wrong with the arguments the user gave.
///
/// The cases carry data; ``description`` makes the text, and nothing else does.
enum UsageError: Error, Hashable, Sendable {
  /// No command was given.
  case missingCommand(known: [String])
  /// There is no such command: at all, or in a group.
  case unknownCommand(String, group: String?, known: [String], suggestions: [String])
  /// An option of a command stands before the command.
  case optionBeforeCommand(String, command: String)
  /// The command has no such option.
  case unknownOption(String, suggestions: [String])
  /// An option stands without its value; `next` is what follows and was not taken for it.
  case missingValue(
    option: String,
    placeholder: String,
    expectation: ValueExpectation,
    next: String?
  )
  /// A flag was given a value.
  case unexpectedValue(option: String, value: String)
  /// An option that takes one value was given several.
  case repeatedOption(option: String, values: [String])
  /// The value of an option or argument is not allowed.
  case invalidValue(parameter: String, value: String, ValueError)
  /// A positional argument is missing.
  case missingArgument(name: String, minimum: Int, given: Int)
  /// There are more positional arguments than the command takes.
  case unexpectedArgument(String, accepted: [String], suggestions: [String])
  /// Parameters were given together that exclude each other.
  case exclusiveParameters([String])
  /// None of the parameters was given of which one is needed.
  case missingOneOf([String])
  /// Several parameters were given of which only one can be read from standard input.
  case sharedStandardInput([String])
  /// Something is wrong that only the command can know.
  case other(String)
}
