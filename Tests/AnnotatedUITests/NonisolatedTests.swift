import XCTest

/// A class without annotations, whose tests say for themselves where they run.
final class NonisolatedTests: XCTestCase {
  let app = XCUIApplication()
  static let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  @MainActor
  func testOnTheMainActor() async throws {
    XCTAssertTrue(app.buttons["add"].exists)
    app.buttons["add"].tap()
    XCTAssertTrue(app.textFields.element.waitForExistence(timeout: 1))
  }

  func testFromAnywhere() async {
    let app = app
    let labels = await MainActor.run { app.cells.allElementsBoundByIndex.map(\.label) }
    XCTAssertEqual(labels.count, 2)
    await MainActor.run { app.buttons["settings"].tap() }
    XCTAssertTrue(app.switches["reminders"].exists)
  }

  func testSharedApplication() async {
    XCTAssertEqual(Self.settings.state, .notRunning)
  }
}
