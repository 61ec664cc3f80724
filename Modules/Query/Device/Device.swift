public import Hierarchy

/// What live queries need of a device: what is on its screen, what happens on it, and the time.
///
/// This is the one seam between questions and what answers them. A simulation, a recorded screen
/// (`StaticDevice`) or a connection to a real device conforms. Whoever owns a device owns the elements
/// made from it; neither is used from several threads at once.
public protocol Device: AnyObject {
  /// The bundle identifier of the app under test, which `DeviceApplication()` stands for.
  var targetApplication: String { get }

  /// The time on the device, in seconds since it was started.
  var time: Double { get }

  /// Lets time pass until something may have changed, or until a deadline, whichever comes first.
  ///
  /// A simulation moves its clock to the next thing that is to happen; it never sleeps. The clock must
  /// get to the deadline in the end, or waiting is given up with a failure.
  ///
  /// - Parameter deadline: The latest time to come back at, in seconds as `time` has them.
  func waitForChange(until deadline: Double)

  /// Returns what an app is doing.
  func state(of bundleIdentifier: String) -> ApplicationState

  /// Starts an app, after ending it if it is running.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app.
  ///   - arguments: The arguments that the process gets.
  ///   - environment: The variables that the process gets.
  /// - Throws: Why the app cannot be started.
  func launch(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError)

  /// Brings an app to the front, starting it if it is not running.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app.
  ///   - arguments: The arguments for a process that has to be started.
  ///   - environment: The variables for a process that has to be started.
  /// - Throws: Why the app cannot be started.
  func activate(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError)

  /// Ends an app; nothing happens where it is not running.
  ///
  /// - Throws: Why that cannot be done.
  func terminate(_ bundleIdentifier: String) throws(DeviceError)

  /// Returns the accessibility tree of an app as it is now.
  ///
  /// The same value comes back as long as nothing has changed, so that what was worked out about it
  /// is not worked out again.
  ///
  /// - Throws: Why there is none, as for an app that is not running.
  func tree(of bundleIdentifier: String) throws(DeviceError) -> ElementTree

  /// Returns the position, in the app's tree, of the element that text is typed into.
  func keyboardFocus(in bundleIdentifier: String) -> Int?

  /// Returns what another app, such as a system alert, has in front of a point of an app.
  ///
  /// - Returns: The outermost such element, and whose it is.
  func obstruction(of bundleIdentifier: String, at point: Point) -> DeviceObstruction?

  /// Scrolls until an element is on the screen.
  ///
  /// - Parameters:
  ///   - element: An element of the app's present tree.
  ///   - bundleIdentifier: The app.
  /// - Throws: Why it cannot be brought onto the screen.
  func scrollToVisible(_ element: ElementNode, in bundleIdentifier: String) throws(DeviceError)

  /// Does what a person, or the hardware, does to the device.
  ///
  /// - Throws: Why that cannot be done.
  func perform(_ event: DeviceEvent) throws(DeviceError)

  /// How the device is held.
  var orientation: DeviceOrientation { get }

  /// Forgets what an app was allowed, so that it has to ask again.
  ///
  /// - Throws: Why that cannot be done.
  func resetAuthorization(
    for resource: ProtectedResource,
    of bundleIdentifier: String
  ) throws(DeviceError)
}

extension Device {
  /// Nothing: no other app is in front.
  public func obstruction(of bundleIdentifier: String, at point: Point) -> DeviceObstruction? {
    nil
  }
}
