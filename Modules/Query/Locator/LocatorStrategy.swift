/// The names under which Appium and WebDriverAgent take locators.
///
/// The raw value is the name that goes over the wire as `using`.
public enum LocatorStrategy: String, Hashable, Sendable, CaseIterable {
  /// The identifier, or the label of an element without one.
  case accessibilityID = "accessibility id"
  /// The same as `accessibilityID`.
  case id
  /// The same as `accessibilityID`.
  case name
  /// The kind of element.
  case className = "class name"
  /// An XPath 1.0 expression.
  case xpath
  /// A predicate with WebDriverAgent's keys, as Appium calls it.
  case iOSPredicateString = "-ios predicate string"
  /// A predicate with WebDriverAgent's keys, as WebDriverAgent calls it.
  case predicateString = "predicate string"
  /// A class chain, as Appium calls it.
  case iOSClassChain = "-ios class chain"
  /// A class chain, as WebDriverAgent calls it.
  case classChain = "class chain"
  /// A CSS selector, of which Appium makes a class chain.
  case cssSelector = "css selector"
  /// An attribute and its whole text, which only WebDriverAgent itself takes.
  case linkText = "link text"
  /// An attribute and a part of its text, which only WebDriverAgent itself takes.
  case partialLinkText = "partial link text"

  /// Whether Appium takes the name for native elements.
  public var isAppiums: Bool {
    switch self {
    case .accessibilityID, .id, .name, .className, .xpath, .iOSPredicateString, .iOSClassChain,
      .cssSelector:
      true
    case .predicateString, .classChain, .linkText, .partialLinkText: false
    }
  }

  /// Whether WebDriverAgent takes the name.
  public var isWebDriverAgents: Bool {
    switch self {
    case .accessibilityID, .id, .name, .className, .xpath, .predicateString, .classChain,
      .linkText, .partialLinkText:
      true
    case .iOSPredicateString, .iOSClassChain, .cssSelector: false
    }
  }
}
