/// Reads the arguments of one command, as GNU tools do.
///
/// Options and positional arguments may be mixed; `--` ends the options; `-` alone is a positional
/// argument, and so is what begins as a positional argument may, dash and all. Short flags may be bundled, and an option's value may follow its letter at once.
struct CommandParser {
  private let command: CommandSpecification
  private var parsed = ParsedArguments()
  private var positionals: [String] = []
  private var textsOfOptions: [String: String] = [:]
  private var rest: ArraySlice<String> = []
  private var isAskedForHelp = false

  /// Creates a parser of a command's arguments.
  init(_ command: CommandSpecification) {
    self.command = command
  }

  /// Reads the arguments that follow the name of the command.
  ///
  /// - Returns: The command with its arguments, or the wish for help on it.
  /// - Throws: The first thing that is wrong.
  mutating func invocation(of arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positionals += rest
        rest = []
      } else if argument.utf8.starts(with: "--".utf8) {
        try readLongOption(argument)
      } else if command.isDashedPositional(argument) {
        positionals.append(argument)
      } else if argument.utf8.starts(with: "-".utf8), argument.utf8.count > 1 {
        try readShortOptions(argument)
      } else {
        positionals.append(argument)
      }
      if isAskedForHelp {
        return .help(command)
      }
    }
    try PositionalAssignment(command).assign(positionals, to: &parsed)
    try checkGroups()
    return .command(command, parsed)
  }

  /// Reads `--name`, `--name=value` or `--name value`.
  private mutating func readLongOption(_ argument: String) throws(UsageError) {
    // The UTF-8 view finds a `=` even where a combining mark follows it.
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(argument[..<(equals ?? argument.endIndex)].unicodeScalars.dropFirst(2))
    let attached = equals.map { String(argument[argument.utf8.index(after: $0)...]) }
    guard let option = command.option(named: name) else {
      throw .unknownOption(
        name.isEmpty ? argument : "--\(name)",
        suggestions: command.suggestedOptions(for: name)
      )
    }
    guard let value = option.value else {
      if let attached {
        throw .unexpectedValue(option: option.displayName, value: attached)
      }
      return readFlag(option)
    }
    try add(attached, for: option, value)
  }

  /// Reads `-f`, `-fg`, `-d value` or `-dvalue`.
  private mutating func readShortOptions(_ argument: String) throws(UsageError) {
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst(), !isAskedForHelp {
      guard let option = command.option(short: Character(letter)) else {
        throw unknownShortOption(letter, in: argument)
      }
      guard let value = option.value else {
        readFlag(option)
        continue
      }
      let attached = letters.isEmpty ? nil : String(letters)
      try add(attached, for: option, value)
      return
    }
  }

  private mutating func readFlag(_ flag: ParameterDefinition) {
    isAskedForHelp = isAskedForHelp || flag.name == CommandSpecification.help.name
    parsed.add(flag)
  }

  /// Takes the next argument as a value, unless it is more likely an option.
  private mutating func nextValue(
    of option: ParameterDefinition,
    _ value: ParameterDefinition.Value
  ) throws(UsageError) -> String {
    guard let next = rest.first, next != "--", !command.isLikelyOption(next, insteadOf: value)
    else {
      throw .missingValue(
        option: option.displayName,
        placeholder: value.placeholder,
        expectation: value.expectation,
        next: rest.first
      )
    }
    rest.removeFirst()
    return next
  }

  /// Parses and records the value, which is the next argument if it is not attached.
  private mutating func add(
    _ attached: String?,
    for option: ParameterDefinition,
    _ value: ParameterDefinition.Value
  ) throws(UsageError) {
    let name = option.displayName
    let text = if let attached { attached } else { try nextValue(of: option, value) }
    let earlier = textsOfOptions.updateValue(text, forKey: name)
    if let earlier, option.isSingle {
      throw .repeatedOption(option: name, values: [earlier, text])
    }
    do {
      parsed.add(try value.parse(text), for: option)
    } catch {
      throw .invalidValue(parameter: name, value: text, error)
    }
  }

  private func unknownShortOption(_ letter: Unicode.Scalar, in argument: String) -> UsageError {
    // `-format` is a frequent slip for `--format`; the whole word tells more than its letters.
    let word = argument.dropFirst().prefix { $0 != "=" }
    if word.count > 1, command.option(named: String(word)) != nil {
      return .unknownOption("-\(word)", suggestions: ["--\(word)"])
    }
    return .unknownOption("-\(letter)", suggestions: [])
  }

  private func checkGroups() throws(UsageError) {
    for group in command.groups {
      let given = group.members.filter { parsed.isGiven($0) }
      switch group.rule {
      case .exclusive where given.count > 1: throw .exclusiveParameters(given)
      case .requiresOne where given.isEmpty: throw .missingOneOf(group.members)
      case .exclusive, .requiresOne: continue
      }
    }
  }
}
