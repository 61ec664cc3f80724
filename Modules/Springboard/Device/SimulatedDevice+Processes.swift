internal import Hierarchy
internal import Query

extension SimulatedDevice {
  /// How long an app in the background gets time, in seconds.
  private static let backgroundTime = 5.0

  /// Starts an app that does not run, in front of all others.
  func start(_ bundle: String, _ arguments: [String], _ environment: [String: String]) {
    guard var process = processes[bundle] else { return }
    process.state = .runningForeground
    process.arguments = arguments
    process.environment = environment
    process.launch = nextProcessEvent()
    process.variables = process.model.variables
    process.navigation = Navigation()
    process.presented = []
    process.delayed = []
    processes[bundle] = process
    sendToBackground(except: bundle)
    foreground = bundle
    note(.launched(bundle))
    let screen = shown(process.model.initialScreen, in: bundle)
    processes[bundle]?.navigation.show(screen)
    // Rules for the launch may show another screen first; only what is shown then appears.
    let visit = processes[bundle]?.navigation.current?.visit
    follow(.launched, in: bundle, subject: nil)
    if processes[bundle]?.navigation.current?.visit == visit { appeared(in: bundle) }
    if foreground == bundle { follow(.activated, in: bundle, subject: nil) }
  }

  /// Ends an app; nothing happens where it does not run.
  func end(_ bundle: String, isCrash: Bool = false) {
    guard processes[bundle]?.isRunning == true else { return }
    processes[bundle]?.state = .notRunning
    processes[bundle]?.navigation = Navigation()
    processes[bundle]?.presented = []
    if foreground == bundle { foreground = nil }
    permissions.applicationDidTerminate(bundle)
    alerts.removeAll { $0.application == bundle }
    systemTree = nil
    note(.ended(bundle, isCrash: isCrash))
  }

  /// Brings a running app to the front.
  func bringToFront(_ bundle: String) {
    guard foreground != bundle else { return cameToFront() }
    sendToBackground(except: bundle)
    processes[bundle]?.state = .runningForeground
    foreground = bundle
    note(.activated(bundle))
    adapt(bundle)
    follow(.activated, in: bundle, subject: nil)
    let delayed = processes[bundle]?.delayed ?? []
    processes[bundle]?.delayed = []
    for action in delayed { run(action) }
  }

  /// Shows the home screen.
  func goHome() {
    sendToBackground(except: nil)
    foreground = nil
  }

  /// Sends the app in front to the background, unless it is the one that comes to the front.
  private func sendToBackground(except bundle: String?) {
    guard let front = foreground, front != bundle, processes[front] != nil else { return }
    processes[front]?.state = .runningBackground
    let departure = nextProcessEvent()
    processes[front]?.departure = departure
    foreground = nil
    note(.backgrounded(front))
    clock.schedule(
      after: Self.backgroundTime,
      .suspension(application: front, departure: departure)
    )
    follow(.backgrounded, in: front, subject: nil)
  }

  /// Brings an app to the front, starting it if it does not run; that of the system shows the home screen.
  ///
  /// An app that was launched before gets the arguments and the environment of that launch
  /// (xcuitest-behaviours §11).
  func open(
    _ bundle: String,
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws(DeviceError) {
    if bundle == SystemApplication.bundleIdentifier { return activateHome() }
    try check(bundle)
    if processes[bundle]?.isRunning == true {
      bringToFront(bundle)
    } else {
      let last = processes[bundle].flatMap { $0.launch > 0 ? $0 : nil }
      start(bundle, last?.arguments ?? arguments, last?.environment ?? environment)
    }
  }

  /// Opens an address in an app, or in the one that has its scheme.
  func open(_ url: String, in bundle: String?) throws(DeviceError) {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    if bundle == nil, try openSettings(scheme) { return }
    let handler =
      bundle
      ?? installed.first { candidate in
        processes[candidate]?.model.urlSchemes.contains { $0.lowercased() == scheme } ?? false
      }
    guard let handler, processes[handler] != nil else {
      throw .failed("No app that is installed opens '\(url)'; add its scheme to urlSchemes")
    }
    try open(handler)
    follow(opened: url, in: handler)
  }

  /// Does what was scheduled, if what it was for is still there.
  func run(_ action: ScheduledAction) {
    switch action {
    case .suspension(let bundle, let departure):
      guard let process = processes[bundle], process.departure == departure,
        process.state == .runningBackground
      else { return }
      processes[bundle]?.state = .runningBackgroundSuspended
      note(.suspended(bundle))
    case .effects(let effects, let bundle, let launch, let visit, let subject):
      guard let process = processes[bundle], process.launch == launch, process.isRunning
      else { return }
      if process.state == .runningBackgroundSuspended {
        processes[bundle]?.delayed.append(action)
        return
      }
      if let visit, process.navigation.current?.visit != visit { return }
      run(effects, in: bundle, subject: subject, isOfScreen: visit != nil)
    }
  }
}
