/// What a system alert is about.
///
/// What each kind says and offers, by version and language, and where that is known from, is in
/// `Documentation/SystemAlerts.md`.
public enum SystemAlertKind: String, Hashable, Sendable, Codable, CaseIterable {
  case notifications
  /// The first question for the location, whether an app asks for "when in use" or "always".
  case location
  /// The later question whether "when in use" becomes "always".
  case locationAlways
  /// The question for the exact place, once, of an app that gets a rough one.
  case locationPreciseOnce
  case photos
  case photosAddOnly
  case camera
  case microphone
  case contacts
  /// What follows in iOS 18 when the user lets an app go on to the contacts: all, or some.
  case contactsSharing
  case calendars
  case calendarsWriteOnly
  case reminders
  case tracking
  case bluetooth
  case localNetwork
  case paste
  case motion
  case speech
  case faceID
  case homeKit
  case mediaLibrary
  case siri
  /// The offer to keep a password, which belongs to the app that it was typed in.
  case savePassword
  /// The question of a page or app that wants to open another app.
  case openInApplication
  /// The question of phones sold in mainland China whether an app may use the network.
  case wirelessData
  /// The first question of the home screen when an app is to go.
  case removeApplication
  /// The last question before an app is deleted.
  case deleteApplication

  /// The bundle identifier of the process that the alert belongs to; nil for the app itself.
  ///
  /// Queries under the app under test see only those with nil.
  public var ownerBundleIdentifier: String? {
    switch self {
    case .savePassword: nil
    case .contactsSharing: "com.apple.ContactsUI.LimitedAccessPromptView"
    default: Self.springboard
    }
  }

  /// The bundle identifier of the home screen, which shows nearly all system alerts.
  public static let springboard = "com.apple.springboard"

  /// What a button's answer is kept under; nil for what is asked every time.
  public var permission: SystemPermission? {
    switch self {
    case .notifications: .notifications
    case .location, .locationAlways: .location
    case .photos: .photos
    case .photosAddOnly: .photosAddOnly
    case .camera: .camera
    case .microphone: .microphone
    case .contacts, .contactsSharing: .contacts
    case .calendars, .calendarsWriteOnly: .calendars
    case .reminders: .reminders
    case .tracking: .tracking
    case .bluetooth: .bluetooth
    case .localNetwork: .localNetwork
    case .motion: .motion
    case .speech: .speech
    case .faceID: .faceID
    case .homeKit: .homeKit
    case .mediaLibrary: .mediaLibrary
    case .siri: .siri
    case .wirelessData: .wirelessData
    case .locationPreciseOnce, .paste, .savePassword, .openInApplication, .removeApplication,
      .deleteApplication:
      nil
    }
  }

  /// The first version that shows the alert.
  ///
  /// Versions before 13 are answered as 13 is: nothing older is looked after.
  public var firstVersion: SystemAlert.Version {
    switch self {
    case .locationPreciseOnce, .tracking, .localNetwork, .removeApplication: .init(14)
    case .paste: .init(16)
    case .calendarsWriteOnly: .init(17)
    case .contactsSharing: .init(18)
    default: .init(13)
    }
  }

  /// What stands for the second name or number in the texts where nothing is given.
  var defaultDetail: String {
    switch self {
    case .contactsSharing: "6"
    default: "Safari"
    }
  }
}
