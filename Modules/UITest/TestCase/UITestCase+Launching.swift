internal import Actions
internal import Foundation
internal import Query
public import XCTest
internal import XCUIAutomation

// Row S5.5 of Einstein's features.
extension UITestCase where Self: XCTestCase {
  /// Launches the app with arguments, again and again until it is in front.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - counter: How often it is tried again.
  ///   - wait: How many seconds to wait each time before and after the launch.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func tryLaunch<Argument: RawRepresentable<String>>(
    arguments: [Argument],
    count counter: Int = 10,
    wait: UInt32 = 2,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    tryLaunch(
      arguments: arguments.map(\.rawValue),
      count: counter,
      wait: wait,
      file: file,
      line: line
    )
  }

  /// Launches the app with arguments, again and again until it is in front.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - counter: How often it is tried again.
  ///   - wait: How many seconds to wait each time before and after the launch.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func tryLaunch(
    arguments: [String],
    count counter: Int = 10,
    wait: UInt32 = 2,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let app = TestPlatform.makeApp()
    app.launchArguments = arguments
    self.app = app
    launch(attempts: counter, wait: wait, file, line)
  }

  /// Launches the app, again and again until it is in front.
  ///
  /// - Parameters:
  ///   - counter: How often it is tried again.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func tryLaunch(
    count counter: Int = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    tryLaunch(arguments: [], count: counter, wait: 3, file: file, line: line)
  }

  /// Ends the app and launches it anew, as an activity.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func killAppAndRelaunch(file: StaticString = #filePath, line: UInt = #line) {
    group(text: "Kill App and Relaunch") { _ in
      TestPlatform.at(file, line) {
        app.terminate()
        app.launch()
      }
    }
  }

  /// Ends the app, to be called when the test is torn down.
  ///
  /// - Parameters:
  ///   - wait: How many seconds to wait before and afterwards.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func tryTearDown(
    wait: UInt32 = 2,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    TestPlatform.pause(Double(wait))
    TestPlatform.at(file, line) { app.terminate() }
    TestPlatform.pause(Double(wait))
  }

  private func launch(attempts: Int, wait: UInt32, _ file: StaticString, _ line: UInt) {
    for _ in 0...max(0, attempts) {
      TestPlatform.at(file, line) {
        app.terminate()
        TestPlatform.pause(Double(wait))
        app.launch()
      }
      if app.isInert || app.wait(for: .runningForeground, timeout: Double(max(1, wait))) { return }
    }
    TestPlatform.fail(
      "The app is not in front after \(max(0, attempts) + 1) launches",
      at: SourceSite(file: file, line: line)
    )
  }
}
