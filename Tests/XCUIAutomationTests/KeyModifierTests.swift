import Query
import Testing
import XCUIAutomation

@Suite struct KeyModifierTests {
  private func typing(_ body: (XCUIElement) -> Void) throws -> (value: String?, messages: [String])
  {
    let (test, _) = try TestSession.notes()
    var value: String?
    test.session.asCurrent {
      let app = XCUIApplication()
      app.launch()
      app.buttons["add"].tap()
      body(app.textFields["title"])
      value = app.textFields["title"].value as? String
    }
    return (value, test.messages)
  }

  @Test func `they count for what is typed, and are let go of afterwards`() throws {
    let (value, messages) = try typing { field in
      XCUIElement.perform(withKeyModifiers: .shift) { field.typeText("ab") }
      field.typeText("cd")
    }
    #expect(value == "ABcd")
    #expect(messages == [])
  }

  @Test func `each character is a shortcut of its own, and more keys may be held`() throws {
    let (value, messages) = try typing { field in
      field.typeText("milk")
      XCUIElement.perform(withKeyModifiers: .command) {
        field.typeText("acv")
        field.typeText("v")
        XCUIElement.perform(withKeyModifiers: .shift) {
          field.typeKey(.leftArrow, modifierFlags: [])
        }
      }
      field.typeText("X")
    }
    #expect(value == "X")
    #expect(messages == [])
  }

  @Test func `nothing can be touched meanwhile`() throws {
    let (_, messages) = try typing { field in
      XCUIElement.perform(withKeyModifiers: .command) { field.tap() }
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "Failed to tap \"title\" TextField: A touch while modifier keys are held cannot be simulated"
      ) == true
    )
  }
}
