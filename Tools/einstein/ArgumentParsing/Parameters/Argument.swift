/// A positional argument that must be given; it reads as its value.
struct Argument<Value: Sendable>: Parameter {
  let definition: ParameterDefinition

  /// Creates a positional argument.
  ///
  /// - Parameters:
  ///   - name: The name in help and errors, in capitals.
  ///   - help: What the argument is, in one or two sentences.
  ///   - type: What the value may be.
  init(_ name: String, help: String, type: ValueType<Value>) {
    definition = ParameterDefinition(
      name: name,
      help: help,
      role: .positional(.init(name, type), count: 1...1)
    )
  }

  func reading(of arguments: ParsedArguments) -> Value {
    guard let value = arguments.values(of: definition, as: Value.self).first else {
      preconditionFailure("'\(definition.name)' was parsed without a value")
    }
    return value
  }
}
