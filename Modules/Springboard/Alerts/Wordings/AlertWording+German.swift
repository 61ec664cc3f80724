extension AlertWording {
  /// German.
  ///
  /// Titles: DeviceAgent and AutoMate. "Erlauben", "Nicht erlauben", "Einmal erlauben", "Beim Verwenden
  /// der App erlauben": measured on iOS 26.3 (flutter-probe). Photos and full access: public UI tests.
  /// "App-Tracking ablehnen": heise.de of April 2021. Removing apps: public guides.
  static let german = AlertWording(
    texts: [
      .notifications: "„%@“ möchte dir Mitteilungen senden",
      .notificationsMessage:
        "Mitteilungen können Hinweise, Töne und Kennzeichensymbole sein. Sie können in den Einstellungen konfiguriert werden.",
      .locationAccess: "Darf „%@“ auf deinen Standort zugreifen?",
      .locationUse: "Darf „%@“ deinen Standort verwenden?",
      .locationAlsoAccess:
        "Darf „%@“ auch auf deinen Standort zugreifen, wenn du die App nicht benutzt?",
      .locationAlsoUse:
        "Darf „%@“ deinen Standort auch verwenden, wenn du die App nicht benutzt?",
      .preciseLocation: "Darf „%@“ deinen genauen Standort einmal verwenden?",
      .photos: "„%@“ möchte auf deine Fotos zugreifen",
      .fullPhotos: "„%@“ möchte vollen Zugriff auf deine Fotomediathek.",
      .addPhotos: "„%@“ möchte Fotos hinzufügen",
      .camera: "„%@“ möchte auf deine Kamera zugreifen",
      .microphone: "„%@“ möchte auf das Mikrofon zugreifen",
      .contacts: "„%@“ möchte auf deine Kontakte zugreifen",
      .shareContacts: "Wie möchtest du Kontakte teilen?",
      .calendar: "„%@“ möchte auf deinen Kalender zugreifen",
      .fullCalendar: "„%@“ möchte vollen Zugriff auf deinen Kalender",
      .addCalendar: "„%@“ möchte deinem Kalender etwas hinzufügen",
      .reminders: "„%@“ möchte auf deine Erinnerungen zugreifen",
      .tracking:
        "Darf „%@“ deine Aktivitäten in Apps und auf Websites anderer Unternehmen erfassen?",
      .bluetooth: "„%@“ möchte Bluetooth verwenden",
      .localNetwork:
        "„%@“ möchte Geräte in deinem lokalen Netzwerk finden und eine Verbindung herstellen.",
      .paste: "„%@“ möchte aus „%@“ einsetzen",
      .pasteMessage: "Möchtest du das erlauben?",
      .motion: "„%@“ möchte auf deine Bewegungs- und Fitnessdaten zugreifen",
      .speech: "„%@“ möchte auf die Spracherkennung zugreifen",
      .speechMessage:
        "Sprachdaten von dieser App werden an Apple gesendet, um deine Anfragen zu verarbeiten. Außerdem werden sie verwendet, um Apple beim Verbessern der Spracherkennungstechnologie zu unterstützen.",
      .faceID: "Darf „%@“ Face ID verwenden?",
      .homeKit: "„%@“ möchte auf die Daten deines Zuhauses zugreifen",
      .mediaLibrary:
        "„%@“ möchte auf Apple Music, deine Musik- und Videoaktivitäten und auf deine Mediathek zugreifen.",
      .siri: "Möchtest du „%@“ mit Siri benutzen?",
      .siriMessage:
        "Einige deiner Daten von %@ werden an Apple gesendet, um deine Anfragen zu verarbeiten.",
      .savePassword: "Passwort sichern?",
      .openInApplication: "In „%@“ öffnen?",
      .removeApplication: "„%@“ entfernen?",
      .removeApplicationMessage:
        "Durch Entfernen vom Home-Bildschirm bleibt die App in der App-Mediathek.",
      .deleteApplication: "„%@“ löschen?",
      .deleteApplicationMessage: "Mit dieser App werden auch ihre Daten gelöscht.",
      .allow: "Erlauben", .okay: "OK", .acknowledge: "OK",
      .deny: "Nicht erlauben", .denyAccess: "Nicht erlauben",
      .allowOnce: "Einmal erlauben", .allowWhileUsing: "Beim Verwenden der App erlauben",
      .keepWhileUsing: "Nur „Beim Verwenden“ beibehalten",
      .changeToAlways: "In „Immer erlauben“ ändern",
      .selectPhotos: "Fotos auswählen …", .allowAllPhotos: "Zugriff auf alle Fotos erlauben",
      .limitAccess: "Zugriff beschränken …", .allowFullAccess: "Vollen Zugriff erlauben",
      .proceed: "Fortfahren", .selectContacts: "Kontakte auswählen",
      .shareAllContacts: "Alle %@ Kontakte teilen",
      .askNotToTrack: "App-Tracking ablehnen",
      .allowPaste: "Einsetzen erlauben", .denyPaste: "Einsetzen nicht erlauben",
      .savePasswordButton: "Passwort sichern", .save: "Sichern", .notNow: "Später",
      .open: "Öffnen", .cancel: "Abbrechen",
      .deleteAppButton: "App löschen", .removeFromHomeScreen: "Vom Home-Bildschirm entfernen",
      .delete: "Löschen", .removeAppItem: "App entfernen", .deleteAppItem: "App löschen",
    ],
    earlier: [
      (
        before: .init(14),
        texts: [
          .addPhotos: "„%@“ möchte deinen Fotos welche hinzufügen",
          .homeKit: "„%@“ möchte auf deine Hausdaten zugreifen",
        ]
      )
    ],
    formerTitles: [
      ("Darf „%@“ auf deinen Standort zugreifen, wenn du die App benutzt?", .location),
      ("Darf „%@“ auf deinen Standort zugreifen, wenn du die App verwendest?", .location),
      ("Darf „%@“ auf deinen Standort zugreifen, selbst wenn du die App nicht benutzt?", .location),
      ("Darf „%@“ Ihnen Mitteilungen senden?", .notifications),
    ],
    formerButtons: [("Bei Verwenden der App", .allow), ("Immer erlauben", .allow)],
    unsure: [
      .notificationsMessage, .fullPhotos, .shareContacts, .fullCalendar, .addCalendar, .paste,
      .pasteMessage, .savePassword, .removeApplication, .removeApplicationMessage,
      .deleteApplication, .deleteApplicationMessage, .keepWhileUsing, .changeToAlways,
      .limitAccess, .selectContacts, .shareAllContacts, .denyPaste,
      .savePasswordButton, .save, .delete,
      .deleteAppItem,
    ]
  )
}
