/// A button of the device itself, with the raw values of `XCUIDevice.Button`.
public enum DeviceButton: Int, Hashable, Sendable, CaseIterable {
  /// The home button, or the gesture that stands for it.
  case home = 1
  /// The button that makes it louder.
  case volumeUp = 2
  /// The button that makes it quieter.
  case volumeDown = 3
  /// The action button.
  case action = 4
  /// The camera button.
  case camera = 5
}
