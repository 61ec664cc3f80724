import Springboard

/// `einstein app check`: says what is wrong with a model of an app.
struct AppCheckCommand: RunnableCommand {
  static let specification = CommandSpecification(
    name: "check",
    abstract: "Say what is wrong with a model of an app, and where.",
    discussion: """
      Prints nothing when all is well. All problems are told at once, each with file, line and column. \
      What is only odd is told as well; only a model that cannot be used has the exit code 65.
      """,
    parameters: [AppOptions.model],
    examples: [CommandExample("einstein app check Examples/Apps/notes", "Find mistakes.")]
  )

  private let path: String

  init(_ arguments: ParsedArguments) throws(UsageError) { path = arguments[AppOptions.model] }

  func run(_ console: Console) throws -> ExitStatus {
    AppOptions.read(path, console) == nil ? .badInput : .success
  }
}
