import XCTest

/// A robot whose steps are chained.
@MainActor
struct EditorRobot {
  private let app: XCUIApplication

  private var title: XCUIElement { app.textFields["title"] }

  init(app: XCUIApplication) { self.app = app }

  @discardableResult
  func typeTitle(_ text: String) -> Self {
    title.tap()
    title.typeText(text)
    return self
  }

  @discardableResult
  func save() -> Self {
    app.buttons["save"].tap()
    return self
  }

  @discardableResult
  func verify(_ check: (XCUIApplication) -> Void) -> Self {
    check(app)
    return self
  }
}
