import XCTest

class NotesTests: XCTestCase {
  let app = XCUIApplication()
  var notes: NotesPage { NotesPage(app: app) }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launchArguments = ["-ui-testing", "YES"]
    app.launchEnvironment["ANIMATIONS"] = "0"
    app.launch()
  }

  override func tearDown() {
    app.terminate()
    super.tearDown()
  }

  func testExistence() {
    XCTAssertTrue(app.navigationBars["Notes"].exists)
    XCTAssert(app.tables.firstMatch.exists)
    XCTAssertEqual(app.cells.count, 2)
    XCTAssertFalse(app.alerts.element.exists)
    XCTAssertFalse(app.buttons["missing"].waitForExistence(timeout: 3))
  }

  func testAddingANote() {
    let page = notes.openEditor()
      .type(title: "Water the plants")
      .type(text: "All of them.")
      .save()
    XCTAssertEqual(page.count, "3 notes")
    XCTAssertTrue(page.cell("note-3").exists)
    XCTAssertTrue(page.cell(containing: "Water the plants").waitForExistence(timeout: 1))
    XCTAssertEqual(page.titles.last, "Water the plants, Today")
  }

  func testReplacingText() {
    let editor = notes.openEditor()
    editor.type(title: "Milk")
    editor.titleField.clearAndEnterText(text: "Bread")
    XCTAssertEqual(editor.titleField.text, "Bread")
    XCTAssertTrue(editor.titleField.hasKeyboardFocus)
    XCTAssertTrue(app.isKeyboardShown)
    XCTAssertTrue(editor.cancel().addButton.isHittable)
  }

  func testAlert() {
    _ = notes.openEditor()
    app.buttons["save"].tap()
    let alert = app.alerts["A note needs a title"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    alert.buttons["OK"].tap()
    XCTAssertTrue(alert.waitForNonExistence(timeout: 2))
  }

  func testSwipingANoteAway() {
    notes.cell("note-milk").swipeLeft()
    app.sheets.buttons["Delete"].tap()
    XCTAssertEqual(notes.cells.count, 1)
    XCTAssertEqual(notes.count, "1 notes")
  }

  func testPredicates() {
    let starts = NSPredicate(format: "identifier BEGINSWITH 'note-'")
    XCTAssertEqual(app.cells.matching(starts).count, 2)
    let call = app.cells.element(matching: NSPredicate(format: "label CONTAINS[c] %@", "DENTIST"))
    XCTAssertEqual(call.identifier, "note-call")
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [
      starts, NSPredicate(format: "label ENDSWITH 'Monday'"),
    ])
    XCTAssertEqual(app.cells.matching(compound).firstMatch.identifier, "note-milk")
    let cells = app.descendants(matching: .any).matching(
      NSPredicate(format: "elementType == %d", XCUIElement.ElementType.cell.rawValue)
    )
    XCTAssertEqual(cells.count, 2)
    let block = NSPredicate { object, _ in
      (object as? XCUIElementAttributes)?.label.hasPrefix("Buy") ?? false
    }
    XCTAssertEqual(app.cells.matching(block).count, 1)
    XCTAssertEqual(app.cells.softMatching(substring: "monday").count, 1)
  }

  func testExpectations() {
    let exists = expectation(
      for: NSPredicate(format: "exists == true"),
      evaluatedWith: app.cells["note-milk"],
      handler: nil
    )
    wait(for: [exists], timeout: 5)
    let count = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count == 2"),
      object: app.cells
    )
    XCTAssertEqual(XCTWaiter.wait(for: [count], timeout: 5), .completed)
  }

  func testGoingThroughElements() {
    for index in 0..<app.cells.count {
      let cell = app.cells.element(boundBy: index)
      XCTAssertTrue(cell.identifier.hasPrefix("note-"), "\(cell)")
    }
    for cell in app.cells.allElementsBoundByIndex where cell.isHittable {
      XCTAssertEqual(cell.elementType, .cell)
    }
    XCTAssertEqual(app.cells.last.identifier, "note-call")
    XCTAssertEqual(app.cells.countForHittables, 2)
    let labels = app.staticTexts.allElementsBoundByAccessibilityElement.map { $0.label }
    XCTAssertTrue(labels.contains("Buy milk"))
    switch app.cells.firstMatch.elementType {
    case .cell: break
    default: XCTFail("no cell")
    }
  }

  func testCoordinates() {
    let add = app.buttons["add"]
    let corner = app.coordinate(withNormalizedOffset: CGVector.zero)
    let middle = corner.withOffset(CGVector(dx: add.frame.midX, dy: add.frame.midY))
    XCTAssertEqual(middle.screenPoint.x, add.frame.midX)
    middle.tap()
    XCTAssertTrue(app.textFields["title"].exists)
    app.buttons["cancel"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    let start = app.tables.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
    let finish = start.withOffset(CGVector(dx: 0, dy: 400))
    start.press(forDuration: 0.1, thenDragTo: finish)
    XCTAssertTrue(app.staticTexts["Just now: 2 notes"].waitForExistence(timeout: 3))
  }

  func testSnapshot() throws {
    let snapshot = try app.tables["notes"].snapshot()
    XCTAssertEqual(snapshot.children.count, 2)
    var queue: [XCUIElementSnapshot] = [snapshot]
    var labels: [String] = []
    while !queue.isEmpty {
      let current = queue.removeFirst()
      labels.append(current.label)
      queue.append(contentsOf: current.children)
    }
    XCTAssertTrue(labels.contains("Tuesday"))
    XCTAssertEqual(snapshot.dictionaryRepresentation[.identifier] as? String, "notes")
  }

  func testScreenshots() {
    let screenshot = XCUIScreen.main.screenshot()
    XCTAssertEqual(screenshot.image.size.width, 390)
    XCTAssertTrue(app.cells.firstMatch.screenshot().debugDescription.contains("Buy milk"))
  }

  func testDevice() {
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertTrue(XCUIDevice.shared.orientation.isLandscape)
    XCUIDevice.shared.orientation = UIDeviceOrientation.portrait
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
    app.activate()
    XCTAssertEqual(app.state, XCUIApplication.State.runningForeground)
    XCUIDevice.shared.press(XCUIDevice.Button.home)
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    springboard.icons["Notes"].tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    XCUIDevice.shared.system.open(URL(string: "notes://new")!)
    XCTAssertTrue(app.textFields["title"].waitForExistence(timeout: 1))
  }

  func testSharedApplication() {
    XCTAssertTrue(XCUIApplication.notes.button("add").exists)
    XCTAssertEqual(XCUIApplication.notes.state, .runningForeground)
  }

  func testKeyboard() {
    let editor = notes.openEditor()
    app.typeText("Milk")
    XCUIElement.perform(withKeyModifiers: [.shift]) { editor.titleField.typeText("s") }
    XCTAssertEqual(editor.titleField.text, "MilkS")
    editor.titleField.typeKey("a", modifierFlags: .command)
    editor.titleField.typeKey(.delete, modifierFlags: [])
    XCTAssertEqual(editor.titleField.value as? String, "Title")
    app.keyboards.keys["m"].tap()
    app.dismissKeyboard()
  }

  func testWaitingForAProperty() {
    XCTAssertTrue(app.buttons["add"].wait(for: \.isEnabled, toEqual: true, timeout: 1))
    XCTAssertTrue(app.staticTexts["count"].wait(for: \.label, toEqual: "2 notes", timeout: 1))
  }

  func testSystemAlert() {
    notes.settingsButton.tap()
    app.switches["reminders"].tap()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    let allow = springboard.alerts.buttons["Allow"]
    if allow.waitForExistence(timeout: 5) { allow.tap() }
    XCTAssertEqual(app.staticTexts["permission"].label, "Reminders are on")
    app.resetAuthorizationStatus(for: .location)
  }

  func testAccessibility() throws {
    try app.performAccessibilityAudit()
    try app.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription]) { issue in
      XCTFail(issue.compactDescription)
      return issue.auditType == .hitRegion
    }
  }

  func testSubclass() {
    let app = PlainApplication()
    app.launch()
    app.terminate()
    XCTAssertEqual(app.log, ["will launch", "did launch", "will terminate"])
    XCTAssertEqual(app.state, .notRunning)
  }
}
