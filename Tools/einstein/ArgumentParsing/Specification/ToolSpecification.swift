/// The name, commands and help of a command-line tool.
struct ToolSpecification: Sendable {
  /// The name of the executable.
  let name: String
  /// The version that `--version` prints.
  let version: String
  /// What the tool does, in one line.
  let abstract: String
  /// More about it: paragraphs, with an empty line between them; indented lines stay as they are.
  let discussion: String
  /// The commands in the order help shows them.
  let commands: [CommandSpecification]
  /// The exit codes that help explains.
  let exitCodes: [DocumentedExitCode]

  /// Creates a specification.
  ///
  /// - Precondition: Command names are well-formed and stand once; `help` is left to the parser.
  init(
    name: String,
    version: String,
    abstract: String,
    discussion: String = "",
    commands: [CommandSpecification],
    exitCodes: [DocumentedExitCode] = []
  ) {
    precondition(name.isCommandLineWord, "'\(name)' cannot name a tool")
    for command in commands {
      precondition(command.name.isCommandLineWord, "'\(command.name)' cannot name a command")
    }
    let names = commands.map(\.name) + [Self.helpCommand]
    precondition(Set(names).count == names.count, "a command is declared twice in '\(name)'")
    self.name = name
    self.version = version
    self.abstract = abstract
    self.discussion = discussion
    self.commands = commands
    self.exitCodes = exitCodes
  }

  /// The word that asks for help on a command.
  static let helpCommand = "help"

  /// The option that asks for the version.
  static let versionOption = ParameterDefinition(
    name: "version",
    help: "Show the version.",
    role: .flag
  )

  /// The options that stand before a command.
  static let options = [CommandSpecification.help, versionOption]

  /// The words that may stand where a command is expected.
  var commandNames: [String] {
    commands.map(\.name) + [Self.helpCommand]
  }

  /// The commands that can be run, those of groups among them.
  var runnableCommands: [CommandSpecification] {
    commands.flatMap { $0.isGroup ? $0.commands : [$0] }
  }

  /// The groups of commands.
  var commandGroups: [CommandSpecification] { commands.filter(\.isGroup) }

  /// Returns the words that may stand where a command is expected: first, or behind a group.
  func commandNames(in group: CommandSpecification?) -> [String] {
    group?.commands.map(\.name) ?? commandNames
  }

  /// Returns the command of a name, in a group or in none.
  func command(
    named name: String,
    in group: CommandSpecification? = nil
  ) -> CommandSpecification? {
    (group?.commands ?? commands).first { $0.name == name }
  }
}
