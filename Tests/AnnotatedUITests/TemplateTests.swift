import XCTest

/// As Xcode's template has it: a class without annotation, and synchronous tests of the main actor.
final class TemplateTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  override func tearDownWithError() throws {}

  @MainActor
  func testExample() throws {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.navigationBars["Notes"].exists)
    MainActor.assertIsolated()
  }

  @MainActor
  func testLaunchPerformance() throws {
    measure {
      XCUIApplication().launch()
    }
  }
}
