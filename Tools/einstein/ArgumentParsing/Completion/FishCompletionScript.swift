/// Writes the completion script for fish.
struct FishCompletionScript {
  private let tool: ToolSpecification
  private var function: String { "__" + tool.name.asShellIdentifier }

  /// Creates the writer for a tool.
  init(_ tool: ToolSpecification) {
    self.tool = tool
  }

  /// The script, to be sourced or put into fish's folder of completions.
  var text: String {
    """
    # fish completion for \(tool.name)

    # Prints the command and the positional arguments after it, as far as they are typed.
    function \(function)_words
        set -l taking
        set -l pending 0
        set -l ended 0
        set -l command
        set -l words
        for token in (commandline -opc)[2..-1]
            if test $pending = 1
                set pending 0
            else if test $ended = 0; and test "$token" = --
                set ended 1
            else if test $ended = 0; and string match -q -- '-?*' $token
                contains -- $token $taking; and set pending 1
            else if test -z "$command"; or contains -- "$command" \(groups)
                set command (string join ' ' $command $token)
                switch "$command"
    \(takingCases)
                end
            else
                set words $words $token
            end
        end
        test -z "$command"; or printf '%s\\n' $command $words
    end

    # Tells whether no command has been typed yet.
    function \(function)_lacks_command
        test (count (\(function)_words)) = 0
    end

    # Tells whether a command has been typed, with so many or more positional arguments.
    function \(function)_uses -a command minimum maximum
        set -l words (\(function)_words)
        test "$words[1]" = "$command"; or return 1
        set -l given (math (count $words) - 1)
        test -z "$minimum"; or test $given -ge $minimum; or return 1
        test -z "$maximum"; or test $given -le $maximum
    end
    \(choiceFunctions)
    complete -c \(tool.name) -e
    complete -c \(tool.name) -f
    \(statements.joined(separator: "\n"))

    """
  }

  /// The words behind which a command stands.
  private var groups: String {
    ([ToolSpecification.helpCommand] + tool.commandGroups.map(\.name)).joined(separator: " ")
  }

  private var takingCases: String {
    tool.runnableCommands.compactMap { command in
      let taking = command.options.filter { $0.value != nil }.flatMap(\.spellings)
      return taking.isEmpty
        ? nil
        : """
                    case \(word(command))
                        set taking \(taking.joined(separator: " "))
        """
    }.joined(separator: "\n")
  }

  private var choiceFunctions: String {
    tool.runnableCommands.flatMap { command in
      (command.positionals + command.options).compactMap { parameter in
        guard case .choices(let labels)? = parameter.value?.completion else { return nil }
        let lines = labels.map { label in
          let help = label.help.isEmpty ? "" : "\t\(label.help.onOneLine)"
          return "    printf '%s\\n' \((label.name + help).quotedForFish)\n"
        }
        return "\nfunction \(choiceFunction(command, parameter))\n\(lines.joined())end\n"
      }
    }.joined()
  }

  private var statements: [String] {
    let global = ToolSpecification.options.map { optionStatement($0, "\(function)_lacks_command") }
    let commands = tool.commandRows.map { row in
      let words = "-a \(row.name) -d \(row.abstract.quotedForFish)"
      return "complete -c \(tool.name) -n \(function)_lacks_command \(words)"
    }
    let help = tool.commands.map { command in
      let condition = "\(function)_uses \(ToolSpecification.helpCommand) 0 0".quotedForFish
      let words = "-a \(command.name) -d \(command.abstract.onOneLine.quotedForFish)"
      return "complete -c \(tool.name) -n \(condition) \(words)"
    }
    return global + commands + help + tool.commandGroups.flatMap(statements(forGroup:))
      + tool.runnableCommands.flatMap(statements(for:))
  }

  private func statements(forGroup group: CommandSpecification) -> [String] {
    let condition = "\(function)_uses \(group.name) 0 0".quotedForFish
    let options = group.options.map { optionStatement($0, condition) }
    let help = "\(ToolSpecification.helpCommand) \(group.name)"
    let places = [condition, "\(function)_uses \"\(help)\" 0 0".quotedForFish]
    return options
      + places.flatMap { condition in
        group.commands.map { command in
          let words = "-a \(command.name) -d \(command.abstract.onOneLine.quotedForFish)"
          return "complete -c \(tool.name) -n \(condition) \(words)"
        }
      }
  }

  /// The words that choose a command, as one word of fish.
  private func word(_ command: CommandSpecification) -> String {
    command.group == nil ? command.name : "\"\(command.path)\""
  }

  private func statements(for command: CommandSpecification) -> [String] {
    command.options.map { option in
      let condition = "\(function)_uses \(word(command))".quotedForFish
      let offer = offer(of: option, command).map { " \($0)" } ?? ""
      return optionStatement(option, condition) + offer
    }
      + command.positionals.enumerated().compactMap { index, positional in
        guard case .positional(_, let count) = positional.role else { return nil }
        // Fish offers nothing else here, so free text needs no statement.
        guard let offer = offer(of: positional, command) else { return nil }
        let places = count.upperBound > 1 ? "\(index)" : "\(index) \(index)"
        let condition = "\(function)_uses \(word(command)) \(places)".quotedForFish
        return "complete -c \(tool.name) -n \(condition) \(offer)"
      }
  }

  private func optionStatement(_ option: ParameterDefinition, _ condition: String) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    // `-x` keeps files out where a value is needed that is none.
    let requirement =
      switch option.value?.completion {
      case nil: ""
      case .path: " -r"
      case .choices, .some(.none): " -x"
      }
    return "complete -c \(tool.name) -n \(condition)\(short) -l \(option.name)\(requirement)"
      + " -d \(option.help.onOneLine.quotedForFish)"
  }

  private func offer(
    of parameter: ParameterDefinition,
    _ command: CommandSpecification
  ) -> String? {
    switch parameter.value?.completion {
    case nil, .some(.none): nil
    case .path: "-F"
    case .choices: "-a '(\(choiceFunction(command, parameter)))'"
    }
  }

  private func choiceFunction(
    _ command: CommandSpecification,
    _ parameter: ParameterDefinition
  ) -> String {
    [function, command.path, parameter.name].map(\.asShellIdentifier).joined(separator: "_")
  }
}
