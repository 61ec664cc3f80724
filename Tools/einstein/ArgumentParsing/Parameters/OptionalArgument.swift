/// A positional argument that may be left out; it reads as its value, or `nil`.
struct OptionalArgument<Value: Sendable>: Parameter {
  let definition: ParameterDefinition

  /// Creates an optional positional argument.
  ///
  /// - Parameters:
  ///   - name: The name in help and errors, in capitals.
  ///   - help: What the argument is, in one or two sentences.
  ///   - type: What the value may be.
  ///   - replacements: Options that take its place: it has to be given when none of them is, and
  ///     cannot be when one is. With none of these, it may be left out at will.
  init(
    _ name: String,
    help: String,
    type: ValueType<Value>,
    unless replacements: [any Parameter] = []
  ) {
    definition = ParameterDefinition(
      name: name,
      help: help,
      role: .positional(.init(name, type), count: 0...1),
      replacements: replacements.map(\.definition.displayName)
    )
  }

  func reading(of arguments: ParsedArguments) -> Value? {
    arguments.values(of: definition, as: Value.self).first
  }
}
