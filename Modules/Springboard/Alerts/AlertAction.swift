/// What an alert does that asks for no permission.
public enum AlertAction: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing.
  case nothing
  /// The app gets the exact location until it ends.
  case usePreciseLocation
  /// The text is pasted, this time.
  case paste
  /// The other app comes up.
  case openApplication
  /// The password is kept in the keychain.
  case savePassword
  /// The icon leaves the home screen, and the app stays installed.
  case removeFromHomeScreen
  /// The app is deleted with its data.
  case deleteApplication
}
