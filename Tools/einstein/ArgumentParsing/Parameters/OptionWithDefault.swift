/// An option that has a value even if the user gives none; it reads as that value.
struct OptionWithDefault<Value: Sendable>: Parameter {
  let definition: ParameterDefinition
  private let fallback: Value

  /// Creates an option with a default.
  ///
  /// - Parameters:
  ///   - name: The long name, without dashes.
  ///   - short: The letter after the single dash, if there is one.
  ///   - placeholder: What stands for the value in help; the long name in capitals if left out.
  ///   - help: What the option does, in one or two sentences.
  ///   - type: What the value may be.
  ///   - text: The default, written as a user would write it.
  /// - Precondition: The type accepts the default.
  init(
    _ name: String,
    short: Character? = nil,
    placeholder: String? = nil,
    help: String,
    type: ValueType<Value>,
    default text: String
  ) {
    guard let fallback = try? type.parse(text) else {
      preconditionFailure("the default '\(text)' of '--\(name)' is not a value of its type")
    }
    self.fallback = fallback
    definition = ParameterDefinition(
      name: name,
      short: short,
      help: help,
      role: .option(
        .init(placeholder ?? name.uppercased(), type, default: text),
        isRepeatable: false
      )
    )
  }

  func reading(of arguments: ParsedArguments) -> Value {
    arguments.values(of: definition, as: Value.self).first ?? fallback
  }
}
