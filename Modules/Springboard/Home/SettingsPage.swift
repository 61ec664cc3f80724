/// A page of Settings.
enum SettingsPage: Hashable {
  case root
  case wiFi
  case bluetooth
  case application(String)
  /// A permission of an app that is more than yes or no.
  case permission(SystemPermission, application: String)

  /// The name by which the history of the app has the page.
  var name: String {
    switch self {
    case .root: "Settings"
    case .wiFi: "Wi-Fi"
    case .bluetooth: "Bluetooth"
    case .application(let bundle): "app \(bundle)"
    case .permission(let permission, let bundle): "\(permission.rawValue) \(bundle)"
    }
  }

  /// Finds a page by its name.
  init?(name: String) {
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    switch (parts.first, parts.dropFirst().first) {
    case ("Settings"?, nil): self = .root
    case ("Wi-Fi"?, nil): self = .wiFi
    case ("Bluetooth"?, nil): self = .bluetooth
    case ("app"?, let bundle?): self = .application(bundle)
    case (let text?, let bundle?):
      guard let permission = SystemPermission(rawValue: text) else { return nil }
      self = .permission(permission, application: bundle)
    default: return nil
    }
  }
}
