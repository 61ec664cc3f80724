import XCTest

/// An app with functions of its own.
@MainActor
final class NotesApplication: XCUIApplication, @unchecked Sendable {
  let timeout: TimeInterval

  init(timeout: TimeInterval) {
    self.timeout = timeout
    super.init()
  }

  override init() {
    timeout = 5
    super.init()
    launchArguments.append("-ui-testing")
  }

  override func launch() {
    launchArguments += ["-launched", "YES"]
    super.launch()
  }

  var addButton: XCUIElement { buttons["add"] }
}
