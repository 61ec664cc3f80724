import Diagnostics

extension ToolSpecification {
  /// Returns what the user asks for.
  ///
  /// - Parameter arguments: The arguments without the name of the executable.
  /// - Returns: A command to run, or something to print.
  /// - Throws: What is wrong, and in which command.
  func invocation(for arguments: [String]) throws(UsageFailure) -> Invocation {
    try invocation(for: arguments[...], in: nil)
  }

  /// Reads what stands first, or behind the name of a group.
  private func invocation(
    for arguments: ArraySlice<String>,
    in group: CommandSpecification?
  ) throws(UsageFailure) -> Invocation {
    var rest = arguments
    guard var word = rest.popFirst() else { throw missingCommand(in: group) }
    if word == "--", let next = rest.popFirst() {
      word = next
    } else if word.utf8.starts(with: "-".utf8) {
      return try invocation(forOption: word, in: group, arguments)
    }
    if group == nil, word == Self.helpCommand {
      return .help(try commandToExplain(rest))
    }
    let command = try knownCommand(word, in: group)
    if command.isGroup {
      return try invocation(for: rest, in: command)
    }
    if Self.asksForHelp(rest) {
      return .help(command)
    }
    do {
      var parser = CommandParser(command)
      return try parser.invocation(of: rest)
    } catch {
      throw UsageFailure(error, command: command)
    }
  }

  /// Returns whether help is asked for anywhere, so that it is shown whatever else is wrong.
  private static func asksForHelp(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { CommandSpecification.help.spellings.contains($0) }
  }

  /// Handles an option that stands where the command should be.
  private func invocation(
    forOption word: String,
    in group: CommandSpecification?,
    _ arguments: ArraySlice<String>
  ) throws(UsageFailure) -> Invocation {
    if CommandSpecification.help.spellings.contains(word)
      || group != nil && Self.asksForHelp(arguments)
    {
      return .help(group)
    }
    if group == nil, word == Self.versionOption.displayName {
      return .version
    }
    if word == "--" {
      throw missingCommand(in: group)
    }
    let spelling = String(word.prefix { $0 != "=" })
    let owner = (group?.commands ?? runnableCommands)
      .first { $0.options.contains { $0.spellings.contains(spelling) } }
    if let owner {
      throw UsageFailure(.optionBeforeCommand(spelling, command: owner.path), command: group)
    }
    let name = String(spelling.drop { $0 == "-" })
    let options = group?.options ?? Self.options
    let suggestions = name.nearest(among: options.map(\.name)).map { "--\($0)" }
    throw UsageFailure(.unknownOption(spelling, suggestions: suggestions), command: group)
  }

  /// Reads what follows `help`.
  private func commandToExplain(
    _ arguments: ArraySlice<String>
  ) throws(UsageFailure) -> CommandSpecification? {
    var names = arguments.filter {
      !CommandSpecification.help.spellings.contains($0) && $0 != "--"
    }[...]
    guard let name = names.popFirst(), name != Self.helpCommand else { return nil }
    var command = try knownCommand(name, in: nil)
    if command.isGroup, let name = names.popFirst() {
      command = try knownCommand(name, in: command)
    }
    if let excess = names.first {
      throw UsageFailure(.unexpectedArgument(excess, accepted: ["COMMAND"], suggestions: []))
    }
    return command
  }

  private func missingCommand(in group: CommandSpecification?) -> UsageFailure {
    UsageFailure(.missingCommand(known: commandNames(in: group)), command: group)
  }

  private func knownCommand(
    _ name: String,
    in group: CommandSpecification?
  ) throws(UsageFailure) -> CommandSpecification {
    if let command = command(named: name, in: group) { return command }
    let known = commandNames(in: group)
    throw UsageFailure(
      .unknownCommand(
        name,
        group: group?.name,
        known: known,
        suggestions: suggestedCommands(for: name, in: group)
      ),
      command: group
    )
  }

  /// Returns the commands that an unknown word was perhaps meant to be, with their groups.
  private func suggestedCommands(
    for name: String,
    in group: CommandSpecification?
  ) -> [String] {
    if let group {
      return name == Self.helpCommand
        ? ["\(name) \(group.name)"]
        : name.nearest(among: group.commands.map(\.name)).map { "\(group.name) \($0)" }
    }
    let inGroups = commandGroups.compactMap { command(named: name, in: $0)?.path }
    return inGroups.isEmpty ? name.nearest(among: commandNames) : inGroups
  }
}
