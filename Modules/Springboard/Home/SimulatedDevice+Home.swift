internal import Hierarchy
internal import Query

extension SimulatedDevice {
  /// What the system's own screens are to show now.
  var homeScreen: HomeScreen {
    HomeScreen(
      size: home.size,
      system: home.system,
      icons: installed.compactMap { icon(of: $0) },
      dock: SettingsApplication.isBuiltIn(in: self)
        ? [icon(of: SettingsApplication.bundleIdentifier)].compactMap { $0 } : [],
      radios: home.radios,
      minute: Int(exactly: (clock.time / 60).rounded(.down)) ?? 0,
      state: home.state
    )
  }

  /// Brings the system's own screens up to date.
  func updateHome() {
    if let system = processes[targetApplication]?.model.system {
      home.system = system
      home.size = screenSize
    }
    let screen = homeScreen
    if let shown = home.shown, shown.pageCount != screen.pageCount {
      // App Library comes after the last page, however many there are.
      let last = screen.pageCount - 1
      home.state.page = shown.isLibraryShown ? last + 1 : min(home.state.page, last)
    }
    if let menu = home.state.menu, screen.icon(of: menu.application) == nil {
      home.state.menu = nil
    }
    if home.show(homeScreen, usesHardwareKeyboard: usesHardwareKeyboard) { systemTree = nil }
  }

  private func icon(of bundle: String) -> HomeIcon? {
    processes[bundle].map {
      HomeIcon(
        application: bundle,
        name: $0.model.name,
        system: $0.model.system,
        isOfSystem: !installed.contains(bundle)
      )
    }
  }

  /// The tree of SpringBoard: its screens, and the alert that is in front, if that is its own.
  var currentSystemTree: ElementTree {
    updateHome()
    if let systemTree { return systemTree }
    var tree = home.content.tree
    if let alert = alerts.first?.alert, !home.state.isLocked, !alert.isSeparate {
      let frame = Rect(x: 0, y: 0, width: home.size.width, height: home.size.height)
      let window = ElementTree {
        ElementRecord.part(.window, at: frame) {
          ElementRecord.part(at: frame) { alert.element(on: home.size) }
        }
      }
      var editor = ElementTreeEditor(tree)
      editor.insert(window, into: 0, at: nil)
      tree = editor.finish().tree
    }
    systemTree = tree
    return tree
  }

  /// The tree that has the alert that is in front.
  var currentAlertTree: ElementTree {
    guard let alert = alerts.first?.alert, alert.isSeparate else { return currentSystemTree }
    if let kept = home.separateAlert, kept.alert == alert { return kept.tree }
    let tree = alert.tree(on: screenSize)
    home.separateAlert = (alert, tree)
    return tree
  }

  /// Whether one of the system's own screens, and no alert, lies over whatever is in front.
  var isCoveredBySystem: Bool {
    home.state.isLocked || home.state.isControlCentreShown && alerts.isEmpty
  }

  /// What an app that comes to the front does to the system's own screens.
  func cameToFront() {
    if home.state.isLocked {
      home.state.isLocked = false
      note(.unlocked)
    }
    home.applicationBelowLock = nil
    _ = home.state.closeOverlays()
    home.state.endSearch()
    dropHomeAlerts()
  }

  /// Takes away what the home screen itself asks.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  func dropHomeAlerts() -> Bool {
    let count = alerts.count
    alerts.removeAll { $0.alert.kind.isOfHomeScreen }
    if alerts.count == count { return false }
    systemTree = nil
    return true
  }

  /// What is known of an app goes with it.
  func forgetIcon(of bundle: String) { home.state.hiddenIcons.remove(bundle) }
}

extension SystemAlert {
  /// Whether the alert belongs to a process that shows nothing else.
  fileprivate var isSeparate: Bool {
    guard let owner = kind.ownerBundleIdentifier else { return false }
    return owner != SystemApplication.bundleIdentifier
  }
}
