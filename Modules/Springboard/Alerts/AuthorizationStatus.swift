/// What an app may do, as its frameworks tell it.
public enum AuthorizationStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user was not asked yet.
  case notDetermined
  /// Somebody else decides, for example parental controls.
  case restricted
  /// The user said no.
  case denied
  /// The user said yes.
  case authorized
  /// A part only: some photos, some contacts.
  case limited
  /// Adding only: to the photos, to the calendar.
  case writeOnly
  /// The location while the app is in use.
  case whenInUse
  /// The location at any time.
  case always
  /// Notifications that come quietly, without having been asked for.
  case provisional

  /// Whether the app may do anything at all.
  public var isGranted: Bool {
    switch self {
    case .notDetermined, .restricted, .denied: false
    case .authorized, .limited, .writeOnly, .whenInUse, .always, .provisional: true
    }
  }
}
