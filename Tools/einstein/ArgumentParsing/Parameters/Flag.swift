/// A switch without a value, `--first` or `-f`; it reads as whether it was given.
struct Flag: Parameter {
  let definition: ParameterDefinition

  /// Creates a flag.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter after the single dash, if there is one.
  ///   - help: What the flag does, in one or two sentences.
  init(_ name: String, short: Character? = nil, help: String) {
    definition = ParameterDefinition(name: name, short: short, help: help, role: .flag)
  }

  func reading(of arguments: ParsedArguments) -> Bool {
    arguments.isGiven(self)
  }
}
