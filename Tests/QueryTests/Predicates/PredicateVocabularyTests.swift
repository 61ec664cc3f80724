import Hierarchy
import Predicate
import Query
import Testing

/// What is said about keys and values of each dialect.
@Suite struct PredicateVocabularyTests {
  @Test(
    arguments: [
      (.webDriverAgent, "identifier == 'a'", "use name, which is the identifier"),
      (.webDriverAgent, "accessibilityIdentifier == 'a'", "use name"),
      (.webDriverAgent, "elementType == 9", "use type, a text: type == 'XCUIElementTypeButton'"),
      (.webDriverAgent, "isEnabled == 1", "use enabled"),
      (.xcuitest, "name == 'a'", "use identifier or label"),
      (.xcuitest, "wdName == 'a'", "use identifier or label"),
      (.xcuitest, "wdLabel == 'a'", "use label"),
      (.xcuitest, "type == 'a'", "use elementType, a number: elementType == 9 is a button"),
      (.xcuitest, "visible == 1", "isHittable and exists come nearest"),
      (.xcuitest, "rect.x == 1", "a predicate cannot ask XCUITest where elements are"),
      (.any, "accessibilityId == 'a'", "use identifier"), (.any, "id == 'a'", "use identifier"),
      (.any, "text == 'a'", "use label, or value"), (.any, "displayed == 1", "use visible"),
      (.any, "isVisible == 1", "use visible"), (.any, "hidden == 1", "use visible == 0"),
      (.any, "className == 'a'", "use type, a text"), (.any, "xpath == 'a'", "an XPath is no"),
      (.any, "resourceId == 'a'", "use identifier"), (.any, "resource-id == 'a'", "use identifier"),
      (.any, "contentDesc == 'a'", "use label"), (.any, "lable == 'a'", "did you mean label?"),
      (.any, "frame.x == 1", "a predicate cannot look into a frame; use rect.x"),
      (.any, "frame.size.width == 1", "a predicate cannot look into a frame; use rect.x"),
      (.xcuitest, "frame.origin.x == 1", "a predicate cannot look into a frame; use rect.x"),
      (.webDriverAgent, "wdFrame.x == 1", "a predicate cannot look into a frame; use rect.x"),
      (.webDriverAgent, "wdNativeFrame.x == 1", "a predicate cannot look into a frame"),
      (.any, "type == Button", "put a text in quotes: 'XCUIElementTypeButton'"),
      (.any, "elementType == Cell", "elementType is a number; Cell is 75"),
      (.xcuitest, "isHittable == yep", "isHittable is yes or no; write YES or NO"),
      (.any, "nonsense == 1", "the keys are accessibilityContainer, accessible,"),
    ] as [(PredicateDialect, String, String)]
  )
  func `a word that is no key has advice`(
    _ dialect: PredicateDialect,
    _ format: String,
    _ hint: String
  ) throws {
    let error = #expect(throws: PredicateSyntaxError.self) {
      try TreePredicate(format: format, dialect: dialect)
    }
    let given = try #require(error?.hint)
    #expect(given.hasPrefix(hint), "\(given)")
  }

  @Test(arguments: PredicateDialect.allCases)
  func `a vocabulary is complete`(_ dialect: PredicateDialect) {
    let vocabulary = dialect.vocabulary
    for key in vocabulary.keys {
      #expect(vocabulary.kinds[key] != nil)
      // Only a key that cannot be looked into has advice.
      #expect(vocabulary.advice[key.lowercased()] == nil || vocabulary.members[key] == [])
    }
    for (word, hint) in vocabulary.advice {
      #expect(word == word.lowercased())
      #expect(!hint.isEmpty)
    }
    for (key, members) in vocabulary.members {
      #expect(members.allSatisfy { vocabulary.kinds["\(key).\($0)"] == .number })
      #expect(!members.isEmpty || vocabulary.advice[key.lowercased()] != nil)
    }
    #expect((vocabulary.values["type"]?.count == 83) == (dialect != .xcuitest))
    #expect((vocabulary.numbers["elementType"]?["button"] == 9) == (dialect != .webDriverAgent))
  }

  @Test(
    arguments: [
      ("value == 1", [.numberForText(key: "value", number: "1")]),
      ("wdValue == 1", [.numberForText(key: "wdValue", number: "1")]),
      ("visible == 'true'", [.quotedBoolean("true")]),
      ("visible == '1'", [.textForBoolean(key: "visible", text: "1")]),
      ("rect.x == '0'", [.textForNumber(key: "rect.x", text: "0", number: "0")]),
      (
        "elementType == 'XCUIElementTypeButton'",
        [.textForNumber(key: "elementType", text: "XCUIElementTypeButton", number: "9")]
      ),
      (
        "wdType == 'button'",
        [.unknownValue(key: "wdType", text: "button", nearest: ["XCUIElementTypeButton"])]
      ),
      (
        "type == 'XCUIElementTypeStaticTxt'",
        [
          .unknownValue(
            key: "type",
            text: "XCUIElementTypeStaticTxt",
            nearest: ["XCUIElementTypeStaticText"]
          )
        ]
      ),
    ] as [(String, [PredicateWarning.Kind])]
  )
  func `a value that no element has is told`(
    _ format: String,
    _ kinds: [PredicateWarning.Kind]
  ) throws {
    let parsed = try FormatPredicate.parse(format, vocabulary: PredicateDialect.any.vocabulary)
    #expect(parsed.warnings.map(\.kind) == kinds)
  }

  @Test func `every element type is known`() throws {
    for type in ElementType.allCases {
      let format = "type == '\(type.webDriverName)' OR elementType == \(type.rawValue)"
      let parsed = try FormatPredicate.parse(format, vocabulary: PredicateDialect.any.vocabulary)
      #expect(parsed.warnings.isEmpty)
    }
  }

  @Test(arguments: [
    "wdName == 'blabla'", "0 == wdAccessible", "visible == 1", "1 = 1", "wdRect.x == 0",
    "visible == 1 AND NOT (type == 'XCUIElementTypeOther' OR NOT (label IN {'3', '4'}))",
    "minValue == 0 OR maxValue == '1'", "value == 'true'", "traits CONTAINS 'Button'",
    "'Pay' IN identifiers", "index BETWEEN {0, 3}", "frame == nil", "label.length > 3",
    "isEnabled == true AND hasFocus == NO",
  ])
  func `right predicates have no warnings`(_ format: String) throws {
    let parsed = try FormatPredicate.parse(format, vocabulary: PredicateDialect.any.vocabulary)
    #expect(parsed.warnings.isEmpty)
  }
}
