import XCTest

/// What screens have in common.
@MainActor
protocol Screen {
  var app: XCUIApplication { get }
  var trait: XCUIElement { get }
}

extension Screen {
  @discardableResult
  func waitUntilShown(timeout: TimeInterval = 5) async throws -> Self {
    guard trait.waitForExistence(timeout: timeout) else {
      throw ScreenError.notShown(trait.debugDescription)
    }
    return self
  }

  func allLabels() -> [String] { app.staticTexts.allElementsBoundByIndex.map(\.label) }
}

enum ScreenError: Error {
  case notShown(String)
}

@MainActor
final class ListScreen: Screen {
  static let identifier = "notes"
  static let shared = ListScreen()

  let app: XCUIApplication
  private(set) lazy var trait = app.tables[Self.identifier]

  init(app: XCUIApplication = XCUIApplication()) { self.app = app }

  func open(_ title: String) async throws -> SettingsScreen {
    app.buttons[title].tap()
    return try await SettingsScreen(app: app).waitUntilShown()
  }
}

@MainActor
struct SettingsScreen: Screen {
  let app: XCUIApplication
  var trait: XCUIElement { app.switches["reminders"] }
  var isOn: Bool { (trait.value as? String) == "1" }
}
