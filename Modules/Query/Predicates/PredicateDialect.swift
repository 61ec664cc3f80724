/// Which keys a predicate has for the elements of a tree.
public enum PredicateDialect: String, Hashable, Sendable, CaseIterable {
  /// The attributes of XCUITest's elements, such as `identifier` and `elementType`.
  case xcuitest

  /// The attributes that WebDriverAgent has for Appium's predicates, such as `name` and `type`.
  case webDriverAgent = "wda"

  /// Both. Where they differ WebDriverAgent's meaning holds, since dumps are made by it.
  case any
}
