import XCTest

@MainActor
final class MainActorTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }

  override func tearDown() async throws {
    app.terminate()
  }

  func testRobot() async throws {
    app.buttons["add"].tap()
    EditorRobot(app: app)
      .typeTitle("Water the plants")
      .save()
      .verify { app in
        XCTAssertEqual(app.staticTexts["count"].label, "3 notes")
      }
  }

  func testScreens() async throws {
    let list = try await ListScreen(app: app).waitUntilShown()
    XCTAssertTrue(list.allLabels().contains("Monday"))
    let settings = try await list.open("settings")
    XCTAssertFalse(settings.isOn)
    XCTAssertTrue(ListScreen.shared.app.exists)
  }

  func testWithoutSuspension() {
    XCTAssertEqual(app.cells.count, 2)
  }

  func testTasks() async {
    let cell = app.cells["note-milk"]
    let label = await Task { @MainActor in cell.label }.value
    XCTAssertEqual(label, "Buy milk, Monday")
    let isHittable = await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume(returning: cell.isHittable) }
    }
    XCTAssertTrue(isHittable)
  }

  func testSubclass() async {
    let notes = NotesApplication()
    notes.launch()
    XCTAssertEqual(notes.launchArguments, ["-ui-testing", "-launched", "YES"])
    XCTAssertTrue(notes.addButton.waitForExistence(timeout: notes.timeout))
    XCTAssertEqual(NotesApplication(timeout: 3).timeout, 3)
  }

  func testFailingSetUpOfAScreen() async {
    do {
      _ = try await SettingsScreen(app: app).waitUntilShown(timeout: 1)
      XCTFail("There are no settings yet")
    } catch ScreenError.notShown(let text) {
      XCTAssertTrue(text.contains("reminders"), text)
    } catch {
      XCTFail("\(error)")
    }
  }
}
