/// A text of system alerts, whatever its language.
///
/// `%@` stands for the app's name, a second one for what else is named.
enum AlertPhrase: String, Hashable, Sendable, CaseIterable {
  // Titles
  case notifications
  case locationAccess, locationUse, locationAlsoAccess, locationAlsoUse, preciseLocation
  case photos, fullPhotos, addPhotos
  case camera, microphone
  case contacts, shareContacts
  case calendar, fullCalendar, addCalendar
  case reminders, tracking, bluetooth, localNetwork, paste, motion, speech, faceID, homeKit
  case mediaLibrary, siri, savePassword, openInApplication, wirelessData
  case removeApplication, deleteApplication

  // Messages that the system adds
  case notificationsMessage, speechMessage, siriMessage, pasteMessage, wirelessDataMessage
  case removeApplicationMessage, deleteApplicationMessage

  // Buttons
  case allow, okay, acknowledge, deny, denyAccess
  case allowOnce, allowWhileUsing, keepWhileUsing, changeToAlways
  case selectPhotos, allowAllPhotos, limitAccess, allowFullAccess
  case proceed, selectContacts, shareAllContacts
  case askNotToTrack, allowPaste, denyPaste
  case savePasswordButton, save, notNow, open, cancel
  case wirelessAndCellular, wirelessOnly
  case deleteAppButton, removeFromHomeScreen, delete

  // Items of the menu of an icon
  case removeAppItem, deleteAppItem
}
