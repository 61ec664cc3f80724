internal import Hierarchy
public import Predicate

extension PredicateDialect {
  /// The keys of the dialect, for finding mistakes when a predicate is read.
  public var vocabulary: PredicateVocabulary {
    switch self {
    case .xcuitest: Self.xcuitestVocabulary
    case .webDriverAgent: Self.webDriverAgentVocabulary
    case .any: Self.commonVocabulary
    }
  }

  private static let xcuitestVocabulary = makeVocabulary(of: .xcuitest)
  private static let webDriverAgentVocabulary = makeVocabulary(of: .webDriverAgent)
  private static let commonVocabulary = makeVocabulary(of: .any)

  private static func makeVocabulary(of dialect: PredicateDialect) -> PredicateVocabulary {
    let keys = ElementKey.allCases.filter(dialect.has)
    var members: [String: [String]] = [:]
    var kinds: [String: PredicateVocabulary.ValueKind] = [:]
    var values: [String: [String]] = [:]
    var numbers: [String: [String: Int64]] = [:]
    for key in keys {
      for spelling in dialect.spellings(of: key) {
        kinds[spelling] = key.valueKind
        for member in key.members { kinds["\(spelling).\(member)"] = .number }
        if key.isOpaque || !key.members.isEmpty { members[spelling] = key.members }
        if key == .type { values[spelling] = ElementType.allCases.map(\.webDriverName) }
        if key == .elementType { numbers[spelling] = elementTypeNumbers }
      }
    }
    return PredicateVocabulary(
      keys: keys.map(\.rawValue).sorted { $0.lowercased() < $1.lowercased() },
      aliases: keys.flatMap { dialect.spellings(of: $0).dropFirst() },
      members: members,
      kinds: kinds,
      values: values,
      numbers: numbers,
      advice: dialect.advice
    )
  }

  /// The numbers of element types by their names, short and long, in small letters.
  private static var elementTypeNumbers: [String: Int64] {
    var numbers: [String: Int64] = [:]
    for type in ElementType.allCases {
      numbers[type.name.lowercased()] = Int64(type.rawValue)
      numbers[type.webDriverName.lowercased()] = Int64(type.rawValue)
    }
    return numbers
  }

  /// The names of a key, the one that messages list first.
  private func spellings(of key: ElementKey) -> [String] {
    let hasAlias = self != .xcuitest && key.isWebDriverAgents
    return [key.rawValue] + (hasAlias ? [key.webDriverAgentAlias] : [])
  }

  /// The key with a name.
  func key(named name: String) -> ElementKey? {
    switch self {
    case .xcuitest: Self.xcuitestKeys[name]
    case .webDriverAgent: Self.webDriverAgentKeys[name]
    case .any: Self.commonKeys[name]
    }
  }

  private static let xcuitestKeys = makeKeys(of: .xcuitest)
  private static let webDriverAgentKeys = makeKeys(of: .webDriverAgent)
  private static let commonKeys = makeKeys(of: .any)

  private static func makeKeys(of dialect: PredicateDialect) -> [String: ElementKey] {
    var keys: [String: ElementKey] = [:]
    for key in ElementKey.allCases where dialect.has(key) {
      for spelling in dialect.spellings(of: key) { keys[spelling] = key }
    }
    return keys
  }

  /// Whether the dialect has a key.
  func has(_ key: ElementKey) -> Bool {
    switch self {
    case .xcuitest: key.isXCUITests
    case .webDriverAgent: key.isWebDriverAgents
    case .any: true
    }
  }
}
