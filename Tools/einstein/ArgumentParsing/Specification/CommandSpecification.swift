/// The name, help and parameters of a command.
struct CommandSpecification: Sendable {
  /// The word that chooses the command.
  let name: String
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

  /// Creates a specification.
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
    let definitions = parameters.map(\.definition)
    positionals = definitions.filter(\.isPositional)
    options = definitions.filter { !$0.isPositional } + [Self.help]
    checkDeclarations()
  }

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
