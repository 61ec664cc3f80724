/// A positional argument that may be left out; it reads as its value, or `nil`.
struct OptionalArgument<Value: Sendable>: Parameter {
  let definition: ParameterDefinition

  /// Creates an optional positional argument.
  ///
  /// - Parameters:
  ///   - name: The name in help and errors, in capitals.
  ///   - help: What the argument is, in one or two sentences.
  ///   - type: What the value may be.
  init(_ name: String, help: String, type: ValueType<Value>) {
    definition = ParameterDefinition(
      name: name,
      help: help,
      role: .positional(.init(name, type), count: 0...1)
    )
  }

  func reading(of arguments: ParsedArguments) -> Value? {
    arguments.values(of: definition, as: Value.self).first
  }
}
