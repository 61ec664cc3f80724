/// An app as the home screen shows it.
struct HomeIcon: Hashable {
  /// The app.
  let application: String
  /// What is under the icon.
  let name: String
  /// The system whose words its menu and alerts have.
  let system: AppSystem
  /// Whether the app belongs to the system and stays.
  let isOfSystem: Bool
}

extension AppSystem {
  /// The version, to be compared; 18 where it is not written as one.
  var release: SystemAlert.Version { SystemAlert.Version(version) ?? SystemAlert.Version(18) }
}
