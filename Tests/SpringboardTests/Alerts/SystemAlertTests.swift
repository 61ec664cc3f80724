import Springboard
import Testing

/// The texts of system alerts, with the source of each in the table.
///
/// DeviceAgent: calabash/DeviceAgent.iOS, lists of SpringBoard's alerts. AutoMate: PGSSoft/AutoMate,
/// messages of iOS 10 to 12.2. flutter-probe: alphawavesystems/flutter-probe, labels measured on iOS
/// 26.3. bajutsu: bajutsu-e2e/bajutsu, strings of the simulators of iOS 18.6 and 26.5.
@Suite struct SystemAlertTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: SystemAlertKind
    let version: SystemAlert.Version
    let language: String
    let title: String?
    let buttons: [String]
    let source: String

    var testDescription: String { "\(kind) \(version) \(language) (\(source))" }
  }

  static let cases: [Case] = [
    Case(
      kind: .notifications,
      version: .init(13),
      language: "en",
      title: "“Demo” Would Like to Send You Notifications",
      buttons: ["Don’t Allow", "Allow"],
      source: "xcuitest-behaviours §10, DeviceAgent, bajutsu"
    ),
    Case(
      kind: .location,
      version: .init(26),
      language: "en",
      title: "Allow “Demo” to use your location?",
      buttons: ["Allow Once", "Allow While Using App", "Don’t Allow"],
      source: "xcuitest-behaviours §10, DeviceAgent; order of flutter-probe"
    ),
    Case(
      kind: .location,
      version: .init(26),
      language: "de",
      title: "Darf „Demo“ deinen Standort verwenden?",
      buttons: ["Einmal erlauben", "Beim Verwenden der App erlauben", "Nicht erlauben"],
      source: "DeviceAgent, flutter-probe"
    ),
    Case(
      kind: .location,
      version: .init(26),
      language: "es-ES",
      title: "¿Permitir que la app Demo use tu ubicación?",
      buttons: ["Permitir una vez", "Permitir al usarse la app", "No permitir"],
      source: "DeviceAgent, flutter-probe"
    ),
    Case(
      kind: .location,
      version: .init(26),
      language: "fr_FR",
      title: "Autoriser « Demo » à utiliser votre position ?",
      buttons: ["Autoriser une fois", "Autoriser lorsque l’app est active", "Refuser"],
      source: "DeviceAgent, flutter-probe"
    ),
    Case(
      kind: .location,
      version: .init(26),
      language: "ja",
      title: "“Demo”に位置情報の使用を許可しますか?",
      buttons: ["1度だけ許可", "アプリの使用中は許可", "許可しない"],
      source: "DeviceAgent, flutter-probe"
    ),
    Case(
      kind: .location,
      version: .init(26),
      language: "zh-Hans",
      title: "允许“Demo”使用你的位置？",
      buttons: ["允许一次", "使用App时允许", "不允许"],
      source: "DeviceAgent, flutter-probe"
    ),
    Case(
      kind: .location,
      version: .init(26),
      language: "it",
      title: "Vuoi consentire a “Demo” di utilizzare la tua posizione?",
      buttons: ["Consenti una volta", "Consenti quando utilizzi l’app", "Non consentire"],
      source: "DeviceAgent, flutter-probe"
    ),
    Case(
      kind: .location,
      version: .init(26),
      language: "pt-BR",
      title: "Permitir que “Demo” use a sua localização?",
      buttons: ["Permitir Uma Vez", "Permitir Durante o Uso do App", "Não Permitir"],
      source: "DeviceAgent, flutter-probe"
    ),
    Case(
      kind: .camera,
      version: .init(17, 0),
      language: "en",
      title: "“Demo” Would Like to Access the Camera",
      buttons: ["Don’t Allow", "OK"],
      source: "Esri/arcgis-maps-sdk-swift-toolkit#822: OK on 17.0.2"
    ),
    Case(
      kind: .camera,
      version: .init(17, 6),
      language: "en",
      title: "“Demo” Would Like to Access the Camera",
      buttons: ["Don’t Allow", "Allow"],
      source: "Esri/arcgis-maps-sdk-swift-toolkit#822: Allow on 17.6"
    ),
    Case(
      kind: .camera,
      version: .init(26),
      language: "fr",
      title: "« Demo » souhaite accéder à la caméra.",
      buttons: ["Ne pas autoriser", "Autoriser"],
      source: "a public test of 2026"
    ),
    Case(
      kind: .contacts,
      version: .init(13),
      language: "zh-Hans",
      title: "“Demo”想访问您的通讯录",
      buttons: ["不允许", "好"],
      source: "AutoMate; a recorded dump"
    ),
    Case(
      kind: .photos,
      version: .init(14),
      language: "en",
      title: "“Demo” Would Like to Access Your Photos",
      buttons: ["Select Photos…", "Allow Access to All Photos", "Don’t Allow"],
      source: "AutoMate; several public tests"
    ),
    Case(
      kind: .photos,
      version: .init(26),
      language: "en",
      title: "“Demo” would like full access to your Photo Library.",
      buttons: ["Limit Access…", "Allow Full Access", "Don’t Allow"],
      source: "several public tests"
    ),
    Case(
      kind: .photos,
      version: .init(26),
      language: "fr",
      title: "« Demo » souhaite accéder à l’intégralité de votre photothèque.",
      buttons: ["Limiter l’accès…", "Autoriser l’accès complet", "Ne pas autoriser"],
      source: "a public test of 2026"
    ),
    Case(
      kind: .tracking,
      version: .init(17),
      language: "en",
      title: "Allow “Demo” to track your activity across other companies’ apps and websites?",
      buttons: ["Ask App Not to Track", "Allow"],
      source: "DeviceAgent, bajutsu"
    ),
    Case(
      kind: .tracking,
      version: .init(26),
      language: "ja",
      title: nil,
      buttons: ["アプリにトラッキングしないように要求", "許可"],
      source: "bajutsu"
    ),
    Case(
      kind: .tracking,
      version: .init(14),
      language: "es",
      title: "¿Permitir que “Demo” rastree tu actividad en sitios web y apps de otras empresas?",
      buttons: ["Pedir a la app que no rastree", "Permitir"],
      source: "DeviceAgent; a public test of iOS 14.8"
    ),
    Case(
      kind: .paste,
      version: .init(26),
      language: "en",
      title: "“Demo” would like to paste from “Safari”",
      buttons: ["Don’t Allow Paste", "Allow Paste"],
      source: "bajutsu"
    ),
    Case(
      kind: .paste,
      version: .init(26),
      language: "ja",
      title: nil,
      buttons: ["ペーストを許可しない", "ペーストを許可"],
      source: "bajutsu"
    ),
    Case(
      kind: .localNetwork,
      version: .init(16),
      language: "zh-Hans",
      title: "“Demo”想要查找并连接到本地网络上的设备。",
      buttons: ["不允许", "好"],
      source: "DeviceAgent; a public test"
    ),
    Case(
      kind: .calendars,
      version: .init(17, 6),
      language: "en",
      title: "“Demo” Would Like Full Access to Your Calendar",
      buttons: ["Don’t Allow", "Allow Full Access"],
      source: "several public tests"
    ),
    Case(
      kind: .savePassword,
      version: .init(18),
      language: "en",
      title: nil,
      buttons: ["Save Password", "Not Now"],
      source: "bajutsu: 18.6"
    ),
    Case(
      kind: .savePassword,
      version: .init(26),
      language: "en",
      title: nil,
      buttons: ["Save", "Not Now"],
      source: "bajutsu: 26.5"
    ),
    Case(
      kind: .openInApplication,
      version: .init(15),
      language: "de",
      title: "In „Demo“ öffnen?",
      buttons: ["Abbrechen", "Öffnen"],
      source: "DeviceAgent"
    ),
    Case(
      kind: .deleteApplication,
      version: .init(15),
      language: "en",
      title: "Delete “Demo”?",
      buttons: ["Cancel", "Delete"],
      source: "several public tests"
    ),
    Case(
      kind: .wirelessData,
      version: .init(13),
      language: "zh-Hans",
      title: "允许“Demo”使用无线数据？",
      buttons: ["无线局域网与蜂窝移动网络", "仅限无线局域网", "不允许"],
      source: "a recorded dump"
    ),
  ]

  @Test(arguments: cases)
  func `an alert says what the sources say`(sample: Case) throws {
    let alert = try #require(
      SystemAlert(sample.kind, for: "Demo", in: sample.version, language: sample.language)
    )
    if let title = sample.title {
      let plain = String(alert.title.map { $0 == "\u{A0}" ? " " : $0 })
      #expect(plain == title)
    }
    #expect(alert.buttons.map(\.label) == sample.buttons)
  }

  @Test(arguments: [
    (SystemAlertKind.tracking, 13, false), (.tracking, 14, true), (.localNetwork, 13, false),
    (.localNetwork, 14, true), (.paste, 15, false), (.paste, 16, true),
    (.contactsSharing, 17, false),
    (.contactsSharing, 18, true), (.calendarsWriteOnly, 16, false), (.removeApplication, 13, false),
    (.camera, 9, true),
  ])
  func `a version has the alerts that it has`(kind: SystemAlertKind, major: Int, isThere: Bool) {
    #expect((SystemAlert(kind, for: "Demo", in: .init(major)) != nil) == isThere)
  }

  @Test func `the app's reason follows what the system says`() throws {
    let speech = try #require(
      SystemAlert(.speech, for: "Demo", usageDescription: "To listen.", in: .init(16))
    )
    #expect(speech.message?.hasPrefix("Speech data from this app") == true)
    #expect(speech.message?.hasSuffix("\n\nTo listen.") == true)
    let camera = try #require(
      SystemAlert(.camera, for: "Demo", usageDescription: "To see.", in: .init(16))
    )
    #expect(camera.message == "To see.")
    #expect(SystemAlert(.camera, for: "Demo", in: .init(16))?.message == nil)
    let deletion = SystemAlert(
      .deleteApplication,
      for: "Demo",
      usageDescription: "x",
      in: .init(16)
    )
    #expect(deletion?.message == "Deleting this app will also delete its data.")
  }

  @Test func `an unknown language falls back to English, and says so`() throws {
    for identifier in ["nl", "pt-PT", "zh-Hant-TW", "", "-", "xx"] {
      let alert = try #require(
        SystemAlert(.camera, for: "Demo", in: .init(17, 6), language: identifier)
      )
      #expect(alert.language == .english)
      #expect(alert.isInFallbackLanguage)
      #expect(alert.requestedLanguage == identifier)
    }
    let german = try #require(
      SystemAlert(.wirelessData, for: "Demo", in: .init(17), language: "de")
    )
    #expect(german.language == .english && german.isInFallbackLanguage)
    for identifier in ["de", "de_AT", "DE-de", "zh-CN", "zh_Hans_TW", "pt", "pt-br"] {
      let alert = SystemAlert(.camera, for: "Demo", in: .init(17), language: identifier)
      #expect(alert?.isInFallbackLanguage == false, "\(identifier)")
    }
  }

  @Test func `names are put in as they are`() {
    let alert = SystemAlert(.paste, for: "100%@", detail: "%@", in: .init(17))
    #expect(alert?.title == "“100%@” would like to paste from “%@”")
    #expect(
      SystemAlert(.camera, for: "", in: .init(17))?.title == "“” Would Like to Access the Camera"
    )
  }

  @Test func `labels are distinct, never empty, and have no straight apostrophe`() {
    for alert in AlertSamples.all {
      let labels = alert.buttons.map(\.label)
      #expect(Set(labels).count == labels.count, "\(alert.testName)")
      #expect(labels.allSatisfy { !$0.isEmpty && !$0.contains("'") }, "\(alert.testName)")
      #expect(!alert.title.isEmpty && !alert.title.contains("%@"), "\(alert.testName)")
    }
  }

  /// xcuitest-behaviours §10: alerts of the system belong to SpringBoard.
  @Test func `the home screen owns all alerts but the app's own`() {
    #expect(SystemAlertKind.camera.ownerBundleIdentifier == "com.apple.springboard")
    #expect(SystemAlertKind.savePassword.ownerBundleIdentifier == nil)
    #expect(
      SystemAlertKind.contactsSharing.ownerBundleIdentifier
        == "com.apple.ContactsUI.LimitedAccessPromptView"
    )
  }

  @Test func `deleting an app asks once in iOS 13, and twice later`() {
    #expect(SystemAlert.deletion(in: .init(13)) == ("Delete App", [.deleteApplication]))
    #expect(
      SystemAlert.deletion(in: .init(17)) == (
        "Remove App", [.removeApplication, .deleteApplication]
      )
    )
    #expect(SystemAlert.deletion(in: .init(17), language: "de").menuItem == "App entfernen")
  }

  @Test(arguments: [
    ("17", SystemAlert.Version(17)), ("17.4", .init(17, 4)), ("17.4.1", .init(17, 4)),
    ("", nil), ("17.", nil), ("17.4.1.2", nil), ("-1", nil), ("17.-4", nil), ("iOS 17", nil),
  ])
  func `versions are read`(text: String, version: SystemAlert.Version?) {
    #expect(SystemAlert.Version(text) == version)
  }

  @Test func `versions are ordered by their parts`() {
    #expect(SystemAlert.Version(9) < SystemAlert.Version(13))
    #expect(SystemAlert.Version(17) < SystemAlert.Version(17, 6))
    #expect(SystemAlert.Version(17, 10) > SystemAlert.Version(17, 9))
    #expect("\(SystemAlert.Version(17, 6)) \(SystemAlert.Version(18))" == "17.6 18")
  }
}
