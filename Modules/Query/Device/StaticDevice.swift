public import Hierarchy

/// A device that shows one recorded screen and nothing ever happens on.
///
/// It answers queries over a dump; whoever taps gets a failure that says so.
///
/// ```swift
/// let session = DeviceSession(StaticDevice(tree), failureSink: FailureList())
/// let app = DeviceApplication(session: session)
/// print(app.buttons["login"].label)
/// ```
public final class StaticDevice: Device {
  private let tree: ElementTree
  private let focus: Int?

  /// The bundle identifier of the app that the screen is of.
  public let targetApplication: String

  /// The time, which only waiting lets pass.
  public private(set) var time: Double = 0

  /// Upright.
  public let orientation = DeviceOrientation.portrait

  /// Creates a device that shows a screen.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - targetApplication: The bundle identifier of its app; by default what the dump says, or a
  ///     made-up one.
  public init(_ tree: ElementTree, targetApplication: String? = nil) {
    self.tree = tree
    self.targetApplication =
      targetApplication ?? tree.first?.attribute("bundleId") ?? "recorded.screen"
    focus = tree.firstIndex { ["true", "1"].contains($0.attribute("hasKeyboardFocus")) }
  }

  /// Moves the clock to the deadline: nothing changes before.
  public func waitForChange(until deadline: Double) { time = max(time, deadline) }

  /// Returns that the app of the screen runs, and that of others nothing is known.
  public func state(of bundleIdentifier: String) -> ApplicationState {
    bundleIdentifier == targetApplication ? .runningForeground : .unknown
  }

  /// Does nothing, for the screen is there already.
  public func launch(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    try check(bundleIdentifier)
  }

  /// Does nothing, for the screen is there already.
  public func activate(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    try check(bundleIdentifier)
  }

  /// Throws, since a recorded screen cannot go away.
  public func terminate(_ bundleIdentifier: String) throws(DeviceError) {
    throw Self.nothingHappens
  }

  /// Returns the screen.
  public func tree(of bundleIdentifier: String) throws(DeviceError) -> ElementTree {
    try check(bundleIdentifier)
    return tree
  }

  /// Returns the element that the dump marks with `hasKeyboardFocus`.
  public func keyboardFocus(in bundleIdentifier: String) -> Int? { focus }

  /// Throws, since a recorded screen does not scroll.
  public func scrollToVisible(
    _ element: ElementNode,
    in bundleIdentifier: String
  ) throws(DeviceError) {
    throw Self.nothingHappens
  }

  /// Throws, since nothing happens on a recorded screen.
  public func perform(_ event: DeviceEvent) throws(DeviceError) { throw Self.nothingHappens }

  /// Throws, since nothing happens on a recorded screen.
  public func resetAuthorization(
    for resource: ProtectedResource,
    of bundleIdentifier: String
  ) throws(DeviceError) {
    throw Self.nothingHappens
  }

  private func check(_ bundleIdentifier: String) throws(DeviceError) {
    if bundleIdentifier != targetApplication { throw .applicationNotInstalled(bundleIdentifier) }
  }

  private static let nothingHappens = DeviceError.unsupported(
    "A recorded screen answers questions, and nothing else happens on it"
  )
}
