import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

/// What is said about locators that find several elements.
@Suite struct AmbiguityTests {
  private func diagnosis(_ text: String, _ tree: ElementTree) throws -> LocatorDiagnosis {
    try #require(try Locator(text).diagnosis(in: tree), "\(text)")
  }

  private func suggestions(_ diagnosis: LocatorDiagnosis) -> [String?] {
    diagnosis.candidates.map {
      $0.suggestion.map { "\($0.locator)\($0.dependsOnOrder ? " !" : "")" }
    }
  }

  @Test(.bug("https://github.com/appium/appium-inspector/issues/1710"))
  func `of equal elements each is found by its parent's name, or counted`() throws {
    let named = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.cell, identifier: "first") { ElementRecord(.button, label: "More") }
        ElementRecord(.cell, identifier: "second") { ElementRecord(.button, label: "More") }
      }
    }
    #expect(
      suggestions(try diagnosis("type == 'XCUIElementTypeButton' AND label == 'More'", named)) == [
        "chain=**/XCUIElementTypeCell[`name == \"first\"`]/**/XCUIElementTypeButton",
        "chain=**/XCUIElementTypeCell[`name == \"second\"`]/**/XCUIElementTypeButton",
      ]
    )
    let bare = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.button, label: "More")
        ElementRecord(.button, label: "More")
      }
    }
    let found = try diagnosis("**/XCUIElementTypeButton[`label == 'More'`]", bare)
    #expect(found.findings == [.alike])
    #expect(
      suggestions(found) == [
        "chain=**/XCUIElementTypeButton[`label == \"More\"`][1] !",
        "chain=**/XCUIElementTypeButton[`label == \"More\"`][2] !",
      ]
    )
    #expect(
      suggestions(try diagnosis("//XCUIElementTypeButton", bare)) == [
        "xpath=(//XCUIElementTypeButton)[1] !", "xpath=(//XCUIElementTypeButton)[2] !",
      ]
    )
  }

  @Test func `a cell is told by what else is in it`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        for title in ["Tea", "Coffee"] {
          ElementRecord(.cell) {
            ElementRecord(.staticText, label: title)
            ElementRecord(.button, label: "Remove")
          }
        }
      }
    }
    #expect(
      suggestions(try diagnosis("Remove", tree)) == [
        "chain=**/XCUIElementTypeCell[$name == \"Tea\"$]/**/XCUIElementTypeButton",
        "chain=**/XCUIElementTypeCell[$name == \"Coffee\"$]/**/XCUIElementTypeButton",
      ]
    )
  }

  @Test func `what distinguishes them is told`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.other, label: "Log in", isVisible: true) {
          ElementRecord(.button, label: "Log in", isEnabled: true, isVisible: false)
        }
        ElementRecord(.button, label: "Log in", value: "1", isEnabled: false, isVisible: false)
      }
    }
    let found = try diagnosis("Log in", tree)
    #expect(
      found.description == """
        3 elements match id=Log in
          [2] is inside [1]
          only [1] is visible
          they differ by value (2 values), type (2 values), enabled (3 values), visible (2 values), \
        name of the parent (2 values)
          [1] Other 'Log in'
            found by predicate=name == "Log in" AND type == "XCUIElementTypeOther"
          [2] Button 'Log in', invisible
            found by predicate=name == "Log in" AND enabled == 1
          [3] Button 'Log in', value '1', disabled, invisible
            found by predicate=name == "Log in" AND value == "1"
        """
    )
  }

  @Test(
    arguments: [
      ("class=Cell", "id=a"), ("**/XCUIElementTypeCell", "id=a"), ("css=cell", "id=a"),
      ("xcuitest-predicate=elementType == 75", "id=a"), ("link=label=row", "id=a"),
      ("//XCUIElementTypeCell", "id=a"),
      ("class=StaticText", "predicate=type == \"XCUIElementTypeStaticText\" AND value == \"1\""),
      (
        "**/XCUIElementTypeStaticText",
        "chain=**/XCUIElementTypeStaticText[`value == \"1\"`]"
      ),
      (
        "//XCUIElementTypeStaticText",
        "predicate=type == \"XCUIElementTypeStaticText\" AND value == \"1\""
      ),
      (
        "xcuitest-predicate=label == 'text'",
        "xcuitest-predicate=label == \"text\" AND value == \"1\""
      ),
    ]
  )
  func `a suggestion is in the language that was used, where that is possible`(
    _ text: String,
    _ expected: String
  ) throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.cell, identifier: "a", label: "row") {
          ElementRecord(.staticText, label: "text", value: "1")
        }
        ElementRecord(.cell, identifier: "b", label: "row") {
          ElementRecord(.staticText, label: "text", value: "2")
        }
      }
    }
    #expect(suggestions(try diagnosis(text, tree)).first == expected)
  }

  @Test func `many matches are counted, and the first told apart`() throws {
    let tree = ElementTree {
      ElementRecord(.application) {
        for _ in 0..<3_000 { ElementRecord(.cell, label: "row") }
      }
    }
    let found = try diagnosis("row", tree)
    #expect(found.matchCount == 3_000)
    #expect(found.candidates.count == 5)
    #expect(found.description.hasSuffix("and 2995 more"))
    #expect(suggestions(found).last == "chain=**/*[`name == \"row\"`][5] !")
  }

  /// The locators that a diagnosis prints, as somebody would copy them.
  private func printed(_ diagnosis: LocatorDiagnosis) -> [String] {
    let mark = "    found by "
    return diagnosis.description.split(separator: "\n").filter { $0.hasPrefix(mark) }
      .map { String($0.dropFirst(mark.count)) }
  }

  @Test func `what cannot be seen is printed so that it can be copied`() throws {
    let texts = ["\u{F058}", "a\nb", "\u{F0001}c", " d ", "\"e\"\u{A0}"]
    let tree = ElementTree {
      ElementRecord(.application) {
        for text in texts { ElementRecord(.staticText, label: text) }
      }
    }
    let printed = printed(try diagnosis("class=StaticText", tree))
    #expect(
      printed == [
        #"predicate=name == "\uF058""#, #"predicate=name == "a\nb""#,
        #"predicate=name == "\uDB80\uDC01c""#, #"predicate=name == " d ""#,
        #"predicate=name == "\"e\"\u00A0""#,
      ]
    )
    #expect(
      try printed.flatMap { try Locator($0).nodes(in: tree).map(\.index) } == [1, 2, 3, 4, 5]
    )
  }

  @Test func `a long text is told by its beginning, or else in full`() throws {
    let long = String(repeating: "0123456789", count: 20)
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.other, identifier: "First \(long)")
        ElementRecord(.other, identifier: "\(long)a")
        ElementRecord(.other, identifier: "\(long)b")
        ElementRecord(.cell, identifier: "row", value: "Second \(long)")
        ElementRecord(.cell, identifier: "row", value: "Third \(long)")
      }
    }
    #expect(
      suggestions(try diagnosis("class=Other", tree)) == [
        "predicate=name BEGINSWITH \"First 0123456789012345678901234567890123\"",
        "id=\(long)a", "id=\(long)b",
      ]
    )
    #expect(
      suggestions(try diagnosis("row", tree)) == [
        "predicate=name == \"row\" AND value BEGINSWITH \"Second 012345678901234567890123456789012\"",
        "predicate=name == \"row\" AND value BEGINSWITH \"Third 0123456789012345678901234567890123\"",
      ]
    )
  }

  @Test func `the application and a window are told by their kinds`() throws {
    let tree = ElementTree {
      ElementRecord(.application, label: "Shop") {
        ElementRecord(.window) { ElementRecord(.other, label: "Shop") }
      }
    }
    #expect(
      suggestions(try diagnosis("//*", tree)) == [
        "class=XCUIElementTypeApplication", "class=XCUIElementTypeWindow",
        "predicate=type == \"XCUIElementTypeOther\" AND label == \"Shop\"",
      ]
    )
    #expect(
      suggestions(try diagnosis("enabled == nil", tree)).dropFirst().first
        == "class=XCUIElementTypeWindow"
    )
  }
}
