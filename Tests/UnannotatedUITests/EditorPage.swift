import XCTest

/// A page object that holds its app, and whose functions return the next page.
class EditorPage {
  let app: XCUIApplication

  lazy var titleField = app.textFields["title"]
  lazy var textView: XCUIElement = app.textViews["text"]
  private lazy var saveButton = app.navigationBars.buttons["save"]

  init(app: XCUIApplication = XCUIApplication()) {
    self.app = app
    XCTAssertTrue(titleField.waitForExistence(timeout: 5), "The editor is not shown")
  }

  @discardableResult
  func type(title: String) -> EditorPage {
    titleField.tap()
    titleField.typeText(title)
    return self
  }

  @discardableResult
  func type(text: String) -> Self {
    textView.tap()
    textView.typeText(text)
    return self
  }

  func save() -> NotesPage {
    saveButton.tap()
    return NotesPage(app: app)
  }

  func cancel() -> NotesPage {
    app.buttons["cancel"].firstMatch.tap()
    return NotesPage(app: app)
  }
}
