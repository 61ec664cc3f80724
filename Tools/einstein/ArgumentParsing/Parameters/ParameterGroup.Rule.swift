extension ParameterGroup {
  /// What a group asks of its members.
  enum Rule: Hashable, Sendable {
    /// At most one is given.
    case exclusive
    /// At least one is given.
    case requiresOne
  }
}
