extension PredicateDialect {
  /// What to say about words that people use instead of a key, in small letters.
  var advice: [String: String] {
    var advice: [String: String] = [:]
    for topic in AdviceTopic.all {
      let hint = topic.hint(self)
      for word in topic.words where key(named: word) == nil { advice[word.lowercased()] = hint }
    }
    if self == .xcuitest {
      // The second spellings of WebDriverAgent, each as its first.
      for key in ElementKey.allCases where key.isWebDriverAgents {
        let alias = key.webDriverAgentAlias.lowercased()
        advice[alias] = has(key) ? "use \(key.rawValue)" : advice[key.rawValue.lowercased()]
      }
    }
    for key in ElementKey.allCases where key.isOpaque {
      let spellings = [key.rawValue, key.webDriverAgentAlias]
      for spelling in spellings { advice[spelling.lowercased()] = Self.opaqueAdvice }
    }
    return advice
  }

  private static let opaqueAdvice =
    "a predicate cannot look into a frame; use rect.x, rect.y, rect.width or rect.height of "
    + "WebDriverAgent"
}

/// Words that mean one thing, and how each dialect asks for it.
private struct AdviceTopic {
  let words: [String]
  let xcuitest: String
  let webDriverAgent: String
  /// Where both dialects' keys may be used.
  let any: String

  func hint(_ dialect: PredicateDialect) -> String {
    switch dialect {
    case .xcuitest: xcuitest
    case .webDriverAgent: webDriverAgent
    case .any: any
    }
  }

  /// The same advice for both dialects, and any where both may be used.
  init(_ words: [String], xcuitest: String, webDriverAgent: String, any: String? = nil) {
    self.words = words
    self.xcuitest = xcuitest
    self.webDriverAgent = webDriverAgent
    self.any = any ?? webDriverAgent
  }

  static let all = [
    AdviceTopic(
      ["name"],
      xcuitest: "use identifier or label",
      webDriverAgent: "use name"
    ),
    AdviceTopic(
      [
        "identifier", "identifiers", "id", "accessibilityIdentifier", "accessibilityId",
        "accessibility_id", "testId", "resourceId", "resource", "automationId",
      ],
      xcuitest: "use identifier",
      webDriverAgent: "use name, which is the identifier, or the label where there is none",
      any: "use identifier"
    ),
    AdviceTopic(
      ["accessibilityLabel", "contentDesc", "contentDescription", "content", "caption"],
      xcuitest: "use label",
      webDriverAgent: "use label"
    ),
    AdviceTopic(
      ["text", "title"],
      xcuitest: "use label, or value for what is typed in",
      webDriverAgent: "use label, or value for what is typed in"
    ),
    AdviceTopic(
      ["accessibilityValue"],
      xcuitest: "use value",
      webDriverAgent: "use value"
    ),
    AdviceTopic(
      ["placeholder", "hint"],
      xcuitest: "use placeholderValue",
      webDriverAgent: "use placeholderValue"
    ),
    AdviceTopic(
      ["type", "elementType", "class", "className", "tagName", "role"],
      xcuitest: "use elementType, a number: elementType == 9 is a button",
      webDriverAgent: "use type, a text: type == 'XCUIElementTypeButton'"
    ),
    AdviceTopic(
      ["visible", "displayed", "isDisplayed", "isVisible"],
      xcuitest: "isHittable and exists come nearest",
      webDriverAgent: "use visible"
    ),
    AdviceTopic(
      ["hidden", "isHidden"],
      xcuitest: "isHittable == NO comes nearest",
      webDriverAgent: "use visible == 0"
    ),
    AdviceTopic(
      ["exists"],
      xcuitest: "use exists",
      webDriverAgent: "what is found exists; use visible for what is on the screen"
    ),
    AdviceTopic(
      ["isEnabled"],
      xcuitest: "use isEnabled",
      webDriverAgent: "use enabled"
    ),
    AdviceTopic(
      ["disabled", "isDisabled"],
      xcuitest: "use isEnabled == NO",
      webDriverAgent: "use enabled == 0"
    ),
    AdviceTopic(
      ["isSelected", "checked", "isChecked"],
      xcuitest: "use isSelected, or value",
      webDriverAgent: "use selected, or value"
    ),
    AdviceTopic(
      ["focused", "isFocused", "hasFocus", "hasKeyboardFocus"],
      xcuitest: "use hasFocus",
      webDriverAgent: "use focused"
    ),
    AdviceTopic(
      ["isHittable", "clickable", "tappable"],
      xcuitest: "use isHittable",
      webDriverAgent: "use hittable"
    ),
    AdviceTopic(
      ["isAccessible", "isAccessibilityElement", "accessible"],
      xcuitest: "XCUITest cannot be asked for that; WebDriverAgent has accessible",
      webDriverAgent: "use accessible"
    ),
    AdviceTopic(
      ["rect", "bounds", "location", "position", "x", "y", "width", "height"],
      xcuitest: "a predicate cannot ask XCUITest where elements are; WebDriverAgent has rect.x",
      webDriverAgent: "use rect.x, rect.y, rect.width or rect.height"
    ),
    AdviceTopic(
      ["index"],
      xcuitest: "a predicate cannot ask XCUITest for positions; use element(boundBy:)",
      webDriverAgent: "use index"
    ),
    AdviceTopic(
      ["xpath"],
      xcuitest: "an XPath is no predicate",
      webDriverAgent: "an XPath is no predicate"
    ),
  ]
}
