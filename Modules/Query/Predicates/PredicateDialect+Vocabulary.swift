public import Predicate

extension PredicateDialect {
  /// The keys of the dialect, for finding mistakes when a predicate is read.
  public var vocabulary: PredicateVocabulary {
    let keys = ElementKey.allCases.filter(has)
    let aliases = self == .xcuitest ? [] : keys.filter(\.isWebDriverAgents)
    var members: [String: [String]] = [:]
    for key in keys where !key.members.isEmpty {
      members[key.rawValue] = key.members
      if key.isWebDriverAgents { members[key.webDriverAgentAlias] = key.members }
    }
    return PredicateVocabulary(
      keys: keys.map(\.rawValue).sorted { $0.lowercased() < $1.lowercased() },
      aliases: aliases.map(\.webDriverAgentAlias),
      members: members
    )
  }

  /// The key with a name.
  func key(named name: String) -> ElementKey? {
    if let key = ElementKey(rawValue: name) { return has(key) ? key : nil }
    guard self != .xcuitest, name.hasPrefix("wd") else { return nil }
    return ElementKey.allCases.first { $0.isWebDriverAgents && $0.webDriverAgentAlias == name }
  }

  private func has(_ key: ElementKey) -> Bool {
    switch self {
    case .xcuitest: key.isXCUITests
    case .webDriverAgent: key.isWebDriverAgents
    case .any: true
    }
  }
}
