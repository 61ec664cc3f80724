/// What parsing, help and completion need to know of a parameter, whatever its value type.
struct ParameterDefinition: Sendable {
  /// The long name without dashes, or the name of a positional argument.
  let name: String
  /// The letter after the single dash, if there is one.
  let short: Character?
  /// What the parameter does.
  let help: String
  /// How it is given.
  let role: Role
  /// The options, by display name, instead of which a positional argument has to be given.
  let replacements: [String]

  /// Creates a definition.
  ///
  /// - Precondition: The name of a flag or option is made of ASCII letters, digits and inner
  ///   dashes, and its short name is an ASCII letter or digit. The parser and the completion
  ///   scripts rely on it.
  init(
    name: String,
    short: Character? = nil,
    help: String,
    role: Role,
    replacements: [String] = []
  ) {
    if case .positional = role {
      precondition(!name.isEmpty && !name.hasPrefix("-"), "'\(name)' cannot name an argument")
    } else {
      precondition(name.isCommandLineWord, "'\(name)' cannot name an option")
    }
    precondition(
      short.map { String($0).isCommandLineWord } ?? true,
      "'\(short ?? " ")' cannot be the short name of '\(name)'"
    )
    self.name = name
    self.short = short
    self.help = help
    self.role = role
    self.replacements = replacements
  }

  /// The parameter as the user writes it: `--depth` or `DUMP`.
  ///
  /// It is unique within a command and so serves as the key of parsed values.
  var displayName: String {
    isPositional ? name : "--\(name)"
  }

  /// All spellings of an option or flag, the short one first: `-d` and `--depth`.
  var spellings: [String] {
    guard !isPositional else { return [] }
    return (short.map { ["-\($0)"] } ?? []) + [displayName]
  }

  /// Whether the parameter is recognised by its place and not by a name.
  var isPositional: Bool {
    if case .positional = role { true } else { false }
  }

  /// Whether it may be given only once.
  var isSingle: Bool {
    switch role {
    case .flag: true
    case .option(_, let isRepeatable): !isRepeatable
    case .positional(_, let count): count.upperBound == 1
    }
  }

  /// What its value may be; `nil` for a flag.
  var value: Value? {
    switch role {
    case .flag: nil
    case .option(let value, _): value
    case .positional(let value, _): value
    }
  }
}
