extension ParameterDefinition {
  /// How a parameter is given on the command line.
  enum Role: Sendable {
    /// By its name alone.
    case flag
    /// By its name followed by a value.
    case option(Value, isRepeatable: Bool)
    /// By its place, at least and at most so many times.
    case positional(Value, count: ClosedRange<Int>)
  }
}
