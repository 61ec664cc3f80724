internal import Hierarchy
public import Query

/// A phone without a phone: apps, their screens, the home screen and the system's alerts, on a clock that
/// only waiting moves.
///
/// ```swift
/// let device = SimulatedDevice([try AppModel.load(path: "notes")])
/// let session = DeviceSession(device, failureSink: FailureList())
/// let app = DeviceApplication(session: session)
/// app.launch()
/// app.buttons["New"].tap()
/// ```
///
/// It is deterministic: the same models and the same events give the same trees.
public final class SimulatedDevice {
  /// The bundle identifier of the app under test.
  public let targetApplication: String

  /// How the device is held.
  public internal(set) var orientation = DeviceOrientation.portrait

  /// What the apps may do.
  public var permissions = PermissionStore()

  /// Whether a keyboard of its own is connected, so that none is on the screen.
  public var usesHardwareKeyboard = false

  /// What was copied on the device.
  var pasteboard = Pasteboard()

  /// What gets in the way, and when; nothing where nil.
  public var faults: FaultPlan? { didSet { eventCount = 0 } }

  /// What has happened, in its order.
  public internal(set) var log: [DeviceLogEntry] = []

  /// The apps that are installed, by their bundle identifiers.
  var processes: [String: SimulatedProcess] = [:]
  /// The apps in the order in which they were installed, which is that of their icons.
  var installed: [String] = []
  /// The app on the screen; the home screen where nil.
  var foreground: String? {
    didSet { if foreground != nil { cameToFront() } }
  }
  /// The system's alerts that are waiting for an answer, the one that is shown first.
  var alerts: [PendingAlert] = []
  /// The trees of the home screen and its alerts, kept while they are the same.
  var systemTree: ElementTree?
  /// What the system's own screens show.
  var home = HomePresentation()

  var clock = VirtualClock<ScheduledAction>()
  /// How many actions have run at the present time.
  private var actionCount = 0
  /// How many actions have run since the last event.
  var stepCount = 0
  /// How many events there were since there is a plan of faults.
  var eventCount = 0
  /// How many launches and departures there were; a number is never given twice, whatever is reinstalled.
  private var processEventCount = 0
  /// How many rules are being followed because of each other.
  var nesting = 0
  /// Why the device has stopped, if it has.
  var breakdown: DeviceError?

  /// How many actions may be due at one time, before they are taken for ones that never end.
  static let actionLimit = 10_000

  /// How many actions may run between two events, before the app is taken for one that never rests.
  static let stepLimit = 100_000

  /// The latest time that can be waited for, in seconds; some thirty years.
  static let horizon = 1e9

  /// How many rules may set each other off, before they are taken for ones that never end.
  static let nestingLimit = 50

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - models: The apps, in the order of their icons.
  ///   - targetApplication: The bundle identifier of the app under test; by default the first app.
  public init(_ models: [AppModel], targetApplication: String? = nil) {
    self.targetApplication =
      targetApplication ?? models.first?.bundleIdentifier ?? SystemApplication.bundleIdentifier
    for model in models { install(model) }
    installSettings()
  }

  /// Installs an app, or replaces it by another version; nobody has been asked anything for it.
  public func install(_ model: AppModel) {
    let bundle = model.bundleIdentifier
    end(bundle)
    if !installed.contains(bundle) { installed.append(bundle) }
    if foreground == bundle { foreground = nil }
    processes[bundle] = SimulatedProcess(model)
    permissions.forget(bundle)
    for (permission, status) in model.permissions {
      guard let known = permission.systemPermission else { continue }
      switch status {
      case .undetermined: break
      case .denied: permissions.set(.denied, of: known, for: bundle)
      case .granted: permissions.set(.authorized, of: known, for: bundle)
      }
    }
    systemTree = nil
    note(.installed(bundle))
  }

  /// Deletes an app with all that is known of it, after ending it if it is running.
  ///
  /// - Throws: `applicationNotInstalled`, or that the app belongs to the system.
  public func delete(_ bundleIdentifier: String) throws(DeviceError) {
    guard processes[bundleIdentifier] != nil else {
      throw .applicationNotInstalled(bundleIdentifier)
    }
    guard installed.contains(bundleIdentifier) else {
      throw .failed("\(bundleIdentifier) belongs to the system and cannot be deleted")
    }
    end(bundleIdentifier)
    processes[bundleIdentifier] = nil
    installed.removeAll { $0 == bundleIdentifier }
    permissions.forget(bundleIdentifier)
    forgetIcon(of: bundleIdentifier)
    installSettings()
    systemTree = nil
    note(.deleted(bundleIdentifier))
  }

  /// The size of the screen, in points: that of what the app in front shows, else of the screens of the
  /// app under test.
  var screenSize: Size {
    let shown = foreground.flatMap { processes[$0]?.navigation.current?.content.tree }
    let tree = shown ?? processes[targetApplication]?.model.screens.first?.tree
    let frame = tree?.first?.frame
    return frame.flatMap { $0.isEmpty || !$0.isFinite ? nil : $0.size }
      ?? Size(width: 390, height: 844)
  }

  /// A number for a launch, or for a way into the background.
  func nextProcessEvent() -> Int {
    processEventCount += 1
    return processEventCount
  }

  /// Adds to the log.
  func note(_ happening: DeviceLogEntry.Happening) {
    log.append(DeviceLogEntry(time: clock.time, happening: happening))
  }

  /// Lets some seconds pass, in which everything happens that comes due.
  func pass(_ seconds: Double) {
    guard seconds > 0 else { return }
    let deadline = min(clock.time + seconds, Self.horizon)
    while clock.time < deadline, breakdown == nil { runNext(until: deadline) }
  }

  /// Does what is due next, if that is no later than a deadline.
  func runNext(until deadline: Double) {
    guard deadline <= Self.horizon else {
      return breakDown("Nobody can wait until second \(deadline); the latest is \(Self.horizon)")
    }
    let before = clock.time
    guard let action = clock.next(until: deadline) else {
      actionCount = 0
      return
    }
    actionCount = clock.time > before ? 1 : actionCount + 1
    stepCount += 1
    guard actionCount <= Self.actionLimit else {
      return breakDown(
        "\(Self.actionLimit) effects were due at second \(clock.time); look for 'after' with 0 seconds "
          + "in rules that set each other off"
      )
    }
    guard stepCount <= Self.stepLimit else {
      return breakDown(
        "\(Self.stepLimit) effects came due since the last event, until second \(clock.time); look for "
          + "'after' in rules that set each other off without end, or wait for less long"
      )
    }
    run(action)
  }

  /// Stops the device for good.
  private func breakDown(_ reason: String) {
    breakdown = .failed(reason)
    clock.removeAll { _ in true }
  }
}
