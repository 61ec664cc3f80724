public import Foundation
internal import Query

/// A screen of the device that a test runs on.
open class XCUIScreen: NSObject, XCUIScreenshotProviding, @unchecked Sendable {
  // Sendable is unchecked because subclasses may hold what is not; this class holds nothing.

  /// The device's own screen.
  public class var main: XCUIScreen { screen }

  /// All screens: the device's own one.
  public class var screens: [XCUIScreen] { [screen] }

  private static let screen = XCUIScreen()

  /// Returns what is on the screen now: the app in front, and the system's alert in front of it.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The screen; an empty screenshot after a failure.
  public func screenshot(file: StaticString = #filePath, line: UInt = #line) -> XCUIScreenshot {
    XCUIScreenshot(DeviceSession.current.screenshot(file: file, line: line))
  }

  /// Returns what is on the screen now: the app in front, and the system's alert in front of it.
  @_disfavoredOverload
  public func screenshot() -> XCUIScreenshot {
    XCUIScreenshot(DeviceSession.current.screenshot(at: nil))
  }
}
