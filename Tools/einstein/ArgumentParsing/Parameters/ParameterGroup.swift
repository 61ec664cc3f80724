/// A rule about several parameters of a command together.
struct ParameterGroup: Hashable, Sendable {
  /// What the rule asks for.
  let rule: Rule
  /// The parameters as the user writes them: `--depth`, `DUMP`.
  let members: [String]

  /// At most one of the parameters may be given.
  static func exclusive(_ parameters: [any Parameter]) -> Self {
    Self(rule: .exclusive, members: parameters.map(\.definition.displayName))
  }

  /// At least one of the parameters must be given.
  static func requiresOne(_ parameters: [any Parameter]) -> Self {
    Self(rule: .requiresOne, members: parameters.map(\.definition.displayName))
  }

  /// The rule in a sentence, for help.
  var sentence: String {
    switch (rule, members.count) {
    case (.exclusive, _): "At most one of \(members.joinedAsList(lastSeparator: " and "))."
    case (.requiresOne, 1): "\(members.joined()) is required."
    case (.requiresOne, _): "At least one of \(members.joinedAsList(lastSeparator: " and "))."
    }
  }
}
