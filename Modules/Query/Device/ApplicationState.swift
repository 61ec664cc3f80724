/// What an app is doing, with the raw values of `XCUIApplication.State`.
public enum ApplicationState: UInt, Hashable, Sendable, CaseIterable {
  /// Nobody knows, as for an app that is not installed.
  case unknown = 0
  /// There is no process.
  case notRunning = 1
  /// It is in the background and gets no time.
  case runningBackgroundSuspended = 2
  /// It is in the background and still works.
  case runningBackground = 3
  /// It is on the screen.
  case runningForeground = 4
}
