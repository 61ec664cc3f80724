import XCTest

/// A page object of computed properties.
struct NotesPage {
  let app: XCUIApplication

  var addButton: XCUIElement { app.buttons["add"] }
  var settingsButton: XCUIElement { app.buttons["settings"] }
  var cells: XCUIElementQuery { app.tables["notes"].cells }
  var count: String { app.staticTexts["count"].label }

  var titles: [String] {
    cells.allElementsBoundByIndex.map(\.label)
  }

  func cell(_ identifier: String) -> XCUIElement {
    cells.matching(identifier: identifier).element
  }

  func cell(containing text: String) -> XCUIElement {
    cells.containing(.staticText, identifier: text).element(boundBy: 0)
  }

  func openEditor(file: StaticString = #file, line: UInt = #line) -> EditorPage {
    XCTAssertTrue(addButton.isHittable, file: file, line: line)
    addButton.tap()
    return EditorPage(app: app)
  }
}
