/// A system alert as a version of iOS shows it in a language.
///
/// ```swift
/// let alert = SystemAlert(.camera, for: "Demo", in: SystemAlert.Version(16))
/// print(alert?.title ?? "")                   // “Demo” Would Like to Access the Camera
/// print(alert?.buttons.map(\.label) ?? [])    // ["Don’t Allow", "OK"]
/// ```
public struct SystemAlert: Hashable, Sendable {
  /// What the alert is about.
  public let kind: SystemAlertKind

  /// The name under the app's icon.
  public let applicationName: String

  /// The first text, which is also the alert's label.
  public let title: String

  /// The second text: what the system says, then what the app's `Info.plist` says.
  public let message: String?

  /// What can be pressed, as the alert orders it.
  public let buttons: [AlertButton]

  /// Whether it comes up from the lower edge instead of in the middle.
  public let isSheet: Bool

  /// The version that it is shown by.
  public let version: Version

  /// The language of its texts.
  public let language: Language

  /// The language that was asked for.
  public let requestedLanguage: String

  /// Whether the texts are English because those in the language asked for are not known.
  public let isInFallbackLanguage: Bool

  /// Whether a public source confirms every text; see `Documentation/SystemAlerts.md`.
  public let isConfirmed: Bool

  /// Creates an alert; nil where the version does not have it.
  ///
  /// - Parameters:
  ///   - kind: What it is about.
  ///   - applicationName: The name under the app's icon.
  ///   - usageDescription: What the app says it needs this for, from its `Info.plist`.
  ///   - detail: What else the alert names: the app that text is pasted from, the number of contacts.
  ///   - version: The version of iOS; before 13 the alert is as 13 has it.
  ///   - language: The identifier of the device's language. One whose texts are not known gives
  ///     English, and `isInFallbackLanguage` says so.
  public init?(
    _ kind: SystemAlertKind,
    for applicationName: String,
    usageDescription: String? = nil,
    detail: String? = nil,
    in version: Version,
    language: String = "en"
  ) {
    guard let form = kind.form(in: version) else { return nil }
    var known = Language(identifier: language) ?? .english
    if !kind.isKnown(in: known) { known = .english }
    let wording = known.wording
    let detail = detail ?? kind.defaultDetail
    func text(_ phrase: AlertPhrase, _ values: [String]) -> String {
      AlertTemplate.filling(wording.text(phrase, in: version) ?? "", with: values)
    }
    self.kind = kind
    self.applicationName = applicationName
    self.version = version
    self.language = known
    requestedLanguage = language
    isInFallbackLanguage = known != Language(identifier: language)
    isConfirmed = form.phrases.allSatisfy { !wording.unsure.contains($0) }
    isSheet = form.isSheet
    title = text(form.title, [applicationName, detail])
    let parts = [
      form.message.map { text($0, [applicationName, detail]) },
      kind.permission == nil ? nil : usageDescription,
    ]
    let message = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    self.message = message.isEmpty ? nil : message
    buttons = form.buttons.map {
      AlertButton(label: text($0.phrase, [detail]), role: $0.role, answer: $0.answer)
    }
  }

  /// What stands before the final step of deleting an app from the home screen.
  ///
  /// - Parameters:
  ///   - version: The version of iOS.
  ///   - language: The identifier of the device's language.
  /// - Returns: The item to choose in the menu that a long press on the icon opens, and the alerts
  ///   that follow it. iOS 13 asks once, later versions first whether the icon alone is to go.
  public static func deletion(
    in version: Version,
    language: String = "en"
  ) -> (menuItem: String, alerts: [SystemAlertKind]) {
    let isOld = version < Version(14)
    let wording = (Language(identifier: language) ?? .english).wording
    return (
      wording.text(isOld ? .deleteAppItem : .removeAppItem, in: version) ?? "",
      isOld ? [.deleteApplication] : [.removeApplication, .deleteApplication]
    )
  }
}

extension SystemAlertKind {
  /// Whether the texts of the alert are known in a language, for every version that has it.
  func isKnown(in language: SystemAlert.Language) -> Bool {
    let wording = language.wording
    return SystemAlert.Version.listed.allSatisfy { version in
      form(in: version)?.phrases.allSatisfy { wording.text($0, in: version) != nil } ?? true
    }
  }
}
