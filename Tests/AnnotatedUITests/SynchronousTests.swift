import XCTest

/// Synchronous tests alone, in a class of the main actor.
@MainActor
final class SynchronousTests: XCTestCase {
  private lazy var app = XCUIApplication()

  func testWithoutThrowing() {
    app.launch()
    XCTAssertEqual(app.cells.count, 2)
  }

  func testListOfNotes() {
    app.launch()
    XCTAssertTrue(app.tables["notes"].isHittable)
  }
}

/// Of which some throw.
@MainActor
final class SynchronousThrowingTests: XCTestCase {
  func testWithoutThrowing() {
    XCUIApplication().launch()
    MainActor.assertIsolated()
  }

  func testThrowing() throws {
    let app = XCUIApplication()
    app.launch()
    let label = try XCTUnwrap(app.cells.allElementsBoundByIndex.first?.label)
    XCTAssertEqual(label, "Buy milk, Monday")
  }

  func testSkipping() throws {
    throw XCTSkip("Errors come through")
  }
}
