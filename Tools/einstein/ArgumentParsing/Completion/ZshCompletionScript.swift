/// Writes the completion script for zsh.
struct ZshCompletionScript {
  private let tool: ToolSpecification
  private var function: String { "_" + tool.name.asShellIdentifier }

  /// Creates the writer for a tool.
  init(_ tool: ToolSpecification) {
    self.tool = tool
  }

  /// The script, to be sourced or put into a folder of `fpath` as `_<name of the tool>`.
  var text: String {
    """
    #compdef \(tool.name)
    # zsh completion for \(tool.name)

    \(commandsFunction(function, tool.commandRows))
    \(choiceFunctions)\(groupFunctions)
    \(function)() {
      local context state state_descr line
      typeset -A opt_args
      _arguments -S \\
        '(- 1 *)'{-h,--help}'[\(CommandSpecification.help.help)]' \\
        '(- 1 *)--version[\(ToolSpecification.versionOption.help)]' \\
        '1:command:\(function)_commands' \\
        '*::argument:->argument'
      [[ $state == argument ]] || return
      case $line[1] in
        \(ToolSpecification.helpCommand))
    \(helpCase)
          ;;
    \(tool.commands.map(commandCase).joined(separator: "\n"))
      esac
    }

    # Found through fpath, the file is the body of the function; sourced, it must be registered.
    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(tool.name)
    fi

    """
  }

  /// Returns a function that offers commands with their abstracts.
  private func commandsFunction(
    _ function: String,
    _ rows: [(name: String, abstract: String)]
  ) -> String {
    """
    \(function)_commands() {
      local -a commands=(
    \(candidates(rows.map { ($0.name, $0.abstract) }))
      )
      _describe -t commands command commands
    }
    """
  }

  /// What stands behind `help`: a command, or a group and then a command of it.
  private var helpCase: String {
    let groups = tool.commandGroups.map { group in
      "        \(group.name)) _arguments '1:command:\(groupFunction(group))_commands' ;;"
    }
    return groups.isEmpty
      ? "      _arguments '1:command:\(function)_commands'"
      : """
            state=
            _arguments '1:command:\(function)_commands' '*::argument:->argument'
            [[ $state == argument ]] || return
            case $line[1] in
      \(groups.joined(separator: "\n"))
            esac
      """
  }

  private var groupFunctions: String {
    tool.commandGroups.map { group in
      let function = groupFunction(group)
      let rows = group.commands.map { (name: $0.name, abstract: $0.abstract.onOneLine) }
      return """

        \(commandsFunction(function, rows))

        \(function)() {
          local context state state_descr line
          typeset -A opt_args
          _arguments -S \\
            '(- 1 *)'{-h,--help}'[\(CommandSpecification.help.help)]' \\
            '1:command:\(function)_commands' \\
            '*::argument:->argument'
          [[ $state == argument ]] || return
          case $line[1] in
        \(group.commands.map(commandCase).joined(separator: "\n"))
          esac
        }

        """
    }.joined()
  }

  private func groupFunction(_ group: CommandSpecification) -> String {
    "\(function)_\(group.name.asShellIdentifier)"
  }

  private var choiceFunctions: String {
    tool.runnableCommands.flatMap { command in
      (command.positionals + command.options).compactMap { parameter in
        guard let value = parameter.value, case .choices(let labels) = value.completion else {
          return nil
        }
        return """

          \(choiceFunction(command, parameter))() {
            local -a choices=(
          \(candidates(labels.map { ($0.name, $0.help.onOneLine) }))
            )
            _describe -t values \(value.placeholder.quotedForBourneShell) choices
          }

          """
      }
    }.joined()
  }

  private func commandCase(_ command: CommandSpecification) -> String {
    if command.isGroup {
      return "    \(command.name)) \(groupFunction(command)) ;;"
    }
    let specifications =
      command.options.map { specification(of: $0, command) }
      + completedPositionals(of: command).enumerated().map {
        specification(of: $1, at: $0, command)
      }
    return """
          \(command.name))
            _arguments -s -S \\
      \(specifications.map { "        \($0)" }.joined(separator: " \\\n"))
            ;;
      """
  }

  /// The arguments up to the first that may be given many times, which stands for all after it.
  private func completedPositionals(
    of command: CommandSpecification
  ) -> ArraySlice<ParameterDefinition> {
    command.positionals.firstIndex { !$0.isSingle }.map { command.positionals[...$0] }
      ?? command.positionals[...]
  }

  private func specification(
    of option: ParameterDefinition,
    _ command: CommandSpecification
  ) -> String {
    let rivals = command.groups
      .filter { $0.rule == .exclusive && $0.members.contains(option.displayName) }
      .flatMap(\.members)
      .compactMap { member in command.options.first { $0.displayName == member } }
      .filter { option.isSingle || $0.name != option.name }
    let isHelp = option.name == CommandSpecification.help.name
    let excluded =
      isHelp
      ? ["-", "*"]
      : ((option.isSingle ? [option] : []) + rivals)
        .flatMap(\.spellings).uniqued()
    let exclusion =
      (excluded.isEmpty ? "" : "(\(excluded.joined(separator: " ")))")
      + (option.isSingle ? "" : "*")
    let explanation = "[\(option.help.onOneLine.escaping("\\[]:"))]"
    let tail = option.value.map { valueTail($0, option, command) } ?? ""
    return option.spellings.map { spelling in
      // `+` lets the value follow the letter at once, `=` lets it follow an equals sign.
      let joint = option.value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return "\(exclusion)\(spelling)\(joint)\(explanation)\(tail)".quotedForBourneShell
    }.joined(separator: " ")
  }

  private func specification(
    of positional: ParameterDefinition,
    at index: Int,
    _ command: CommandSpecification
  ) -> String {
    guard case .positional(let value, let count) = positional.role else { return "" }
    let place = count.upperBound > 1 ? "*" : "\(index + 1)"
    let optional = count.upperBound == 1 && count.lowerBound == 0 ? ":" : ""
    return (place + optional + valueTail(value, positional, command)).quotedForBourneShell
  }

  private func valueTail(
    _ value: ParameterDefinition.Value,
    _ parameter: ParameterDefinition,
    _ command: CommandSpecification
  ) -> String {
    let message = ":" + value.placeholder.escaping("\\:")
    return switch value.completion {
    case .none: message + ": "
    case .path: message + ":_files"
    case .choices: message + ":" + choiceFunction(command, parameter)
    }
  }

  private func choiceFunction(
    _ command: CommandSpecification,
    _ parameter: ParameterDefinition
  ) -> String {
    [function, command.path, parameter.name].map(\.asShellIdentifier).joined(separator: "_")
  }

  private func candidates(_ pairs: [(name: String, help: String)]) -> String {
    pairs.map { pair in
      let name = pair.name.escaping("\\:")
      let candidate = pair.help.isEmpty ? name : "\(name):\(pair.help)"
      return "    " + candidate.quotedForBourneShell
    }.joined(separator: "\n")
  }
}
