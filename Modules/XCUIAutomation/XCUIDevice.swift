public import Foundation
public import Query

/// The device that a test runs on: that of the current session, at each use.
// Sendable is unchecked because subclasses may hold what is not; this class holds nothing.
open class XCUIDevice: NSObject, @unchecked Sendable {
  /// The device.
  public class var shared: XCUIDevice { device }

  private static let device = XCUIDevice()

  /// A button of the device itself.
  public typealias Button = DeviceButton

  /// How the device is held; setting it turns the device.
  public var orientation: UIDeviceOrientation {
    get { DeviceSession.current.device.orientation }
    set { DeviceSession.current.perform(.setOrientation(newValue), "turn the device", at: nil) }
  }

  /// Presses a button of the device.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func press(
    _ button: XCUIDevice.Button,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(button, at: SourceSite(file: file, line: line))
  }

  /// Presses a button of the device.
  @_disfavoredOverload
  public func press(_ button: XCUIDevice.Button) { press(button, at: nil) }

  private func press(_ button: XCUIDevice.Button, at site: SourceSite?) {
    DeviceSession.current.perform(.pressButton(button), "press \(button)", at: site)
  }

  /// Whether the device has a button: the home button, or the gesture that stands for it.
  ///
  /// The others may be pressed as well, but nothing comes of it.
  public func hasHardwareButton(_ button: XCUIDevice.Button) -> Bool { button == .home }

  /// Whether there is a pointer: hovering, clicks and the wheel are simulated.
  public var supportsPointerInteraction: Bool { true }

  /// What else can be done to the device.
  public var system: XCUISystem { XCUISystem() }
}
