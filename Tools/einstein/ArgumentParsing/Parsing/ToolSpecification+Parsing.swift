import Diagnostics

extension ToolSpecification {
  /// Returns what the user asks for.
  ///
  /// - Parameter arguments: The arguments without the name of the executable.
  /// - Returns: A command to run, or something to print.
  /// - Throws: What is wrong, and in which command.
  func invocation(for arguments: [String]) throws(UsageFailure) -> Invocation {
    guard var word = arguments.first else {
      throw UsageFailure(.missingCommand(known: commandNames))
    }
    var rest = arguments.dropFirst()
    if word == "--", let next = rest.popFirst() {
      word = next
    } else if word.utf8.starts(with: "-".utf8) {
      return try invocation(forOption: word)
    }
    if word == Self.helpCommand {
      return .help(try commandToExplain(rest))
    }
    let command = try knownCommand(word)
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
  private func invocation(forOption word: String) throws(UsageFailure) -> Invocation {
    if CommandSpecification.help.spellings.contains(word) {
      return .help(nil)
    }
    if word == Self.versionOption.displayName {
      return .version
    }
    if word == "--" {
      throw UsageFailure(.missingCommand(known: commandNames))
    }
    let spelling = String(word.prefix { $0 != "=" })
    let owner = commands.first { $0.options.contains { $0.spellings.contains(spelling) } }
    if let owner {
      throw UsageFailure(.optionBeforeCommand(spelling, command: owner.name))
    }
    let name = String(spelling.drop { $0 == "-" })
    let suggestions = name.nearest(among: Self.options.map(\.name)).map { "--\($0)" }
    throw UsageFailure(.unknownOption(spelling, suggestions: suggestions))
  }

  /// Reads what follows `help`.
  private func commandToExplain(
    _ arguments: ArraySlice<String>
  ) throws(UsageFailure) -> CommandSpecification? {
    let names = arguments.filter { !CommandSpecification.help.spellings.contains($0) && $0 != "--" }
    guard let name = names.first, name != Self.helpCommand else { return nil }
    if names.count > 1 {
      throw UsageFailure(
        .unexpectedArgument(names[1], accepted: ["COMMAND"], suggestions: [])
      )
    }
    return try knownCommand(name)
  }

  private func knownCommand(_ name: String) throws(UsageFailure) -> CommandSpecification {
    guard let command = command(named: name) else {
      throw UsageFailure(
        .unknownCommand(name, known: commandNames, suggestions: name.nearest(among: commandNames))
      )
    }
    return command
  }
}
