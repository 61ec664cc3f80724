/// A positional argument that may be given many times; it reads as all its values in order.
struct Arguments<Value: Sendable>: Parameter {
  let definition: ParameterDefinition

  /// Creates a positional argument of many values.
  ///
  /// - Parameters:
  ///   - name: The name in help and errors, in capitals.
  ///   - help: What the arguments are, in one or two sentences.
  ///   - type: What each value may be.
  ///   - minimum: How many values there must be at least.
  init(_ name: String, help: String, type: ValueType<Value>, minimum: Int = 0) {
    precondition(minimum >= 0, "the minimum of '\(name)' is negative")
    definition = ParameterDefinition(
      name: name,
      help: help,
      role: .positional(.init(name, type), count: minimum...Int.max)
    )
  }

  func reading(of arguments: ParsedArguments) -> [Value] {
    arguments.values(of: definition, as: Value.self)
  }
}
