/// Writes the completion script for bash.
///
/// It uses nothing that bash 3.2 lacks, since that is what macOS has, and does not need the
/// bash-completion package.
struct BashCompletionScript {
  private let tool: ToolSpecification
  private var function: String { "_" + tool.name.asShellIdentifier }

  /// Creates the writer for a tool.
  init(_ tool: ToolSpecification) {
    self.tool = tool
  }

  /// The script, to be sourced or put where bash-completion looks.
  var text: String {
    """
    # bash completion for \(tool.name)

    # Offers those of the words that begin with what was typed.
    \(function)_words() {
      local typed=$current word
      case $typed in
        [\\"\\']*) typed=${typed:1} ;;
        *) typed=${typed//\\\\/} ;;
      esac
      for word in "$@"; do
        [[ $word == "$typed"* ]] || continue
        case $current in
          [\\"\\']*) COMPREPLY+=("$word") ;;
          *) COMPREPLY+=("$prefix$(printf %q "$word")") ;;
        esac
      done
    }

    # Offers the files and folders that begin with what was typed.
    \(function)_files() {
      local path typed=$current
      case $typed in
        [\\"\\']*) typed=${typed:1} ;;
        *) typed=${typed//\\\\/} ;;
      esac
      # Only while completing, and only from bash 4 on, can the shell be told to quote file names.
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$prefix$path")
      done < <(compgen -f -- "$typed")
    }

    # Offers what may follow an option of a command.
    \(function)_value() {
      case "$command $option" in
    \(valueCases)
      esac
    }

    # Tells whether an option of a command takes a value.
    \(function)_takes_value() {
      case "$command $1" in
    \(takingCases)
        *) return 1 ;;
      esac
    }

    # Tells whether the word that follows chooses a command.
    \(function)_chooses_command() {
      case $command in
        \(groups)) return 0 ;;
        *) return 1 ;;
      esac
    }

    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} command= option= prefix= ended= position=0 index word
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ -n $option ]]; then
          # Bash makes a word of the '=' in --name=value.
          [[ $word == = ]] || option=
        elif [[ -n $ended || $word != -?* ]]; then
          if [[ -z $command ]]; then
            command=$word
          elif \(function)_chooses_command; then
            command="$command $word"
          else
            ((position++))
          fi
        elif [[ $word == -- ]]; then
          ended=1
        elif \(function)_takes_value "$word"; then
          option=$word
        fi
      done
      if [[ -n $option ]]; then
        [[ $current == = ]] && current=
        \(function)_value
        return 0
      fi
      if [[ -z $ended && $current == --*=* ]]; then
        option=${current%%=*} prefix=${current%%=*}= current=${current#*=}
        \(function)_value
        return 0
      fi
      if [[ -z $ended && $current == -* ]]; then
        case $command in
    \(optionCases)
        esac
        return 0
      fi
      case "$command $position" in
        ' '*) \(function)_words \(words(tool.commandNames)) ;;
        '\(ToolSpecification.helpCommand) 0') \(function)_words \(words(tool.commands.map(\.name))) ;;
    \(positionCases)
      esac
      return 0
    }

    complete -F \(function) \(tool.name)

    """
  }

  /// The words behind which a command stands.
  private var groups: String {
    ([ToolSpecification.helpCommand] + tool.commandGroups.map(\.name))
      .map(\.quotedForBourneShell).joined(separator: " | ")
  }

  private var valueCases: String {
    lines { command in
      command.options.compactMap { option in
        option.value.map { "\(pattern(command, option))) \(action($0)) ;;" }
      }
    }
  }

  private var takingCases: String {
    lines { command in
      let taking = command.options.filter { $0.value != nil }
      return taking.isEmpty
        ? [] : [taking.map { pattern(command, $0) }.joined(separator: " | ") + ") return 0 ;;"]
    }
  }

  private var optionCases: String {
    let own = lines(indentation: 6) { command in
      ["'\(command.path)') \(function)_words \(words(command.options.flatMap(\.spellings))) ;;"]
    }
    let global = ToolSpecification.options.flatMap(\.spellings)
    return own + "\n      '') \(function)_words \(words(global)) ;;"
  }

  private var positionCases: String {
    lines { command in
      if command.isGroup {
        let offer = "\(function)_words \(words(command.commands.map(\.name)))"
        let help = "\(ToolSpecification.helpCommand) \(command.name)"
        return ["'\(command.name) 0' | '\(help) 0') \(offer) ;;"]
      }
      return command.positionals.enumerated().compactMap { index, positional in
        guard case .positional(let value, let count) = positional.role else { return nil }
        // One that takes many may stand at any later place; the first match wins in `case`.
        let place = count.upperBound > 1 ? "'\(command.path) '*" : "'\(command.path) \(index)'"
        return "\(place)) \(action(value)) ;;"
      }
    }
  }

  private func lines(
    indentation: Int = 4,
    of command: (CommandSpecification) -> [String]
  ) -> String {
    tool.commands.flatMap { [$0] + $0.commands }.flatMap(command)
      .map { String(repeating: " ", count: indentation) + $0 }
      .joined(separator: "\n")
  }

  private func pattern(_ command: CommandSpecification, _ option: ParameterDefinition) -> String {
    option.spellings.map { "'\(command.path) \($0)'" }.joined(separator: " | ")
  }

  private func action(_ value: ParameterDefinition.Value) -> String {
    switch value.completion {
    case .none: ":"
    case .path: "\(function)_files"
    case .choices(let labels): "\(function)_words \(words(labels.map(\.name)))"
    }
  }

  private func words(_ words: [String]) -> String {
    words.map(\.quotedForBourneShell).joined(separator: " ")
  }
}
