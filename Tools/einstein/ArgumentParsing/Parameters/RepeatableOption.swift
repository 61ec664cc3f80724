/// An option that may be given several times; it reads as all its values, in the order given.
struct RepeatableOption<Value: Sendable>: Parameter {
  let definition: ParameterDefinition

  /// Creates a repeatable option.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter after the single dash, if there is one.
  ///   - placeholder: What stands for the value in help; the long name in capitals if left out.
  ///   - help: What the option does, in one or two sentences.
  ///   - type: What each value may be.
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
      role: .option(.init(placeholder ?? name.uppercased(), type), isRepeatable: true)
    )
  }

  func reading(of arguments: ParsedArguments) -> [Value] {
    arguments.values(of: definition, as: Value.self)
  }
}
