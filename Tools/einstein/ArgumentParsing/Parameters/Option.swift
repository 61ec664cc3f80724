/// An option with a value, `--depth 3`; it reads as the value, or `nil` if it was not given.
struct Option<Value: Sendable>: Parameter {
  let definition: ParameterDefinition

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter after the single dash, if there is one.
  ///   - placeholder: What stands for the value in help; the long name in capitals if left out.
  ///   - help: What the option does, in one or two sentences.
  ///   - type: What the value may be.
  init(
    _ name: String,
    short: Character? = nil,
    placeholder: String? = nil,
    help: String,
    type: ValueType<Value>
  ) {
    definition = ParameterDefinition(
      name: name,
      short: short,
      help: help,
      role: .option(.init(placeholder ?? name.uppercased(), type), isRepeatable: false)
    )
  }

  func reading(of arguments: ParsedArguments) -> Value? {
    arguments.values(of: definition, as: Value.self).first
  }
}
