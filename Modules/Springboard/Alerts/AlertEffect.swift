/// What a press on an alert does to what the app asked for.
public enum AlertEffect: String, Hashable, Sendable, Codable, CaseIterable {
  /// The app gets it.
  case grants
  /// The app gets a part.
  case limits
  /// The app does not get it.
  case denies
  /// Something is deleted.
  case destroys
  /// Something else happens, or what happens is not known.
  case other
  /// The alert asked nothing and is gone.
  case closes
  /// Nothing is pressed: the alert stays.
  case stays

  init(_ role: AlertButtonRole) {
    self =
      switch role {
      case .allow, .allowOnce: .grants
      case .limited: .limits
      case .deny, .cancel: .denies
      case .default: .closes
      case .option: .other
      case .destructive: .destroys
      }
  }
}
