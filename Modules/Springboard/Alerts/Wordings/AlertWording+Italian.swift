extension AlertWording {
  /// Italian.
  ///
  /// Titles: DeviceAgent and AutoMate. "Consenti", "Non consentire", "Consenti una volta", "Consenti
  /// quando utilizzi l’app": measured on iOS 26.3 (flutter-probe). Full access: public UI tests.
  /// Tracking: everyeye.it of April 2021.
  static let italian = AlertWording(
    texts: [
      .notifications: "“%@” vorrebbe inviarti delle notifiche",
      .notificationsMessage:
        "Le notifiche possono includere avvisi, suoni e badge. Possono essere configurate in Impostazioni.",
      .locationAccess: "Vuoi consentire a “%@” di accedere alla tua posizione?",
      .locationUse: "Vuoi consentire a “%@” di utilizzare la tua posizione?",
      .locationAlsoAccess:
        "Consenti a “%@” di accedere anche ai dati relativi alla tua posizione quando l'app non è in uso?",
      .locationAlsoUse:
        "Vuoi consentire a “%@” di accedere alla tua posizione anche quando non stai utilizzando l'app?",
      .preciseLocation:
        "Vuoi consentire a “%@” di utilizzare la tua posizione esatta una volta?",
      .photos: "“%@” vorrebbe accedere alle tue foto",
      .fullPhotos: "“%@” vorrebbe l’accesso completo alla tua libreria foto.",
      .addPhotos: "“%@” desidera aggiungere foto sui tuoi album",
      .camera: "“%@” vorrebbe accedere alla fotocamera",
      .microphone: "“%@” vorrebbe accedere al microfono",
      .contacts: "“%@” vorrebbe accedere ai tuoi contatti",
      .shareContacts: "Come vuoi condividere i contatti?",
      .calendar: "“%@” vorrebbe accedere al tuo calendario",
      .fullCalendar: "“%@” vorrebbe l’accesso completo al tuo calendario",
      .addCalendar: "“%@” vorrebbe aggiungere eventi al tuo calendario",
      .reminders: "“%@” vorrebbe accedere ai tuoi promemoria",
      .tracking:
        "Vuoi consentire a “%@” di tenere traccia delle attività che svolgi nelle app e sui siti web di altre aziende?",
      .bluetooth: "“%@” desidera utilizzare il Bluetooth",
      .localNetwork: "“%@” vorrebbe rilevare i dispositivi sulla tua rete locale e connettersi.",
      .paste: "“%@” vorrebbe incollare contenuti da “%@”",
      .pasteMessage: "Vuoi consentirlo?",
      .motion: "“%@” desidera accedere ai dati di “Movimento e fitness”",
      .speech: "“%@” desidera accedere all'opzione di riconoscimento vocale",
      .speechMessage:
        "I dati vocali di quest'app verranno inviati ad Apple per l'elaborazione delle tue richieste. L'invio dei dati consentirà ad Apple di migliorare la propria tecnologia di riconoscimento vocale.",
      .faceID: "Vuoi consentire a “%@” di utilizzare Face ID?",
      .homeKit: "“%@” vorrebbe accedere ai dati della tua abitazione",
      .mediaLibrary:
        "“%@” desidera accedere ai contenuti di Apple Music, alla tua cronologia di riproduzione di brani e video e alla tua libreria multimediale.",
      .siri: "Vuoi utilizzare “%@” con Siri?",
      .siriMessage:
        "Alcuni dati di %@ verranno inviati ad Apple per elaborare le tue richieste.",
      .savePassword: "Salvare la password?",
      .openInApplication: "Vuoi aprirlo con “%@”?",
      .removeApplication: "Rimuovere “%@”?",
      .removeApplicationMessage:
        "Se rimuovi l’app dalla schermata Home, resterà nella libreria app.",
      .deleteApplication: "Eliminare “%@”?",
      .deleteApplicationMessage: "Eliminando l’app verranno eliminati anche i suoi dati.",
      .allow: "Consenti", .okay: "OK", .acknowledge: "OK",
      .deny: "Non consentire", .denyAccess: "Non consentire",
      .allowOnce: "Consenti una volta", .allowWhileUsing: "Consenti quando utilizzi l’app",
      .keepWhileUsing: "Mantieni solo quando utilizzi l’app",
      .changeToAlways: "Passa a “Consenti sempre”",
      .selectPhotos: "Seleziona foto…", .allowAllPhotos: "Consenti l’accesso a tutte le foto",
      .limitAccess: "Limita accesso…", .allowFullAccess: "Consenti accesso completo",
      .proceed: "Continua", .selectContacts: "Seleziona contatti",
      .shareAllContacts: "Condividi tutti i %@ contatti",
      .askNotToTrack: "Chiedi all’app di non tracciarmi",
      .allowPaste: "Consenti Incolla", .denyPaste: "Non consentire Incolla",
      .savePasswordButton: "Salva password", .save: "Salva", .notNow: "Non ora",
      .open: "Apri", .cancel: "Annulla",
      .deleteAppButton: "Elimina app", .removeFromHomeScreen: "Rimuovi dalla schermata Home",
      .delete: "Elimina", .removeAppItem: "Rimuovi app", .deleteAppItem: "Elimina app",
    ],
    formerTitles: [
      (
        "Vuoi consentire a “%@” di accedere ai dati relativi alla tua posizione mentre utilizzi l'app?",
        .location
      ),
      (
        "Consenti a “%@” di accedere ai dati relativi alla tua posizione anche quando non stai usando l'app?",
        .location
      ),
      ("Vuoi che “%@” acceda alla tua posizione mentre usi l'app?", .location),
      ("“%@” vorrebbe inviarti notifiche", .notifications),
    ],
    formerButtons: [("Solo mentre utilizzi l’app", .allow), ("Consenti sempre", .allow)],
    unsure: [
      .notificationsMessage, .fullPhotos, .shareContacts, .fullCalendar, .addCalendar, .paste,
      .pasteMessage, .savePassword, .removeApplication, .removeApplicationMessage,
      .deleteApplication, .deleteApplicationMessage, .keepWhileUsing, .changeToAlways,
      .selectPhotos, .allowAllPhotos, .limitAccess, .selectContacts, .shareAllContacts,
      .denyPaste, .savePasswordButton, .save, .deleteAppButton,
      .removeFromHomeScreen, .delete, .removeAppItem, .deleteAppItem,
    ]
  )
}
