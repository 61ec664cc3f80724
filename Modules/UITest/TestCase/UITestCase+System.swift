internal import Actions
internal import Foundation
internal import Query
public import XCTest
internal import XCUIAutomation

// Row S5.4 of Einstein's features.
extension UITestCase where Self: XCTestCase {
  /// Returns whether the test runs on no real device; a simulated device of Einstein's is none.
  public func isSimulator() -> Bool { TestPlatform.isSimulator }

  /// Turns airplane mode on or off in Settings, and comes back to the app.
  ///
  /// Apple's simulators have no airplane mode: there the test fails.
  ///
  /// - Parameters:
  ///   - value: Whether it is to be on.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func setAirplane(
    _ value: Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard TestPlatform.hasAirplaneMode else {
      return TestPlatform.fail(
        "A simulator has no airplane mode: run the test on a device",
        at: SourceSite(file: file, line: line)
      )
    }
    let settings = TestPlatform.makeApp("com.apple.Preferences")
    TestPlatform.at(file, line) {
      settings.launch()
      settings.switches["Airplane Mode"].firstMatch.setSwitch(on: value)
      app.activate()
    }
  }

  /// Deletes the app under test from the home screen; nothing happens where it is not there.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func deleteMyAppIfNeed(file: StaticString = #filePath, line: UInt = #line) {
    let name = TestPlatform.at(file, line) { TestPlatform.name(of: app) }
    guard let name else { return }
    Springboard.deleteAppIfNeed(name, file: file, line: line)
  }
}
