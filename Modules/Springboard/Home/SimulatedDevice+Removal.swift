internal import Query

extension SimulatedDevice {
  /// Asks whether an app, or its icon, is to go.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - isInLibrary: Whether it was chosen to delete the app, so that only that is asked.
  func askToRemove(_ icon: HomeIcon, isInLibrary: Bool) {
    let steps = SystemAlert.deletion(in: icon.system.release, language: icon.system.language).alerts
    guard let kind = isInLibrary ? steps.last : steps.first,
      let alert = systemAlert(kind, for: icon.application),
      let process = processes[icon.application]
    else { return }
    note(.asked(kind, icon.application))
    alerts.append(
      PendingAlert(
        alert: icon.isOfSystem ? alert.withoutDeleting : alert,
        application: icon.application,
        launch: process.launch,
        granted: [],
        denied: [],
        permission: nil
      )
    )
    systemTree = nil
  }

  /// Does what a button of the home screen's own alerts says.
  func perform(_ action: AlertAction, for bundle: String) {
    switch action {
    case .deleteApplication:
      do throws(DeviceError) {
        try delete(bundle)
      } catch {
        note(.problem("\(error)"))
      }
    case .removeFromHomeScreen:
      home.state.hiddenIcons.insert(bundle)
      note(.effect("The icon of \(bundle) leaves the home screen"))
    case .nothing, .usePreciseLocation, .paste, .openApplication, .savePassword: break
    }
  }
}

extension SystemAlertKind {
  /// Whether the home screen asks by itself, and not for an app.
  var isOfHomeScreen: Bool { self == .removeApplication || self == .deleteApplication }
}

extension SystemAlert {
  /// The alert without the buttons that delete, as it is for apps of the system.
  var withoutDeleting: SystemAlert {
    SystemAlert(self, buttons: buttons.filter { $0.role != .destructive })
  }

  private init(_ other: SystemAlert, buttons: [AlertButton]) {
    kind = other.kind
    applicationName = other.applicationName
    title = other.title
    message = other.message
    self.buttons = buttons
    isSheet = other.isSheet
    version = other.version
    language = other.language
    requestedLanguage = other.requestedLanguage
    isInFallbackLanguage = other.isInFallbackLanguage
    isConfirmed = other.isConfirmed
  }
}
