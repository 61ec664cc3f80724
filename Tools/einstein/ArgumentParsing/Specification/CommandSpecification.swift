/// The name, help and parameters of a command, or of a group of commands.
struct CommandSpecification: Sendable {
  /// The word that chooses the command.
  let name: String
  /// The name of the group that the command belongs to, which the user writes before it.
  private(set) var group: String?
  /// What the command does, in one line.
  let abstract: String
  /// More about it: paragraphs, with an empty line between them; indented lines stay as they are.
  let discussion: String
  /// The positional arguments in their order.
  let positionals: [ParameterDefinition]
  /// The flags and options in the order help shows them.
  let options: [ParameterDefinition]
  /// Rules about several parameters together.
  let groups: [ParameterGroup]
  /// Sample calls.
  let examples: [CommandExample]
  /// The commands of a group, in the order help shows them; empty for a command that can be run.
  let commands: [CommandSpecification]

  /// Creates the specification of a command.
  ///
  /// - Precondition: Names and letters are well-formed and stand once, `help` and `h` are left
  ///   to the parser, and groups name only parameters of this command.
  init(
    name: String,
    abstract: String,
    discussion: String = "",
    parameters: [any Parameter] = [],
    groups: [ParameterGroup] = [],
    examples: [CommandExample] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.groups = groups
    self.examples = examples
    commands = []
    let definitions = parameters.map(\.definition)
    positionals = definitions.filter(\.isPositional)
    options = definitions.filter { !$0.isPositional } + [Self.help]
    checkDeclarations()
  }

  /// Creates the specification of a group: a command that only chooses among others.
  ///
  /// - Precondition: There are commands, their names are well-formed and stand once, and none of
  ///   them is a group itself.
  init(
    name: String,
    abstract: String,
    discussion: String = "",
    commands: [CommandSpecification],
    examples: [CommandExample] = []
  ) {
    precondition(!commands.isEmpty, "the group '\(name)' has no commands")
    for command in commands {
      precondition(command.name.isCommandLineWord, "'\(command.name)' cannot name a command")
      precondition(!command.isGroup, "the group '\(command.name)' is inside '\(name)'")
    }
    let names = commands.map(\.name)
    precondition(Set(names).count == names.count, "a command is declared twice in '\(name)'")
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.commands = commands.map { command in
      var command = command
      command.group = name
      return command
    }
    positionals = []
    options = [Self.help]
    groups = []
  }

  /// The words that choose the command: its name, behind that of its group if it has one.
  var path: String { group.map { "\($0) \(name)" } ?? name }

  /// Whether the command only chooses among others.
  var isGroup: Bool { !commands.isEmpty }

  /// The option every command has.
  static let help = ParameterDefinition(
    name: "help",
    short: "h",
    help: "Show this help.",
    role: .flag
  )

  /// Returns the flag or option with a long name, given without dashes.
  func option(named name: String) -> ParameterDefinition? {
    options.first { $0.name == name }
  }

  /// Returns the flag or option with a short name.
  func option(short: Character) -> ParameterDefinition? {
    options.first { $0.short == short }
  }

  private func checkDeclarations() {
    var seen: Set<String> = []
    for definition in positionals + options {
      for spelling in definition.isPositional ? [definition.name] : definition.spellings {
        precondition(
          seen.insert(spelling).inserted,
          "'\(spelling)' is declared twice in '\(name)'"
        )
      }
    }
    for group in groups {
      precondition(
        seen.isSuperset(of: group.members),
        "a group of '\(name)' names a parameter that the command does not have"
      )
    }
  }
}
