public import Hierarchy
public import Query

extension SimulatedDevice: Device {
  /// The time, in seconds since the device was started.
  public var time: Double { clock.time }

  /// Moves the clock to what is due next, and does that, or to the deadline.
  public func waitForChange(until deadline: Double) { runNext(until: deadline) }

  /// Returns what an app is doing.
  public func state(of bundleIdentifier: String) -> ApplicationState {
    if bundleIdentifier == SystemApplication.bundleIdentifier { return .runningForeground }
    return processes[bundleIdentifier]?.state ?? .unknown
  }

  /// Starts an app, after ending it if it is running.
  public func launch(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    try checkIsNoHome(bundleIdentifier, "launched")
    try check(bundleIdentifier)
    // The effects that have stopped the device are gone with the app.
    breakdown = nil
    if let file = processes[bundleIdentifier]?.model.sources.changedFile {
      throw .failed(
        "'\(file)' has changed since the model of \(bundleIdentifier) was read; read the model again, "
          + "on a device made anew"
      )
    }
    try withFaults { _ throws(DeviceError) in
      end(bundleIdentifier)
      start(bundleIdentifier, arguments, environment)
    }
  }

  /// Brings an app to the front, starting it if it is not running.
  public func activate(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    if let breakdown { throw breakdown }
    try withFaults { _ throws(DeviceError) in
      try open(bundleIdentifier, arguments: arguments, environment: environment)
    }
  }

  /// Ends an app.
  public func terminate(_ bundleIdentifier: String) throws(DeviceError) {
    if let breakdown { throw breakdown }
    try checkIsNoHome(bundleIdentifier, "ended")
    try check(bundleIdentifier)
    end(bundleIdentifier)
  }

  private func checkIsNoHome(_ bundle: String, _ done: String) throws(DeviceError) {
    guard bundle == SystemApplication.bundleIdentifier else { return }
    throw .unsupported("The home screen always runs and cannot be \(done); activate() shows it")
  }

  /// Returns what an app shows now; of the home screen's process it is the icons, or the system alert that
  /// is in front.
  ///
  /// An app in the background still has its tree, as it was left.
  public func tree(of bundleIdentifier: String) throws(DeviceError) -> ElementTree {
    if let breakdown { throw breakdown }
    if bundleIdentifier == SystemApplication.bundleIdentifier { return currentSystemTree }
    if let alert = alerts.first, alert.alert.kind.ownerBundleIdentifier == bundleIdentifier {
      return currentAlertTree
    }
    if bundleIdentifier == SettingsApplication.bundleIdentifier { updateSettings() }
    guard let process = processes[bundleIdentifier] else {
      throw .applicationNotInstalled(bundleIdentifier)
    }
    guard process.isRunning, let screen = process.navigation.current else {
      throw .applicationNotRunning(bundleIdentifier)
    }
    return screen.content.tree
  }

  /// Returns which element of an app text is typed into.
  public func keyboardFocus(in bundleIdentifier: String) -> Int? {
    if bundleIdentifier == SystemApplication.bundleIdentifier {
      updateHome()
      return foreground == nil ? home.content.focus : nil
    }
    // An alert of the system has taken the keyboard away.
    guard foreground == bundleIdentifier, alerts.isEmpty else { return nil }
    return processes[bundleIdentifier]?.navigation.current?.content.focus
  }

  /// Returns the system's alert, which is in front of every app, or the app that is in front of one that
  /// is in the background.
  public func obstruction(of bundleIdentifier: String, at point: Point) -> DeviceObstruction? {
    if let alert = alerts.first, !isCoveredBySystem {
      let owner = alert.alert.kind.ownerBundleIdentifier ?? SystemApplication.bundleIdentifier
      guard owner != bundleIdentifier,
        let element = currentAlertTree.first(where: { [.alert, .sheet].contains($0.type) })
      else { return nil }
      return DeviceObstruction(application: owner, element: element)
    }
    let system = SystemApplication.bundleIdentifier
    let front = isCoveredBySystem ? system : foreground ?? system
    guard front != bundleIdentifier, let element = (try? tree(of: front))?.first else { return nil }
    return DeviceObstruction(application: front, element: element)
  }

  /// Scrolls until an element of the app in front is on the screen.
  public func scrollToVisible(
    _ element: ElementNode,
    in bundleIdentifier: String
  ) throws(DeviceError) {
    if bundleIdentifier == SystemApplication.bundleIdentifier { return try showIcon(element) }
    guard var screen = processes[bundleIdentifier]?.navigation.current else {
      throw .applicationNotRunning(bundleIdentifier)
    }
    guard screen.content.scrollToVisible(element.index) else {
      throw .failed("No scroll view around it brings it onto the screen")
    }
    processes[bundleIdentifier]?.navigation.current = screen
  }

  /// Does what a person, or the hardware, does to the device.
  public func perform(_ event: DeviceEvent) throws(DeviceError) {
    if let breakdown { throw breakdown }
    note(.event(event))
    try withFaults { keepsKeyboard throws(DeviceError) in
      try performed(event, keepsKeyboard: keepsKeyboard)
      // What comes of it comes at once, and the finger stays for as long as it was said to.
      pass(event.duration)
    }
  }

  private func performed(_ event: DeviceEvent, keepsKeyboard: Bool) throws(DeviceError) {
    switch event {
    case .pressButton(.home): pressHome()
    case .pressButton: break
    case .setOrientation(let orientation): turn(to: orientation)
    case .openURL(let url, let bundle): try open(url, in: bundle)
    default:
      if try performOnSystemScreen(event) { return }
      if alerts.isEmpty {
        try performOnScreen(event, keepsKeyboard: keepsKeyboard)
      } else {
        performOnAlert(event)
      }
    }
  }

  /// Forgets what an app was allowed.
  public func resetAuthorization(
    for resource: ProtectedResource,
    of bundleIdentifier: String
  ) throws(DeviceError) {
    try check(bundleIdentifier)
    permissions.reset(resource, for: bundleIdentifier)
  }

  func check(_ bundleIdentifier: String) throws(DeviceError) {
    guard processes[bundleIdentifier] != nil else {
      throw .applicationNotInstalled(bundleIdentifier)
    }
  }
}

extension DeviceEvent {
  /// How long a finger stays on the screen because somebody said so, in seconds.
  fileprivate var duration: Double {
    switch self {
    case .press(_, let duration): duration
    case .drag(_, _, let press, _, let hold): press + hold
    default: 0
    }
  }
}
