internal import Hierarchy
internal import Query

extension SimulatedDevice {
  /// How far a finger has to move to turn a page, to pull Control Centre down or to push it away, in points.
  private static let swipeDistance = 50.0

  /// Does what the home button does.
  ///
  /// On a locked device it unlocks, for there is no passcode. It closes what lies over an app or over the
  /// icons, one after the other as iOS does; then it leaves the app, and on the home screen it shows
  /// the first page.
  func pressHome() {
    if home.state.isLocked { return unlock() }
    if dropHomeAlerts() { return }
    if home.state.closeOverlays() { return }
    if foreground != nil { return goHome() }
    if home.state.isSearching { return home.state.endSearch() }
    home.state.page = 0
  }

  /// Shows the home screen, whatever lies over it.
  func activateHome() {
    cameToFront()
    goHome()
  }

  /// Has an event happen on the lock screen or on Control Centre, or bring that up.
  ///
  /// - Returns: Whether the event was for them.
  func performOnSystemScreen(_ event: DeviceEvent) throws(DeviceError) -> Bool {
    if home.state.isLocked {
      performOnLockScreen(event)
      return true
    }
    guard alerts.isEmpty else { return false }
    if home.state.isControlCentreShown {
      updateHome()
      let happenings = try happenings(of: event)
      let tree = home.content.tree
      for happening in happenings { reactOnControlCentre(to: happening, in: tree) }
      if let (start, end) = event.way, start.y - end.y >= Self.swipeDistance {
        home.state.isControlCentreShown = false
      }
      return true
    }
    guard let (start, end) = event.way, opensControlCentre(from: start, to: end) else {
      return false
    }
    home.state.isControlCentreShown = true
    home.state.menu = nil
    note(.effect("Control Centre is shown"))
    return true
  }

  /// Whether a finger pulls down from the right end of the upper edge.
  private func opensControlCentre(from start: Point, to end: Point) -> Bool {
    let bar = HomeLayout(screenSize).statusBar
    return start.y < bar.maxY && start.x >= bar.width * 2 / 3 && start.y >= 0 && start.x < bar.maxX
      && end.y - start.y >= 2 * Self.swipeDistance
      && end.y - start.y > abs(end.x - start.x)
  }

  /// Has an event happen on the icons, their menus, or App Library.
  func performOnHomeScreen(_ event: DeviceEvent) throws(DeviceError) {
    updateHome()
    switch event {
    case .typeText, .typeKey: try home.content.requireKeyboardFocus()
    default: break
    }
    let happenings = try happenings(of: event)
    let screen = homeScreen
    // An app that is opened changes what is shown, and so the numbers of elements.
    let tree = home.content.tree
    for happening in happenings { react(to: happening, in: tree, on: screen) }
    if foreground == nil { followTyping(on: screen) }
    if let (start, end) = event.way { turnPage(on: screen, from: start, to: end) }
  }

  /// Scrolls to an icon, by turning to its page.
  func showIcon(_ element: ElementNode) throws(DeviceError) {
    updateHome()
    let screen = homeScreen
    if let place = place(of: element), place < screen.pageIcons.count, home.state.menu == nil {
      home.state.endSearch()
      home.state.page = place / HomeLayout.iconsPerPage
    } else if !scrollHome(to: element) {
      throw .failed("No scroll view around it brings it onto the screen")
    }
  }

  private func scrollHome(to element: ElementNode) -> Bool {
    systemTree = nil
    return home.scrollToVisible(element.index)
  }

  private func happenings(of event: DeviceEvent) throws(DeviceError) -> [ScreenHappening] {
    let happenings = home.handle(event, &pasteboard)
    systemTree = nil
    for happening in happenings {
      note(.reaction(ScreenReaction(happening, in: home.content.tree)))
      if case .refused(let refusal) = happening { throw .failed("\(refusal)") }
    }
    return happenings
  }

  private func turnPage(on screen: HomeScreen, from start: Point, to end: Point) {
    let dx = end.x - start.x
    guard abs(dx) >= Self.swipeDistance, abs(dx) > abs(end.y - start.y), foreground == nil,
      home.state.menu == nil, !home.state.isSearching, alerts.isEmpty
    else { return }
    // Icons are moved between pages, and not into App Library.
    let last = screen.hasLibrary && !home.state.isEditing ? screen.pageCount : screen.pageCount - 1
    home.state.page = min(max(home.state.page + (dx < 0 ? 1 : -1), 0), last)
  }
}

extension DeviceEvent {
  /// Where a finger goes, if it goes anywhere.
  var way: (start: Point, end: Point)? {
    switch self {
    case .swipe(let start, let end, _), .drag(let start, let end, _, _, _): (start, end)
    default: nil
    }
  }
}
