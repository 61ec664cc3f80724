import Foundation
import XCTest

/// Names of elements, as enums have them.
private enum Identifier: String, CaseIterable {
  case add, settings
}

/// What many tests do somewhere.
class IdiomTests: XCTestCase {
  static var launchCount = 0
  var app: XCUIApplication!
  var springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  override func setUpWithError() throws {
    try super.setUpWithError()
    continueAfterFailure = false
    app = XCUIApplication()
    app.launchArguments.append(contentsOf: ["-AppleLanguages", "(en)"])
    app.launch()
    IdiomTests.launchCount += 1
    addTeardownBlock { [app] in app?.terminate() }
  }

  override func tearDownWithError() throws {
    app = nil
  }

  func testDictionariesOfElements() {
    let buttons: [Identifier: XCUIElement] = Dictionary(
      uniqueKeysWithValues: Identifier.allCases.map { ($0, app.buttons[$0.rawValue]) }
    )
    buttons.forEach { XCTAssertTrue($1.exists, "\($0.rawValue) is missing") }
    XCTAssertTrue(buttons.values.allSatisfy(\.isEnabled))
    XCTAssertEqual(buttons[.add]?.label, "Add note")
  }

  func testChains() {
    let cell = app.windows.firstMatch.descendants(matching: .table).matching(identifier: "notes")
      .cells.containing(NSPredicate(format: "label == %@", "Monday")).firstMatch
    XCTAssertEqual(cell.identifier, "note-milk")
    XCTAssertEqual(app.tables.children(matching: .cell).count, 2)
    XCTAssertEqual(app.otherElements.element(boundBy: 0).children(matching: .any).count, 3)
    XCTAssertTrue(app.descendants(matching: .any)["count"].exists)
    XCTAssertTrue(app.staticTexts.element(matching: .any, identifier: "2 notes").exists)
  }

  func testSwitch() {
    app.buttons["settings"].tap()
    let reminders = app.switches["reminders"]
    guard let value = reminders.value as? String, value != "1" else { return XCTFail("on") }
    reminders.tap()
    let allow = springboard.buttons["Allow"]
    XCTAssertTrue(allow.waitForExistence(timeout: 5))
    allow.tap()
    XCTAssertEqual(reminders.value as? String, "1")
    XCTAssertEqual(reminders.value as! String, "1")
  }

  func testWaitingInALoop() {
    let deadline = Date().addingTimeInterval(5)
    while !app.buttons["add"].isHittable && Date() < deadline {
      RunLoop.current.run(until: Date().addingTimeInterval(0.01))
    }
    XCTAssertTrue(app.buttons["add"].isHittable)
  }

  func testSwipingUntilVisible() {
    let element = app.cells["note-call"]
    for _ in 0..<3 where !element.isHittable { app.swipeUp(velocity: .slow) }
    app.tables.element.swipeDown()
    XCTAssert(app.frame.contains(element.frame))
    XCTAssertLessThan(element.frame.minY, app.frame.maxY)
  }

  func testActions() {
    let actions: [(String, () -> Void)] = [
      ("add", app.buttons["add"].tap), ("title", { self.type() }),
    ]
    for (name, action) in actions {
      XCTAssertTrue(app.descendants(matching: .any)[name].exists)
      action()
    }
    XCTAssertEqual(app.textFields.firstMatch.value as? String, "Milk")
    print(app.debugDescription.count, app.buttons.debugDescription.count)
  }

  private func type() {
    let field = app.textFields["title"]
    field.tap()
    field.typeText("Mils" + XCUIKeyboardKey.delete.rawValue + "k")
  }

  func testExpectationOfSeveral() {
    let elements = [app.buttons["add"], app.tables["notes"]]
    let expectations = elements.map {
      XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == 1"), object: $0)
    }
    XCTAssertEqual(XCTWaiter().wait(for: expectations, timeout: 3, enforceOrder: false), .completed)
    expectation(
      for: NSPredicate(format: "isHittable == true"),
      evaluatedWith: elements[0],
      handler: nil
    )
    waitForExpectations(timeout: 3, handler: nil)
  }
}
