import XCTest

/// As many asynchronous tests as synchronous ones that throw; see `Linux/MixedTests+Linux.swift`.
@MainActor
final class MixedTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    app.launch()
  }

  func testThrowing() throws {
    XCTAssertEqual(try XCTUnwrap(app.staticTexts["count"].value as? String), "2 notes")
  }

  func testThrowingMore() throws {
    XCTAssertEqual(try app.tables["notes"].snapshot().children.count, 2)
  }

  func testAsynchronous() async {
    XCTAssertTrue(app.buttons["add"].exists)
  }

  func testAsynchronousMore() async throws {
    app.buttons["add"].tap()
    try await Task.sleep(nanoseconds: 1)
    XCTAssertTrue(app.textFields["title"].exists)
  }
}

/// More synchronous tests that throw than asynchronous ones.
@MainActor
final class MostlySynchronousTests: XCTestCase {
  func testThrowing() throws { XCUIApplication().launch() }

  func testThrowingMore() throws { XCUIApplication().launch() }

  func testAsynchronous() async { XCUIApplication().launch() }
}
