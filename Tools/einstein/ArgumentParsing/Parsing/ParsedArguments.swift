/// What the user gave for the parameters of a command, read with the parameters as keys.
///
///     let depth = arguments[Self.depth]
struct ParsedArguments: Sendable {
  /// The parsed values of each parameter by its display name; a flag that was given has none.
  private var valuesByName: [String: [any Sendable]] = [:]

  /// Returns what the user gave for a parameter, or what holds if nothing was given.
  ///
  /// - Precondition: The parameter belongs to the command that was parsed.
  subscript<Key: Parameter>(parameter: Key) -> Key.Reading {
    parameter.reading(of: self)
  }

  /// Returns whether the user gave a parameter; a default does not count.
  func isGiven(_ parameter: some Parameter) -> Bool {
    isGiven(parameter.definition.displayName)
  }

  /// Returns whether the user gave the parameter of a display name.
  func isGiven(_ displayName: String) -> Bool {
    valuesByName[displayName] != nil
  }

  /// Returns the values given for a parameter.
  func values<Value>(of definition: ParameterDefinition, as type: Value.Type) -> [Value] {
    (valuesByName[definition.displayName] ?? []).map { value in
      guard let value = value as? Value else {
        preconditionFailure("'\(definition.displayName)' is declared twice, with different types")
      }
      return value
    }
  }

  /// Records that a flag was given.
  mutating func add(_ definition: ParameterDefinition) {
    valuesByName[definition.displayName, default: []] += []
  }

  /// Records a value.
  mutating func add(_ value: any Sendable, for definition: ParameterDefinition) {
    valuesByName[definition.displayName, default: []].append(value)
  }
}
