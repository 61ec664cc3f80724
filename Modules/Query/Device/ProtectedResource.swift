/// What an app must ask the user for, with the raw values of `XCUIProtectedResource`.
public enum ProtectedResource: Int, Hashable, Sendable, CaseIterable {
  /// The contacts.
  case contacts = 1
  /// The calendar.
  case calendar = 2
  /// The reminders.
  case reminders = 3
  /// The photos.
  case photos = 4
  /// The microphone.
  case microphone = 5
  /// The camera.
  case camera = 6
  /// The media library.
  case mediaLibrary = 7
  /// The home kit.
  case homeKit = 8
  /// The focus.
  case focus = 9
  /// The bluetooth.
  case bluetooth = -0x4000_0000
  /// The keyboard network.
  case keyboardNetwork = -0x4000_0001
  /// The location.
  case location = -0x4000_0002
  /// The health.
  case health = -0x4000_0003
  /// The user tracking.
  case userTracking = -0x4000_0004
  /// The local network.
  case localNetwork = -0x4000_0005
  /// The system root directory.
  case systemRootDirectory = 0x4000_0000
  /// The user desktop directory.
  case userDesktopDirectory = 0x4000_0001
  /// The user downloads directory.
  case userDownloadsDirectory = 0x4000_0002
  /// The user documents directory.
  case userDocumentsDirectory = 0x4000_0003
  /// The network volumes.
  case networkVolumes = 0x4000_0004
  /// The removable volumes.
  case removableVolumes = 0x4000_0005
  /// The apple events.
  case appleEvents = 0x4000_0006
}
