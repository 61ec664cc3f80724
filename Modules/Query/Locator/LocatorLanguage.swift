internal import Hierarchy

/// The languages of locators; the raw value is the prefix of the description.
enum LocatorLanguage: String, CaseIterable {
  case accessibilityID = "id"
  case className = "class"
  case predicate = "predicate"
  case webDriverAgentPredicate = "wda-predicate"
  case xcuitestPredicate = "xcuitest-predicate"
  case classChain = "chain"
  case xpath = "xpath"
  case css = "css"
  case linkText = "link"
  case partialLinkText = "partial-link"

  /// Finds the language of a prefix: one of the raw values, or the name of a strategy.
  ///
  /// Only letters count, and not whether they are small: `accessibility_id` is `accessibility id`.
  init?(prefix: some StringProtocol) {
    let letters = Self.letters(of: prefix)
    guard !letters.isEmpty, let language = Self.byLetters[letters] else { return nil }
    self = language
  }

  /// The language of a strategy.
  init(_ strategy: LocatorStrategy) {
    switch strategy {
    case .accessibilityID, .id, .name: self = .accessibilityID
    case .className: self = .className
    case .xpath: self = .xpath
    case .iOSPredicateString, .predicateString: self = .webDriverAgentPredicate
    case .iOSClassChain, .classChain: self = .classChain
    case .cssSelector: self = .css
    case .linkText: self = .linkText
    case .partialLinkText: self = .partialLinkText
    }
  }

  /// The small letters of a prefix, without what may stand between words; empty for anything else.
  private static func letters(of prefix: some StringProtocol) -> String {
    var letters = ""
    for scalar in prefix.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z": letters.unicodeScalars.append(scalar)
      case " ", "-", "_": continue
      default: return ""
      }
    }
    return letters.lowercased()
  }

  private static let byLetters: [String: LocatorLanguage] = {
    var languages: [String: LocatorLanguage] = [:]
    for strategy in LocatorStrategy.allCases {
      languages[letters(of: strategy.rawValue)] = LocatorLanguage(strategy)
    }
    for language in allCases { languages[letters(of: language.rawValue)] = language }
    return languages
  }()
}

extension Locator {
  var language: LocatorLanguage {
    switch self {
    case .accessibilityID: .accessibilityID
    case .className: .className
    case .predicate(let predicate):
      switch predicate.dialect {
      case .any: .predicate
      case .webDriverAgent: .webDriverAgentPredicate
      case .xcuitest: .xcuitestPredicate
      }
    case .classChain: .classChain
    case .xpath: .xpath
    case .css: .css
    case .linkText(let link): link.isPartial ? .partialLinkText : .linkText
    }
  }

  /// The locator without a prefix, as it goes over the wire as `value`.
  public var value: String {
    switch self {
    case .accessibilityID(let text): text
    case .className(let type): type.webDriverName
    case .predicate(let predicate): predicate.description
    case .classChain(let chain): chain.description
    case .xpath(let expression): expression.text
    case .css(let locator): locator.text
    case .linkText(let link): link.value
    }
  }

  /// The name that the language has in Appium, or in WebDriverAgent where Appium has none.
  public var strategy: LocatorStrategy {
    switch self {
    case .accessibilityID: .accessibilityID
    case .className: .className
    case .predicate: .iOSPredicateString
    case .classChain: .iOSClassChain
    case .xpath: .xpath
    case .css: .cssSelector
    case .linkText(let link): link.isPartial ? .partialLinkText : .linkText
    }
  }
}
