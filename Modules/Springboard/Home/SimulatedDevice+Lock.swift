internal import Hierarchy
internal import Query

extension SimulatedDevice {
  /// Whether the device is locked.
  public var isLocked: Bool { home.state.isLocked }

  /// Locks the device: the app in front goes to the background, and the lock screen is all that there is.
  ///
  /// Nothing happens where it is locked already. Until it is unlocked, the home button and a swipe up from
  /// the lower edge unlock it, for there is no passcode; other events do nothing. Whatever brings an app to
  /// the front, such as a launch, unlocks it too.
  public func lock() {
    guard !home.state.isLocked else { return }
    let front = foreground
    goHome()
    _ = home.state.closeOverlays()
    home.state.endSearch()
    home.applicationBelowLock = front
    home.state.isLocked = true
    systemTree = nil
    note(.locked)
  }

  /// Unlocks the device: what was in front when it was locked comes back, if it still runs.
  public func unlock() {
    guard home.state.isLocked else { return }
    let front = home.applicationBelowLock
    home.applicationBelowLock = nil
    home.state.isLocked = false
    systemTree = nil
    note(.unlocked)
    if let front, processes[front]?.isRunning == true { bringToFront(front) }
  }

  /// Has an event happen on the lock screen.
  func performOnLockScreen(_ event: DeviceEvent) {
    guard let (start, end) = event.way else {
      return note(.problem("The device is locked: press the home button first"))
    }
    let bounds = HomeLayout(screenSize).bounds
    if bounds.contains(start), start.y >= bounds.height * 0.9, start.y - end.y >= bounds.height / 5
    {
      unlock()
    }
  }
}
