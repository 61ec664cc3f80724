/// A row of a page of Settings.
struct SettingsRow: Hashable {
  let title: String
  /// The identifier of the control, where it has one.
  var identifier: String?
  let kind: Kind

  /// What a row is.
  enum Kind: Hashable {
    /// A switch, and what it changes.
    case toggle(isOn: Bool, SettingsChange)
    /// A way to another page, with what that is set to.
    case link(SettingsPage, value: String?)
    /// One of several answers.
    case choice(isSelected: Bool, SettingsChange)
  }
}

/// What a row of Settings changes.
enum SettingsChange: Hashable {
  case radio(RadioSwitch)
  /// Whether an app has a permission; the two statuses are for on and off.
  case permission(SystemPermission, application: String, on: AuthorizationStatus)
  case preciseLocation(application: String)
}
