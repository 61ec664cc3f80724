internal import Actions
internal import Query
internal import Springboard
public import XCTest
internal import XCUIAutomation

// Row S5.2 of Einstein's features.
extension UITestCase where Self: XCTestCase {
  /// Answers the alerts of the system, and then those of the app, until none is left that has an answer.
  ///
  /// It presses what gives the app what it asks for, or else the one button that closes an alert which
  /// asks nothing: `AlertPolicy.einstein`. It never presses by position, and never what denies, limits,
  /// deletes or changes something else; such an alert stays.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func hideAlertsIfNeeded(file: StaticString = #filePath, line: UInt = #line) {
    let system = TestPlatform.makeApp("com.apple.springboard")
    let app = app
    TestPlatform.at(file, line) {
      // More than there are, even if each answer brings up another question.
      for _ in 0..<20 {
        let alert =
          [system.alerts, app.alerts, app.sheets].lazy.map(\.firstMatch).first(where: \.exists)
        guard let alert, alert.press(.einstein) else { return }
      }
    }
  }
}
