public import Query

/// What the system keeps an app's status for.
///
/// Some of it has a name in XCUITest, by which it can be reset; the rest has none.
public enum SystemPermission: String, Hashable, Sendable, Codable, CaseIterable {
  case notifications
  case location
  case photos
  case photosAddOnly
  case camera
  case microphone
  case contacts
  case calendars
  case reminders
  case tracking
  case bluetooth
  case localNetwork
  case motion
  case speech
  case faceID
  case homeKit
  case mediaLibrary
  case siri
  case wirelessData

  /// The name that `resetAuthorizationStatus(for:)` resets it by; nil if it has none.
  public var resource: ProtectedResource? {
    switch self {
    case .location: .location
    case .photos, .photosAddOnly: .photos
    case .camera: .camera
    case .microphone: .microphone
    case .contacts: .contacts
    case .calendars: .calendar
    case .reminders: .reminders
    case .tracking: .userTracking
    case .bluetooth: .bluetooth
    case .localNetwork: .localNetwork
    case .homeKit: .homeKit
    case .mediaLibrary: .mediaLibrary
    case .notifications, .motion, .speech, .faceID, .siri, .wirelessData: nil
    }
  }
}
