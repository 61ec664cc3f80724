public import Query

/// How a device is held.
public typealias UIDeviceOrientation = DeviceOrientation

extension DeviceOrientation {
  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can be turned that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
