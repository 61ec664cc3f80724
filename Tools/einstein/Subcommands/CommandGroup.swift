/// Commands that are chosen by two words, the first of which they share.
struct CommandGroup: Sendable {
  /// The commands, in the order in which help lists them.
  let types: [any RunnableCommand.Type]
  /// What the parser knows of the group.
  let specification: CommandSpecification

  /// Creates a group.
  init(
    name: String,
    abstract: String,
    discussion: String = "",
    types: [any RunnableCommand.Type],
    examples: [CommandExample] = []
  ) {
    self.types = types
    specification = CommandSpecification(
      name: name,
      abstract: abstract,
      discussion: discussion,
      commands: types.map { $0.specification },
      examples: examples
    )
  }
}
