/// The functions of XPath 1.0, and those that WebDriverAgent adds.
enum XPathFunction: String, CaseIterable, Sendable {
  case last
  case position
  case count
  case id
  case localName = "local-name"
  case namespaceURI = "namespace-uri"
  case name
  case string
  case concat
  case startsWith = "starts-with"
  case contains
  case substringBefore = "substring-before"
  case substringAfter = "substring-after"
  case substring
  case stringLength = "string-length"
  case normalizeSpace = "normalize-space"
  case translate
  case boolean
  case not
  case `true`
  case `false`
  case lang
  case number
  case sum
  case floor
  case ceiling
  case round

  // WebDriverAgent 13.2 and later, `FBXPathExtensions.m`.
  case matches
  case endsWith = "ends-with"
  case lowerCase = "lower-case"
  case upperCase = "upper-case"
  case replace
  case tokenize
  case stringJoin = "string-join"

  /// How many arguments it takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .last, .position, .true, .false: 0...0
    case .count, .id, .boolean, .not, .lang, .sum, .floor, .ceiling, .round, .lowerCase,
      .upperCase:
      1...1
    case .localName, .namespaceURI, .name, .string, .stringLength, .normalizeSpace, .number: 0...1
    case .concat: 2...Int.max
    case .startsWith, .contains, .substringBefore, .substringAfter, .endsWith, .stringJoin: 2...2
    case .substring, .matches: 2...3
    case .translate: 3...3
    case .replace: 3...4
    case .tokenize: 1...2
    }
  }

  /// What it gives.
  var kind: XPathKind {
    switch self {
    case .last, .position, .count, .stringLength, .number, .sum, .floor, .ceiling, .round: .number
    case .id: .nodes
    case .startsWith, .contains, .boolean, .not, .true, .false, .lang, .matches, .endsWith: .boolean
    default: .text
    }
  }

  /// Whether its argument, where there is one, has to be a set of nodes.
  var takesNodes: Bool {
    switch self {
    case .count, .sum, .localName, .namespaceURI, .name: true
    default: false
    }
  }

  /// Whether it asks about the context node when it has no argument.
  var asksContextByDefault: Bool { argumentCounts == 0...1 }

  /// Whether it reads the first argument, or the context node, as a text.
  var readsText: Bool {
    switch self {
    case .string, .startsWith, .contains, .substringBefore, .substringAfter, .substring,
      .stringLength, .normalizeSpace, .translate, .concat, .matches, .endsWith, .lowerCase,
      .upperCase, .replace, .tokenize:
      true
    default: false
    }
  }

  /// Whether it is one that WebDriverAgent adds.
  var isWebDriverAgents: Bool {
    switch self {
    case .matches, .endsWith, .lowerCase, .upperCase, .replace, .tokenize, .stringJoin: true
    default: false
    }
  }
}
