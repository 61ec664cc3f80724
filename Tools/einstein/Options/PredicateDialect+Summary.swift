import Query

extension PredicateDialect {
  /// What the dialect is, in a few words, for help.
  var summary: String {
    switch self {
    case .xcuitest: "the attributes of XCUITest: identifier, elementType, …"
    case .webDriverAgent: "the attributes of WebDriverAgent, for Appium: name, type, …"
    case .any: "both"
    }
  }
}
