internal import Foundation
internal import Query
internal import XCTest
internal import Springboard
internal import XCUIAutomation

/// What is different on a simulated device and on Apple's.
#if !os(Linux) || EINSTEIN_CHECK_APPLE
@MainActor
enum TestPlatform {
  /// Whether the tests run on no real device.
  static var isSimulator: Bool {
    #if targetEnvironment(simulator)
    true
    #else
    false
    #endif
  }

  /// Makes the app under test.
  static func makeApp() -> XCUIApplication { XCUIApplication() }

  /// Makes an app by its bundle identifier.
  static func makeApp(_ bundleIdentifier: String) -> XCUIApplication {
    XCUIApplication(bundleIdentifier: bundleIdentifier)
  }

  /// Whether there is an airplane mode.
  static var hasAirplaneMode: Bool { !isSimulator }

  /// The name of an app under its icon, which only the app itself tells.
  static func name(of app: XCUIApplication) -> String? {
    app.activate()
    return app.label
  }

  /// Lets time pass.
  static func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// Reports a failure.
  static func fail(_ message: String, at site: SourceSite) {
    XCTFail(message, file: site.file, line: site.line)
  }

  /// Does something for a place in somebody's source; Apple's failures know theirs.
  static func at<Value>(_ file: StaticString, _ line: UInt, _ body: () -> Value) -> Value { body() }
}
#else
enum TestPlatform {
  /// Whether the tests run on no real device.
  static var isSimulator: Bool { true }

  /// Makes the app under test, for nobody's file: this one's is none of a test.
  static func makeApp() -> XCUIApplication { (XCUIApplication.init as () -> XCUIApplication)() }

  /// Makes an app by its bundle identifier.
  static func makeApp(_ bundleIdentifier: String) -> XCUIApplication {
    (XCUIApplication.init(bundleIdentifier:) as (String) -> XCUIApplication)(bundleIdentifier)
  }

  /// Whether there is an airplane mode.
  static var hasAirplaneMode: Bool { true }

  /// The name of an app under its icon; nil where it is not installed.
  static func name(of app: XCUIApplication) -> String? {
    TestDevice.current?.name(ofApplication: app.bundleIdentifier)
  }

  /// Lets time pass on the device.
  static func pause(_ seconds: Double) { DeviceSession.current.pass(seconds) }

  /// Reports a failure.
  static func fail(_ message: String, at site: SourceSite) {
    DeviceSession.current.fail(message, at: site)
  }

  /// Does something for a place in somebody's source, which failures are reported for.
  static func at<Value>(_ file: StaticString, _ line: UInt, _ body: () -> Value) -> Value {
    let site = SourceSite.current ?? SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(site, operation: body)
  }
}
#endif
