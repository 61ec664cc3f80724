extension AlertWording {
  /// French, with the no-break spaces that it has inside guillemets and before question marks.
  ///
  /// Titles: DeviceAgent and AutoMate. "Autoriser", "Refuser", "Ne pas autoriser", "Autoriser une fois",
  /// "Autoriser lorsque l’app est active": measured on iOS 26.3 (flutter-probe). The camera's, the
  /// microphone's and the photos' alerts of 2026: a public test that copies them from a phone.
  static let french = AlertWording(
    texts: [
      .notifications: "Autorisez-vous «\u{A0}%@\u{A0}» à vous envoyer des notifications\u{A0}?",
      .notificationsMessage:
        "Les notifications peuvent inclure des alertes, des sons et des pastilles d’icônes. Vous pouvez les configurer dans Réglages.",
      .locationAccess: "Autoriser «\u{A0}%@\u{A0}» à accéder à votre position\u{A0}?",
      .locationUse: "Autoriser «\u{A0}%@\u{A0}» à utiliser votre position\u{A0}?",
      .locationAlsoAccess:
        "Autoriser «\u{A0}%@\u{A0}» à accéder aussi à vos données de localisation lorsque vous n’utilisez pas l’app\u{A0}?",
      .locationAlsoUse:
        "Autoriser «\u{A0}%@\u{A0}» à utiliser votre position même lorsque vous n’utilisez pas l’app\u{A0}?",
      .preciseLocation:
        "Autoriser «\u{A0}%@\u{A0}» à utiliser votre position exacte une fois\u{A0}?",
      .photos: "«\u{A0}%@\u{A0}» souhaite accéder à vos photos.",
      .fullPhotos: "«\u{A0}%@\u{A0}» souhaite accéder à l’intégralité de votre photothèque.",
      .addPhotos: "«\u{A0}%@\u{A0}» souhaite ajouter des photos",
      .camera: "«\u{A0}%@\u{A0}» souhaite accéder à la caméra.",
      .microphone: "«\u{A0}%@\u{A0}» souhaite accéder au micro.",
      .contacts: "«\u{A0}%@\u{A0}» souhaite accéder à vos contacts.",
      .shareContacts: "Comment souhaitez-vous partager les contacts\u{A0}?",
      .calendar: "«\u{A0}%@\u{A0}» souhaite accéder à votre calendrier.",
      .fullCalendar: "«\u{A0}%@\u{A0}» souhaite accéder à l’intégralité de votre calendrier.",
      .addCalendar: "«\u{A0}%@\u{A0}» souhaite ajouter des éléments à votre calendrier.",
      .reminders: "«\u{A0}%@\u{A0}» souhaite accéder à vos rappels.",
      .tracking:
        "Autoriser «\u{A0}%@\u{A0}» à suivre vos activités dans les apps et sur les sites web d’autres sociétés\u{A0}?",
      .bluetooth: "«\u{A0}%@\u{A0}» souhaite utiliser le Bluetooth",
      .localNetwork:
        "«\u{A0}%@\u{A0}» souhaite rechercher des appareils sur votre réseau local et s’y connecter.",
      .paste: "«\u{A0}%@\u{A0}» souhaite coller du contenu provenant de «\u{A0}%@\u{A0}»",
      .pasteMessage: "Voulez-vous l’autoriser\u{A0}?",
      .motion: "«\u{A0}%@\u{A0}» souhaite accéder à vos mouvements et vos activités physiques.",
      .speech: "«\u{A0}%@\u{A0}» souhaite accéder à la reconnaissance vocale.",
      .speechMessage:
        "Les données vocales de cette app seront envoyées à Apple pour traiter vos demandes. Cela permettra aussi à Apple d’améliorer sa technologie de reconnaissance vocale.",
      .faceID: "Voulez-vous autoriser «\u{A0}%@\u{A0}» à utiliser Face ID\u{A0}?",
      .homeKit: "«\u{A0}%@\u{A0}» souhaite accéder à vos données Maison",
      .mediaLibrary:
        "«\u{A0}%@\u{A0}» aimerait accéder à Apple Music, à votre activité musicale et vidéo, ainsi qu’à votre bibliothèque multimédia.",
      .siri: "Souhaitez-vous utiliser «\u{A0}%@\u{A0}» avec Siri\u{A0}?",
      .siriMessage:
        "Certaines de vos données %@ seront envoyées à Apple pour traiter vos demandes.",
      .savePassword: "Enregistrer le mot de passe\u{A0}?",
      .openInApplication: "Ouvrir dans «\u{A0}%@\u{A0}»\u{A0}?",
      .removeApplication: "Supprimer «\u{A0}%@\u{A0}»\u{A0}?",
      .removeApplicationMessage:
        "Si vous supprimez l’app de l’écran d’accueil, elle reste dans la bibliothèque d’apps.",
      .deleteApplication: "Supprimer «\u{A0}%@\u{A0}»\u{A0}?",
      .deleteApplicationMessage: "La suppression de cette app entraîne celle de ses données.",
      .allow: "Autoriser", .okay: "OK", .acknowledge: "OK",
      .deny: "Refuser", .denyAccess: "Ne pas autoriser",
      .allowOnce: "Autoriser une fois", .allowWhileUsing: "Autoriser lorsque l’app est active",
      .keepWhileUsing: "Garder uniquement lorsque l’app est active",
      .changeToAlways: "Passer à Toujours autoriser",
      .selectPhotos: "Sélectionner des photos…",
      .allowAllPhotos: "Autoriser l’accès à toutes les photos",
      .limitAccess: "Limiter l’accès…", .allowFullAccess: "Autoriser l’accès complet",
      .proceed: "Continuer", .selectContacts: "Sélectionner des contacts",
      .shareAllContacts: "Partager les %@ contacts",
      .askNotToTrack: "Demander à l’app de ne pas me suivre",
      .allowPaste: "Autoriser le collage", .denyPaste: "Ne pas autoriser le collage",
      .savePasswordButton: "Enregistrer le mot de passe", .save: "Enregistrer",
      .notNow: "Plus tard", .open: "Ouvrir", .cancel: "Annuler",
      .deleteAppButton: "Supprimer l’app",
      .removeFromHomeScreen: "Supprimer de l’écran d’accueil",
      .delete: "Supprimer", .removeAppItem: "Supprimer l’app", .deleteAppItem: "Supprimer l’app",
    ],
    earlier: [
      (
        before: .init(14),
        texts: [.homeKit: "«\u{A0}%@\u{A0}» souhaite accéder à vos données locales"]
      ),
      (
        before: .init(17, 1),
        texts: [
          .denyAccess: "Refuser",
          .camera: "«\u{A0}%@\u{A0}» souhaite accéder à l’appareil photo.",
        ]
      ),
    ],
    formerTitles: [
      (
        "Autoriser « %@ » à accéder à vos données de localisation lorsque vous utilisez l’app ?",
        .location
      ),
      ("Autoriser « %@ » à accéder à votre position lorsque vous utilisez l’app ?", .location),
      (
        "Autoriser « %@ » à accéder à vos données de localisation même lorsque vous n’utilisez pas l’app ?",
        .location
      ),
    ],
    formerButtons: [("Quand l’app est active", .allow), ("Toujours autoriser", .allow)],
    unsure: [
      .notificationsMessage, .shareContacts, .fullCalendar, .addCalendar, .paste, .pasteMessage,
      .savePassword, .removeApplication, .removeApplicationMessage, .deleteApplication,
      .deleteApplicationMessage, .keepWhileUsing, .changeToAlways, .selectPhotos,
      .allowAllPhotos, .selectContacts, .shareAllContacts, .denyPaste, .savePasswordButton, .save,
      .deleteAppButton, .removeFromHomeScreen, .delete, .removeAppItem, .deleteAppItem,
    ]
  )
}
