/// What policies do with system alerts: one row for each kind, version, language and policy.
public struct AlertListing: Hashable, Sendable {
  /// The rows, by kind, then language, then version, then policy.
  public let rows: [Row]

  /// What one policy does with one alert.
  public struct Row: Hashable, Sendable {
    /// What the alert is about.
    public let kind: SystemAlertKind
    /// The version that shows it.
    public let version: SystemAlert.Version
    /// The language of the device.
    public let language: SystemAlert.Language
    /// The name of the policy.
    public let policy: String
    /// The labels of the buttons, in order.
    public let buttons: [String]
    /// The label of the button that is pressed; nil if none is.
    public let pressed: String?
    /// Why.
    public let reason: AlertChoice.Reason
    /// What that does.
    public let effect: AlertEffect
    /// Whether the policy is not meant to do that.
    public let isWrong: Bool
    /// Whether a public source confirms every text of the alert.
    public let isConfirmed: Bool
    /// Whether the alert is shown in English for want of known texts.
    public let isInFallbackLanguage: Bool
  }

  /// Creates a listing.
  ///
  /// - Parameters:
  ///   - policies: The policies to compare.
  ///   - kinds: The kinds of alerts.
  ///   - versions: The versions of iOS; those that do not have a kind are left out.
  ///   - languages: The languages of the device.
  public init(
    policies: [AlertPolicy] = AlertPolicy.all,
    kinds: [SystemAlertKind] = SystemAlertKind.allCases,
    versions: [SystemAlert.Version] = SystemAlert.Version.listed,
    languages: [SystemAlert.Language] = SystemAlert.Language.allCases
  ) {
    var rows: [Row] = []
    for kind in kinds {
      for language in languages {
        for version in versions {
          let alert = SystemAlert(kind, for: "App", in: version, language: language.rawValue)
          guard let alert else { continue }
          rows += policies.map { Row($0, alert, language) }
        }
      }
    }
    self.rows = rows
  }
}

extension AlertListing.Row {
  fileprivate init(
    _ policy: AlertPolicy,
    _ alert: SystemAlert,
    _ language: SystemAlert.Language
  ) {
    let choice = policy.choice(for: alert)
    self.init(
      kind: alert.kind,
      version: alert.version,
      language: language,
      policy: policy.name,
      buttons: alert.buttons.map(\.label),
      pressed: choice.button?.label,
      reason: choice.reason,
      effect: choice.effect,
      isWrong: policy.isWrong(choice.effect),
      isConfirmed: alert.isConfirmed,
      isInFallbackLanguage: alert.isInFallbackLanguage
    )
  }
}

extension AlertPolicy {
  /// Returns what the policy does with every kind of alert, in every version and language.
  public func listing() -> AlertListing { AlertListing(policies: [self]) }
}
