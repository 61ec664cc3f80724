/// The app that shows the home screen and most of the system's alerts.
enum SystemApplication {
  /// What XCUITest knows it by.
  static let bundleIdentifier = "com.apple.springboard"
}
