/// Why a device does not do what it is asked for.
public enum DeviceError: Error, Hashable, Sendable {
  /// There is no app with the bundle identifier.
  case applicationNotInstalled(String)
  /// The app has no process.
  case applicationNotRunning(String)
  /// Nothing on the screen takes text.
  case noKeyboardFocus
  /// The device cannot do such a thing at all; the text says why.
  case unsupported(String)
  /// It could not be done this time; the text says why.
  case failed(String)
}

extension DeviceError: CustomStringConvertible {
  /// What is wrong, in the words of XCUITest where it has any.
  public var description: String {
    switch self {
    case .applicationNotInstalled(let bundle): "Application \(bundle) is not installed"
    case .applicationNotRunning(let bundle): "Application \(bundle) is not running"
    case .noKeyboardFocus: "Neither element nor any descendant has keyboard focus"
    case .unsupported(let reason), .failed(let reason): reason
    }
  }
}
