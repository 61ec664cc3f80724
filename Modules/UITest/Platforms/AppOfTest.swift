internal import XCTest
internal import XCUIAutomation

/// Where the property `app` of test cases is kept.
#if !os(Linux) || EINSTEIN_CHECK_APPLE
@MainActor
enum AppOfTest {
  private static var apps: [ObjectIdentifier: XCUIApplication] = [:]

  static func app(of test: XCTestCase) -> XCUIApplication? { apps[ObjectIdentifier(test)] }

  static func set(_ app: XCUIApplication, of test: XCTestCase) {
    let key = ObjectIdentifier(test)
    if apps.updateValue(app, forKey: key) == nil {
      test.addTeardownBlock { @MainActor @Sendable in apps[key] = nil }
    }
  }
}
#else
enum AppOfTest {
  static func app(of test: XCTestCase) -> XCUIApplication? { TestRun.current.app }

  static func set(_ app: XCUIApplication, of test: XCTestCase) { TestRun.current.app = app }
}
#endif
