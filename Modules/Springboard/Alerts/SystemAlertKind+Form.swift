extension SystemAlertKind {
  /// Returns how the alert looks in a version; nil where the version does not have it.
  func form(in version: SystemAlert.Version) -> AlertForm? {
    guard max(version, .init(13)) >= firstVersion else { return nil }
    switch self {
    case .location: return Self.location(version)
    case .locationAlways:
      return AlertForm(
        title: version < .init(14) ? .locationAlsoAccess : .locationAlsoUse,
        buttons: [
          .init(.keepWhileUsing, .deny, .status(.whenInUse)),
          .init(.changeToAlways, .allow, .status(.always)),
        ]
      )
    case .locationPreciseOnce:
      return AlertForm(
        title: .preciseLocation,
        buttons: [
          .init(.allowOnce, .allow, .action(.usePreciseLocation)),
          .init(.deny, .deny, .action(.nothing)),
        ]
      )
    case .notifications:
      return AlertForm(
        title: .notifications,
        message: .notificationsMessage,
        buttons: [Self.refusal, .init(.allow, .allow, .status(.authorized))]
      )
    case .photos: return Self.photos(version)
    case .contacts where version >= .init(18):
      return AlertForm(
        title: .contacts,
        buttons: [Self.refusal, .init(.proceed, .allow, .asks(.contactsSharing))]
      )
    case .contactsSharing:
      return AlertForm(
        title: .shareContacts,
        buttons: [
          .init(.selectContacts, .limited, .status(.limited)),
          .init(.shareAllContacts, .allow, .status(.authorized)),
        ]
      )
    case .calendars where version >= .init(17):
      return AlertForm(
        title: .fullCalendar,
        buttons: [Self.refusal, .init(.allowFullAccess, .allow, .status(.authorized))]
      )
    case .calendarsWriteOnly: return Self.question(.addCalendar, version, grants: .writeOnly)
    case .tracking:
      return AlertForm(
        title: .tracking,
        buttons: [
          .init(.askNotToTrack, .deny, .status(.denied)),
          .init(.allow, .allow, .status(.authorized)),
        ]
      )
    case .photosAddOnly: return Self.question(.addPhotos, version)
    case .camera: return Self.question(.camera, version)
    case .microphone: return Self.question(.microphone, version)
    case .contacts: return Self.question(.contacts, version)
    case .calendars: return Self.question(.calendar, version)
    case .reminders: return Self.question(.reminders, version)
    case .bluetooth: return Self.question(.bluetooth, version)
    case .localNetwork: return Self.question(.localNetwork, version, okay: .acknowledge)
    case .motion: return Self.question(.motion, version)
    case .speech: return Self.question(.speech, version, message: .speechMessage)
    case .faceID: return Self.question(.faceID, version)
    case .homeKit: return Self.question(.homeKit, version)
    case .mediaLibrary: return Self.question(.mediaLibrary, version)
    case .siri: return Self.question(.siri, version, message: .siriMessage)
    case .paste, .savePassword, .openInApplication, .wirelessData, .removeApplication,
      .deleteApplication:
      return action(version)
    }
  }

  private static let refusal = AlertForm.Button(.denyAccess, .deny, .status(.denied))

  /// The plain question: no, or yes.
  ///
  /// Yes was labelled "OK" in 17.0.2 and "Allow" in 17.6; where between the two it changed is not
  /// known, and 17.1 is taken.
  private static func question(
    _ title: AlertPhrase,
    _ version: SystemAlert.Version,
    message: AlertPhrase? = nil,
    okay: AlertPhrase = .okay,
    grants status: AuthorizationStatus = .authorized
  ) -> AlertForm {
    let yes = version < .init(17, 1) ? okay : .allow
    return AlertForm(
      title: title,
      message: message,
      buttons: [refusal, .init(yes, .allow, .status(status))]
    )
  }

  /// "Once" stands first since 14, second before.
  private static func location(_ version: SystemAlert.Version) -> AlertForm {
    let once = AlertForm.Button(.allowOnce, .allowOnce, .statusForThisLaunch(.whenInUse))
    let whileUsing = AlertForm.Button(.allowWhileUsing, .allow, .status(.whenInUse))
    let no = AlertForm.Button(.deny, .deny, .status(.denied))
    return version < .init(14)
      ? AlertForm(title: .locationAccess, buttons: [whileUsing, once, no])
      : AlertForm(title: .locationUse, buttons: [once, whileUsing, no])
  }

  /// Some photos can be chosen since 14; the buttons were named anew in 17 (9to5Mac, September 2023,
  /// though one public test still finds the older ones there).
  private static func photos(_ version: SystemAlert.Version) -> AlertForm {
    if version < .init(14) { return question(.photos, version) }
    let isNew = version >= .init(17)
    return AlertForm(
      title: isNew ? .fullPhotos : .photos,
      buttons: [
        .init(isNew ? .limitAccess : .selectPhotos, .limited, .status(.limited)),
        .init(isNew ? .allowFullAccess : .allowAllPhotos, .allow, .status(.authorized)),
        refusal,
      ]
    )
  }

  /// The alerts that ask for no lasting permission, and the network of mainland China.
  private func action(_ version: SystemAlert.Version) -> AlertForm? {
    let cancel = AlertForm.Button(.cancel, .cancel, .action(.nothing))
    switch self {
    case .paste:
      return AlertForm(
        title: .paste,
        message: .pasteMessage,
        buttons: [
          .init(.denyPaste, .deny, .action(.nothing)), .init(.allowPaste, .allow, .action(.paste)),
        ]
      )
    case .savePassword:
      let save: AlertPhrase = version < .init(26) ? .savePasswordButton : .save
      return AlertForm(
        title: .savePassword,
        isSheet: true,
        buttons: [
          .init(save, .allow, .action(.savePassword)),
          .init(.notNow, .cancel, .action(.nothing)),
        ]
      )
    case .openInApplication:
      return AlertForm(
        title: .openInApplication,
        buttons: [cancel, .init(.open, .allow, .action(.openApplication))]
      )
    case .wirelessData:
      return AlertForm(
        title: .wirelessData,
        message: .wirelessDataMessage,
        buttons: [
          .init(.wirelessAndCellular, .allow, .status(.authorized)),
          .init(.wirelessOnly, .limited, .status(.limited)),
          Self.refusal,
        ]
      )
    case .removeApplication:
      return AlertForm(
        title: .removeApplication,
        message: .removeApplicationMessage,
        buttons: [
          .init(.deleteAppButton, .destructive, .asks(.deleteApplication)),
          .init(.removeFromHomeScreen, .option, .action(.removeFromHomeScreen)),
          cancel,
        ]
      )
    case .deleteApplication:
      return AlertForm(
        title: .deleteApplication,
        message: .deleteApplicationMessage,
        buttons: [cancel, .init(.delete, .destructive, .action(.deleteApplication))]
      )
    default: return nil
    }
  }
}
