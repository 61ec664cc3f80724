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

// MARK: - What cannot be simulated

extension XCUIDevice {
  /// Whether the device shows light or dark screens.
  public enum Appearance: Int, Hashable, Sendable {
    /// Nobody knows.
    case unspecified = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// Whether screens are light or dark, of which nothing is known; to set it is a failure, but for
  /// `unspecified`.
  public var appearance: XCUIDevice.Appearance {
    get { .unspecified }
    set {
      guard newValue != .unspecified else { return }
      fail("show \(newValue) screens", "screens are shown as they were recorded")
    }
  }

  /// Where the device is, of which nothing is known; to set it is a failure, but for nil.
  public var location: XCUILocation? {
    get { nil }
    set {
      guard newValue != nil else { return }
      fail("move the device", "a simulated device is nowhere")
    }
  }

  /// Siri, which fails at everything.
  public var siriService: XCUISiriService { XCUISiriService() }

  private func fail(_ action: String, _ reason: String) {
    DeviceSession.current.fail("Failed to \(action): \(reason)")
  }
}
