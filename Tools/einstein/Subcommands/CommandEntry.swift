/// What a word behind the name of the tool leads to.
enum CommandEntry: Sendable {
  /// A command to run.
  case command(any RunnableCommand.Type)
  /// A group of commands, to choose from by another word.
  case group(CommandGroup)

  /// What the parser knows of it.
  var specification: CommandSpecification {
    switch self {
    case .command(let type): type.specification
    case .group(let group): group.specification
    }
  }

  /// Returns the command that parsing has chosen, if it is here.
  func type(for specification: CommandSpecification) -> (any RunnableCommand.Type)? {
    switch self {
    case .command(let type):
      specification.path == type.specification.path ? type : nil
    case .group(let group):
      specification.group == group.specification.name
        ? group.types.first { $0.specification.name == specification.name } : nil
    }
  }
}
