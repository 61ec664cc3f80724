extension AlertWording {
  /// English.
  ///
  /// Titles: the message lists of DeviceAgent and AutoMate. Buttons for "allow", "once", "while using"
  /// and "don't": measured on iOS 26.3 (flutter-probe). Tracking, paste, keeping passwords: the
  /// simulator's own strings (bajutsu). Photos and calendars since 17, deleting apps: several public
  /// tests. Apostrophes are typographic everywhere.
  static let english = AlertWording(
    texts: [
      .notifications: "“%@” Would Like to Send You Notifications",
      .notificationsMessage:
        "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
      .locationAccess: "Allow “%@” to access your location?",
      .locationUse: "Allow “%@” to use your location?",
      .locationAlsoAccess:
        "Allow “%@” to also access your location even when you are not using the app?",
      .locationAlsoUse: "Allow “%@” to also use your location even when you are not using the app?",
      .preciseLocation: "Allow “%@” to use your precise location once?",
      .photos: "“%@” Would Like to Access Your Photos",
      .fullPhotos: "“%@” would like full access to your Photo Library.",
      .addPhotos: "“%@” Would Like to Add to your Photos",
      .camera: "“%@” Would Like to Access the Camera",
      .microphone: "“%@” Would Like to Access the Microphone",
      .contacts: "“%@” Would Like to Access Your Contacts",
      .shareContacts: "How do you want to share contacts?",
      .calendar: "“%@” Would Like to Access Your Calendar",
      .fullCalendar: "“%@” Would Like Full Access to Your Calendar",
      .addCalendar: "“%@” Would Like to Add to Your Calendar",
      .reminders: "“%@” Would Like to Access Your Reminders",
      .tracking: "Allow “%@” to track your activity across other companies’ apps and websites?",
      .bluetooth: "“%@” Would Like to Use Bluetooth",
      .localNetwork: "“%@” would like to find and connect to devices on your local network.",
      .paste: "“%@” would like to paste from “%@”",
      .pasteMessage: "Do you want to allow this?",
      .motion: "“%@” Would Like to Access Your Motion & Fitness Activity",
      .speech: "“%@” Would Like to Access Speech Recognition",
      .speechMessage:
        "Speech data from this app will be sent to Apple to process your requests. This will also help Apple improve its speech recognition technology.",
      .faceID: "Do you want to allow “%@” to use Face ID?",
      .homeKit: "“%@” Would Like to Access Your Home Data",
      .mediaLibrary:
        "“%@” would like to access Apple Music, your music and video activity, and your media library.",
      .siri: "Would You Like to Use “%@” with Siri?",
      .siriMessage: "Some of your %@ data will be sent to Apple to process your requests.",
      .savePassword: "Save Password?",
      .openInApplication: "Open in “%@”?",
      .wirelessData: "Allow “%@” to use wireless data?",
      .wirelessDataMessage: "Some features may not work when wireless data is turned off.",
      .removeApplication: "Remove “%@”?",
      .removeApplicationMessage:
        "Removing from Home Screen will keep the app in your App Library.",
      .deleteApplication: "Delete “%@”?",
      .deleteApplicationMessage: "Deleting this app will also delete its data.",
      .allow: "Allow", .okay: "OK", .acknowledge: "OK",
      .deny: "Don’t Allow", .denyAccess: "Don’t Allow",
      .allowOnce: "Allow Once", .allowWhileUsing: "Allow While Using App",
      .keepWhileUsing: "Keep Only While Using", .changeToAlways: "Change to Always Allow",
      .selectPhotos: "Select Photos…", .allowAllPhotos: "Allow Access to All Photos",
      .limitAccess: "Limit Access…", .allowFullAccess: "Allow Full Access",
      .proceed: "Continue", .selectContacts: "Select Contacts",
      .shareAllContacts: "Share All %@ Contacts",
      .askNotToTrack: "Ask App Not to Track",
      .allowPaste: "Allow Paste", .denyPaste: "Don’t Allow Paste",
      .savePasswordButton: "Save Password", .save: "Save", .notNow: "Not Now",
      .open: "Open", .cancel: "Cancel",
      .wirelessAndCellular: "WLAN & Cellular", .wirelessOnly: "WLAN Only",
      .deleteAppButton: "Delete App", .removeFromHomeScreen: "Remove from Home Screen",
      .delete: "Delete", .removeAppItem: "Remove App", .deleteAppItem: "Delete App",
    ],
    formerTitles: [
      ("Allow “%@” to access your location while you are using the app?", .location),
      ("Allow “%@” to access your location while you use the app?", .location),
      ("Allow “%@” to access your location even when you are not using the app?", .location),
      ("“%@” Would Like to Send You Push Notifications", .notifications),
    ],
    formerButtons: [
      ("Only While Using the App", .allow), ("Always Allow", .allow),
    ],
    unsure: [
      .savePassword, .addCalendar, .wirelessData, .wirelessDataMessage, .wirelessOnly,
      .shareAllContacts, .removeApplication, .removeApplicationMessage,
    ]
  )
}
