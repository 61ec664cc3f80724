extension AlertWording {
  /// Spanish, as in Spain.
  ///
  /// Titles: DeviceAgent and AutoMate, which also have "Permitir" where other languages say "OK".
  /// "Permitir", "No permitir", "Permitir una vez", "Permitir al usarse la app": measured on iOS 26.3
  /// (flutter-probe). Tracking: a public test.
  static let spanish = AlertWording(
    texts: [
      .notifications: "“%@” quiere enviarte notificaciones",
      .notificationsMessage:
        "Las notificaciones pueden incluir avisos, sonidos y globos en los iconos. Se pueden configurar en Ajustes.",
      .locationAccess: "¿Permitir a %@ acceder a tu ubicación?",
      .locationUse: "¿Permitir que la app %@ use tu ubicación?",
      .locationAlsoAccess:
        "¿Permitir a %@ acceder también a tu ubicación aunque no estés utilizando la app?",
      .locationAlsoUse:
        "¿Permitir que la app %@ también use tu ubicación aunque no la estés utilizando?",
      .preciseLocation: "¿Permitir que la app %@ use tu ubicación exacta una vez?",
      .photos: "“%@” quiere acceder a tus fotos",
      .fullPhotos: "“%@” quiere tener acceso completo a tu fototeca.",
      .addPhotos: "“%@” quiere añadir fotos a tus fotos",
      .camera: "“%@” quiere acceder a la cámara",
      .microphone: "“%@” quiere acceder al micrófono",
      .contacts: "“%@” quiere acceder a tus contactos",
      .shareContacts: "¿Cómo quieres compartir los contactos?",
      .calendar: "“%@” quiere acceder a tu calendario",
      .fullCalendar: "“%@” quiere tener acceso completo a tu calendario",
      .addCalendar: "“%@” quiere añadir eventos a tu calendario",
      .reminders: "“%@” quiere acceder a tus recordatorios",
      .tracking:
        "¿Permitir que “%@” rastree tu actividad en sitios web y apps de otras empresas?",
      .bluetooth: "“%@” quiere usar Bluetooth",
      .localNetwork: "“%@” quiere buscar dispositivos en tu red local y conectarse a ellos.",
      .paste: "“%@” quiere pegar contenido de “%@”",
      .pasteMessage: "¿Quieres permitirlo?",
      .motion: "“%@” quiere acceder a tu actividad física y deportiva",
      .speech: "“%@” quiere acceder al reconocimiento de voz",
      .speechMessage:
        "Se enviarán a Apple los datos de voz de esta app para procesar tus solicitudes. Esto ayudará a que Apple mejore su tecnología de reconocimiento de voz.",
      .faceID: "¿Quieres permitir que “%@” utilice Face ID?",
      .homeKit: "“%@” quiere acceder a tus datos de la app Casa",
      .mediaLibrary:
        "“%@” quiere acceder a Apple Music, tu actividad relacionada con la música y los vídeos y tu biblioteca multimedia.",
      .siri: "¿Quieres usar “%@” con Siri?",
      .siriMessage:
        "Algunos de tus datos en %@ se enviarán a Apple para procesar tus solicitudes.",
      .savePassword: "¿Guardar la contraseña?",
      .openInApplication: "¿Abrir en “%@”?",
      .removeApplication: "¿Eliminar “%@”?",
      .removeApplicationMessage:
        "Si la eliminas de la pantalla de inicio, la app seguirá en tu biblioteca de apps.",
      .deleteApplication: "¿Eliminar “%@”?",
      .deleteApplicationMessage: "Al eliminar esta app, también se eliminarán sus datos.",
      .allow: "Permitir", .okay: "Permitir", .acknowledge: "OK",
      .deny: "No permitir", .denyAccess: "No permitir",
      .allowOnce: "Permitir una vez", .allowWhileUsing: "Permitir al usarse la app",
      .keepWhileUsing: "Mantener solo al usarse la app",
      .changeToAlways: "Cambiar a Permitir siempre",
      .selectPhotos: "Seleccionar fotos…", .allowAllPhotos: "Permitir el acceso a todas las fotos",
      .limitAccess: "Limitar acceso…", .allowFullAccess: "Permitir acceso completo",
      .proceed: "Continuar", .selectContacts: "Seleccionar contactos",
      .shareAllContacts: "Compartir los %@ contactos",
      .askNotToTrack: "Pedir a la app que no rastree",
      .allowPaste: "Permitir pegar", .denyPaste: "No permitir pegar",
      .savePasswordButton: "Guardar contraseña", .save: "Guardar", .notNow: "Ahora no",
      .open: "Abrir", .cancel: "Cancelar",
      .deleteAppButton: "Eliminar app",
      .removeFromHomeScreen: "Eliminar de la pantalla de inicio",
      .delete: "Eliminar", .removeAppItem: "Eliminar app", .deleteAppItem: "Eliminar app",
    ],
    earlier: [
      (before: .init(14), texts: [.homeKit: "“%@” quiere acceder a tus datos de casa"])
    ],
    formerTitles: [
      ("¿Permitir a %@ acceder a tu ubicación mientras utilizas la app?", .location),
      ("¿Permitir a %@ acceder a tu ubicación aunque no estés utilizando la app?", .location),
      ("¿Permitir que “%@” use tu ubicación?", .location),
      ("%@ quiere buscar y conectarse a dispositivos en tu red local.", .localNetwork),
    ],
    formerButtons: [("Solo al usarse la app", .allow), ("Permitir siempre", .allow)],
    unsure: [
      .notificationsMessage, .fullPhotos, .shareContacts, .fullCalendar, .addCalendar, .paste,
      .pasteMessage, .savePassword, .removeApplication, .removeApplicationMessage,
      .deleteApplication, .deleteApplicationMessage, .keepWhileUsing, .changeToAlways,
      .selectPhotos, .allowAllPhotos, .limitAccess, .allowFullAccess, .selectContacts,
      .shareAllContacts, .denyPaste, .savePasswordButton, .save, .deleteAppButton,
      .removeFromHomeScreen, .delete, .removeAppItem, .deleteAppItem,
    ]
  )
}
