/// How a device is held, with the raw values of `UIDeviceOrientation`.
public enum DeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Nobody knows.
  case unknown = 0
  /// Upright, the home button at the bottom.
  case portrait = 1
  /// Upright, the home button at the top.
  case portraitUpsideDown = 2
  /// On its side, the home button on the right.
  case landscapeLeft = 3
  /// On its side, the home button on the left.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6
}
