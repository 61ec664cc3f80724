/// The `einstein` tool: reads the arguments, runs the command, and ends with its exit code.
@main
struct Einstein {
  /// The commands, in the order in which help lists them.
  static let commands: [CommandEntry] = [
    .command(TreeCommand.self), .command(QueryCommand.self), .command(ExplainCommand.self),
    .command(AtCommand.self), .command(ConvertCommand.self), .command(StatsCommand.self),
    .group(.predicate), .group(.app), .command(NewCommand.self),
    .command(CompletionsCommand.self),
  ]

  /// What the parser, the help texts and the shell completions know of the tool.
  static let tool = ToolSpecification(
    name: "einstein",
    version: "0.1.0",
    abstract: "Ask recorded screens of iOS apps anything, without a Mac.",
    discussion: """
      A DUMP is a file with an accessibility tree as Appium or WebDriverAgent writes it, or as \
      einstein itself does; a folder, in which dumps are looked for; or - for standard input. \
      'log.txt#2' is the second of several dumps found in one file with --lenient.
      """,
    commands: commands.map(\.specification),
    exitCodes: ExitStatus.allCases.map { DocumentedExitCode(Int($0.rawValue), $0.meaning) }
  )

  static func main() {
    let console = Console()
    let status = run(arguments(), console: console)
    console.exit(with: status)
  }

  /// The arguments; unlike the standard library's, without loss where they are not UTF-8.
  private static func arguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { PathText.decode($0) }
    }
  }

  private static func run(_ arguments: [String], console: Console) -> ExitStatus {
    do {
      switch try tool.invocation(for: arguments) {
      case .help(let command):
        try console.write(tool.help(for: command))
      case .version:
        try console.write("\(tool.name) \(tool.version)\n")
      case .command(let specification, let parsed):
        guard let type = commands.lazy.compactMap({ $0.type(for: specification) }).first
        else { return .internalError }
        do throws(UsageError) {
          let command = try type.init(parsed)
          return try run(command, console: console)
        } catch {
          throw UsageFailure(error, command: specification)
        }
      }
      return .success
    } catch let failure as UsageFailure {
      console.complain(plain: tool.report(of: failure))
      return .usage
    } catch {
      console.complain("\(error)")
      return .internalError
    }
  }

  private static func run(
    _ command: any RunnableCommand,
    console: Console
  ) throws(UsageError) -> ExitStatus {
    do {
      return try command.run(console)
    } catch let error as UsageError {
      throw error
    } catch {
      console.complain("\(error)")
      return .internalError
    }
  }
}
