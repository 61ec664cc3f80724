extension ToolSpecification {
  /// Returns the overview: usage, commands, options and exit codes.
  func help() -> String {
    var help = HelpText()
    help.addUsage([
      (name, ["COMMAND", "[OPTIONS]", "[ARGUMENTS]"]), (name, [Self.helpCommand, "COMMAND"]),
    ])
    help.addParagraphs(abstract)
    help.addParagraphs(discussion)
    help.addTable("Commands", commandRows.map { HelpRow($0.name, $0.abstract) })
    help.addTable("Options", Self.options.map(\.helpRow))
    let codeWidth = exitCodes.map { "\($0.code)".count }.max() ?? 0
    help.addTable(
      "Exit codes",
      exitCodes.map { exitCode in
        let code = "\(exitCode.code)"
        let padding = String(repeating: " ", count: codeWidth - code.count)
        return HelpRow(padding + code, exitCode.meaning)
      }
    )
    help.addParagraphs("See '\(name) \(Self.helpCommand) COMMAND' for more about a command.")
    return help.text
  }

  /// Returns the help of a command, or the overview if there is none.
  func help(for command: CommandSpecification?) -> String {
    guard let command else { return help() }
    if command.isGroup { return help(forGroup: command) }
    var help = HelpText()
    help.addUsage([("\(name) \(command.path)", command.usageArguments)])
    help.addParagraphs(command.abstract)
    help.addParagraphs(command.discussion)
    help.addTable("Arguments", command.positionals.map(\.helpRow))
    help.addTable("Options", command.options.map(\.helpRow), notes: command.groups.map(\.sentence))
    help.addExamples(command.examples)
    return help.text
  }

  /// Returns the help of a group: what there is to choose among.
  private func help(forGroup group: CommandSpecification) -> String {
    let helpCommand = "\(Self.helpCommand) \(group.name)"
    var help = HelpText()
    help.addUsage([
      ("\(name) \(group.name)", ["COMMAND", "[OPTIONS]", "[ARGUMENTS]"]),
      ("\(name) \(helpCommand)", ["COMMAND"]),
    ])
    help.addParagraphs(group.abstract)
    help.addParagraphs(group.discussion)
    help.addTable("Commands", group.commands.map { HelpRow($0.name, $0.abstract) })
    help.addTable("Options", group.options.map(\.helpRow))
    help.addExamples(group.examples)
    help.addParagraphs("See '\(name) \(helpCommand) COMMAND' for more about a command.")
    return help.text
  }

  /// The commands with their abstracts, and `help` last; completion offers the same.
  var commandRows: [(name: String, abstract: String)] {
    commands.map { ($0.name, $0.abstract.onOneLine) }
      + [(Self.helpCommand, "Explain the tool or a command.")]
  }
}
