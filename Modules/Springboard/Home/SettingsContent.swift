internal import Hierarchy

/// All that Settings shows: its pages are the same where this is.
struct SettingsContent: Hashable {
  var size = Size(width: 390, height: 844)
  var system: AppSystem
  var radios = DeviceRadios()
  var applications: [Application] = []

  /// An app, and what it was asked for.
  struct Application: Hashable {
    let bundle: String
    let name: String
    let statuses: [SystemPermission: AuthorizationStatus]
    let hasPreciseLocation: Bool
  }

  /// The title of a page; nil for one of an app that is not installed.
  func title(of page: SettingsPage) -> String? {
    switch page {
    case .root: SettingsApplication.name
    case .wiFi: "Wi-Fi"
    case .bluetooth: "Bluetooth"
    case .application(let bundle): application(bundle)?.name
    case .permission(let permission, let bundle):
      application(bundle)?.statuses[permission] == nil ? nil : permission.settingsTitle
    }
  }

  /// The rows of a page.
  func rows(of page: SettingsPage) -> [SettingsRow] {
    switch page {
    case .root: rootRows
    case .wiFi: [toggle(.wiFi)]
    case .bluetooth: [toggle(.bluetooth)]
    case .application(let bundle): application(bundle).map { permissionRows(of: $0) } ?? []
    case .permission(let permission, let bundle):
      application(bundle).map { choices(of: permission, for: $0) } ?? []
    }
  }

  private func application(_ bundle: String) -> Application? {
    applications.first { $0.bundle == bundle }
  }

  private func toggle(_ control: RadioSwitch, identifier: String? = nil) -> SettingsRow {
    SettingsRow(
      title: control.title,
      identifier: identifier,
      kind: .toggle(isOn: control.isOn(in: radios), .radio(control))
    )
  }

  /// Airplane mode first, as public tests find it: its switch has an identifier since iOS 18.
  private var rootRows: [SettingsRow] {
    let isNew = system.release >= SystemAlert.Version(18)
    return [
      toggle(.airplaneMode, identifier: isNew ? "com.apple.settings.airplaneMode" : nil),
      SettingsRow(
        title: "Wi-Fi",
        identifier: isNew ? "com.apple.settings.wifi" : nil,
        kind: .link(.wiFi, value: radios.isWiFiOn ? "SSID" : "Off")
      ),
      SettingsRow(
        title: "Bluetooth",
        identifier: isNew ? "com.apple.settings.bluetooth" : nil,
        kind: .link(.bluetooth, value: radios.isBluetoothOn ? "On" : "Off")
      ),
    ]
      + applications.map {
        SettingsRow(title: $0.name, kind: .link(.application($0.bundle), value: nil))
      }
  }

  /// What an app was asked for, or given: the rest has no row, as in iOS.
  private func permissionRows(of application: Application) -> [SettingsRow] {
    SystemPermission.allCases.compactMap { permission in
      guard let status = application.statuses[permission] else { return nil }
      if permission.settingsAnswers != nil {
        let answers = choices(of: permission, for: application)
        let answer = answers.first { if case .choice(true, _) = $0.kind { true } else { false } }
        return SettingsRow(
          title: permission.settingsTitle,
          kind: .link(
            .permission(permission, application: application.bundle),
            value: answer?.title
          )
        )
      }
      return SettingsRow(
        title: permission.settingsTitle,
        kind: .toggle(
          isOn: status.isGranted,
          .permission(permission, application: application.bundle, on: .authorized)
        )
      )
    }
  }

  private func choices(
    of permission: SystemPermission,
    for application: Application
  ) -> [SettingsRow] {
    guard let answers = permission.settingsAnswers else { return [] }
    let status = application.statuses[permission]
    var rows = answers.map { title, answer in
      SettingsRow(
        title: title,
        kind: .choice(
          isSelected: status == answer,
          .permission(permission, application: application.bundle, on: answer)
        )
      )
    }
    if permission == .location, status?.isGranted == true {
      rows.append(
        SettingsRow(
          title: "Precise Location",
          kind: .toggle(
            isOn: application.hasPreciseLocation,
            .preciseLocation(application: application.bundle)
          )
        )
      )
    }
    return rows
  }
}

extension SystemPermission {
  /// What Settings calls it, in English.
  var settingsTitle: String {
    switch self {
    case .notifications: "Notifications"
    case .location: "Location"
    case .photos: "Photos"
    case .photosAddOnly: "Add Photos Only"
    case .camera: "Camera"
    case .microphone: "Microphone"
    case .contacts: "Contacts"
    case .calendars: "Calendars"
    case .reminders: "Reminders"
    case .tracking: "Allow Tracking"
    case .bluetooth: "Bluetooth"
    case .localNetwork: "Local Network"
    case .motion: "Motion & Fitness"
    case .speech: "Speech Recognition"
    case .faceID: "Face ID"
    case .homeKit: "Home Data"
    case .mediaLibrary: "Media & Apple Music"
    case .siri: "Siri"
    case .wirelessData: "Wireless Data"
    }
  }

  /// The answers that Settings offers where there are more than two, in English.
  ///
  /// iOS also offers to have the question put again; `resetAuthorization` is for that.
  var settingsAnswers: [(title: String, status: AuthorizationStatus)]? {
    switch self {
    case .location:
      [
        ("Never", .denied), ("While Using the App", .whenInUse), ("Always", .always),
      ]
    case .photos:
      [("None", .denied), ("Limited Access", .limited), ("Full Access", .authorized)]
    default: nil
    }
  }

  /// Whether iOS ends an app for which it is changed, so that the app asks anew what it may do.
  ///
  /// It does so for what is private; notifications, the location and the like are told to the app.
  var changeEndsApplication: Bool {
    switch self {
    case .notifications, .location, .siri, .tracking, .localNetwork, .wirelessData: false
    default: true
    }
  }
}
