import Hierarchy
import Query

/// A device whose screens follow a script, and that notes what it is told to do.
final class ScriptedDevice: Device {
  /// What the app shows from a time on, in seconds.
  var screens: [(time: Double, tree: ElementTree)]
  /// What happens at an event, if anything.
  var response: (DeviceEvent) -> ElementTree? = { _ in nil }
  /// What the app shows after an element was scrolled onto the screen.
  var scrolled: ElementTree?
  var focus: Int?
  /// Why there is no tree, if there is none.
  var fault: DeviceError?
  var isClockBroken = false
  var obstructing: DeviceObstruction?
  var states: [String: ApplicationState] = ["shop": .runningForeground]
  private(set) var events: [DeviceEvent] = []
  private(set) var launches:
    [(bundle: String, arguments: [String], environment: [String: String])] = []
  private(set) var treeRequests = 0
  private(set) var time: Double = 0
  let targetApplication = "shop"
  let orientation = DeviceOrientation.portrait

  init(_ screens: (time: Double, tree: ElementTree)...) { self.screens = screens }

  convenience init(@ElementRecordsBuilder _ roots: () -> [ElementRecord]) {
    self.init((0, ElementTree(roots: roots)))
  }

  func waitForChange(until deadline: Double) {
    if isClockBroken { return }
    let next = screens.map(\.time).filter { $0 > time }.min() ?? deadline
    time = min(next, deadline)
  }

  func state(of bundleIdentifier: String) -> ApplicationState {
    states[bundleIdentifier] ?? .unknown
  }

  func launch(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    guard states[bundleIdentifier] != nil else { throw .applicationNotInstalled(bundleIdentifier) }
    states[bundleIdentifier] = .runningForeground
    launches.append((bundleIdentifier, arguments, environment))
  }

  func activate(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    try launch(bundleIdentifier, arguments: arguments, environment: environment)
  }

  func terminate(_ bundleIdentifier: String) throws(DeviceError) {
    states[bundleIdentifier] = .notRunning
  }

  func tree(of bundleIdentifier: String) throws(DeviceError) -> ElementTree {
    treeRequests += 1
    if let fault { throw fault }
    if let obstructing, bundleIdentifier == obstructing.application {
      return obstructing.element.tree
    }
    switch states[bundleIdentifier] {
    case .runningForeground?: return screens.last { $0.time <= time }?.tree ?? ElementTree()
    case nil: throw .applicationNotInstalled(bundleIdentifier)
    default: throw .applicationNotRunning(bundleIdentifier)
    }
  }

  func keyboardFocus(in bundleIdentifier: String) -> Int? { focus }

  func obstruction(of bundleIdentifier: String, at point: Point) -> DeviceObstruction? {
    obstructing?.application == bundleIdentifier ? nil : obstructing
  }

  func scrollToVisible(
    _ element: ElementNode,
    in bundleIdentifier: String
  ) throws(DeviceError) {
    guard let scrolled else { throw .failed("Error kAXErrorCannotComplete") }
    screens.append((time, scrolled))
  }

  func perform(_ event: DeviceEvent) throws(DeviceError) {
    events.append(event)
    if let tree = response(event) { screens.append((time, tree)) }
  }

  func resetAuthorization(
    for resource: ProtectedResource,
    of bundleIdentifier: String
  ) throws(DeviceError) {}
}

/// A session with a scripted device, and what it reports.
struct LiveTest {
  let device: ScriptedDevice
  let failures = FailureList()
  let session: DeviceSession
  let app: DeviceApplication

  init(_ device: ScriptedDevice) {
    self.device = device
    session = DeviceSession(device, failureSink: failures)
    app = DeviceApplication(session: session)
  }

  init(@ElementRecordsBuilder _ roots: () -> [ElementRecord]) {
    self.init(ScriptedDevice((0, ElementTree(roots: roots))))
  }

  /// What was reported, without the places.
  var messages: [String] { failures.failures.map(\.message) }
}

/// A frame that is on the screen, one below the other.
func row(_ number: Int) -> Rect { Rect(x: 0, y: Double(number) * 50, width: 300, height: 40) }

/// The frame of a whole screen.
let screenFrame = Rect(x: 0, y: 0, width: 390, height: 844)
