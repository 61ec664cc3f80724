internal import Hierarchy

/// The app in which the system is set up, which every device has.
///
/// A model of the same bundle identifier takes its place.
enum SettingsApplication {
  /// What XCUITest knows it by.
  static let bundleIdentifier = "com.apple.Preferences"

  /// What is under its icon.
  static let name = "Settings"

  /// Whether a device has this one, and not a model in its place.
  static func isBuiltIn(in device: SimulatedDevice) -> Bool {
    device.processes[bundleIdentifier] != nil && !device.installed.contains(bundleIdentifier)
  }

  /// The app with its first page; what pages show is filled in when they are looked at.
  static func model(in system: AppSystem) -> AppModel {
    let page = SettingsPage.root
    return AppModel(
      name: name,
      bundleIdentifier: bundleIdentifier,
      system: system,
      screens: [
        AppScreen(
          name: page.name,
          tree: SettingsContent(system: system).tree(of: page) ?? ElementTree()
        )
      ]
    )
  }
}
