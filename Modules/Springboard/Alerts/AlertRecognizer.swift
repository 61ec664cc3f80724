/// Every title and button that system alerts are known to have, to recognise recorded ones by.
struct AlertRecognizer: Sendable {
  static let shared = AlertRecognizer()

  /// What an alert with one of the known titles would be.
  struct Candidate: Sendable {
    let kind: SystemAlertKind
    let language: SystemAlert.Language
    let titles: [AlertTemplate]
    let buttons: [Button]
  }

  struct Button: Sendable {
    let label: AlertTemplate
    let role: AlertButtonRole
    let answer: AlertAnswer?
  }

  private let candidates: [Candidate]
  private let generalButtons: [Button]

  /// Buttons that only one kind has, for titles that are not known.
  private static let tellingPhrases: [(phrase: AlertPhrase, kind: SystemAlertKind)] = [
    (.allowWhileUsing, .location), (.changeToAlways, .locationAlways),
    (.askNotToTrack, .tracking), (.allowPaste, .paste), (.selectPhotos, .photos),
    (.limitAccess, .photos), (.allowAllPhotos, .photos), (.shareAllContacts, .contactsSharing),
    (.removeFromHomeScreen, .removeApplication), (.wirelessAndCellular, .wirelessData),
  ]

  /// What common buttons mean in alerts of which nothing else is known; the first meaning counts.
  private static let generalPhrases: [(phrase: AlertPhrase, role: AlertButtonRole)] = [
    (.allow, .allow), (.allowFullAccess, .allow), (.allowWhileUsing, .allow),
    (.allowOnce, .allowOnce), (.acknowledge, .default), (.okay, .default), (.deny, .deny),
    (.denyAccess, .deny), (.cancel, .cancel), (.notNow, .cancel), (.delete, .destructive),
    (.deleteAppButton, .destructive),
  ]

  private init() {
    candidates = SystemAlert.Language.allCases.flatMap { language in
      SystemAlertKind.allCases.filter { $0.isKnown(in: language) }.map {
        Candidate($0, in: language)
      }
    }
    generalButtons = SystemAlert.Language.allCases.flatMap { language in
      Self.generalPhrases.flatMap { entry in
        language.wording.allTexts(entry.phrase).map {
          Button(label: AlertTemplate($0), role: entry.role, answer: nil)
        }
      }
    }
  }

  /// Returns what an alert is, by its title and the labels of its buttons.
  ///
  /// A known title decides, as long as one of the buttons fits or there are none; of several, the
  /// one with most fitting buttons, then the longest. Otherwise a button decides that one kind alone
  /// has.
  func candidate(title: String?, labels: [String]) -> Candidate? {
    let labels = labels.map { AlertTemplate.folded($0) }
    if let title = title.map({ AlertTemplate.folded($0) }) {
      var best: (candidate: Candidate, fitting: Int, length: Int)?
      for candidate in candidates {
        let lengths = candidate.titles.filter { $0.matches(title) }.map(\.literalCount)
        guard let length = lengths.max() else { continue }
        let fitting = labels.count { candidate.button(folded: $0) != nil }
        guard fitting > 0 || labels.isEmpty else { continue }
        if let best, (best.fitting, best.length) >= (fitting, length) { continue }
        best = (candidate, fitting, length)
      }
      if let best { return best.candidate }
    }
    for (phrase, kind) in Self.tellingPhrases {
      for candidate in candidates where candidate.kind == kind {
        let templates = candidate.language.wording.allTexts(phrase).map { AlertTemplate($0) }
        if labels.contains(where: { label in templates.contains { $0.matches(label) } }) {
          return candidate
        }
      }
    }
    return nil
  }

  /// Returns what a button means where the alert is not known.
  func generalRole(of label: String) -> AlertButtonRole? {
    let folded = AlertTemplate.folded(label)
    return generalButtons.first { $0.label.matches(folded) }?.role
  }
}

extension AlertRecognizer.Candidate {
  fileprivate init(_ kind: SystemAlertKind, in language: SystemAlert.Language) {
    let wording = language.wording
    var titles = wording.formerTitles.filter { $0.kind == kind }.map { AlertTemplate($0.title) }
    var buttons: [AlertRecognizer.Button] = []
    for version in SystemAlert.Version.listed {
      guard let form = kind.form(in: version) else { continue }
      for text in wording.allTexts(form.title) {
        let template = AlertTemplate(text)
        if !titles.contains(template) { titles.append(template) }
      }
      for button in form.buttons {
        for text in wording.allTexts(button.phrase) {
          let template = AlertTemplate(text)
          guard !buttons.contains(where: { $0.label == template }) else { continue }
          buttons.append(.init(label: template, role: button.role, answer: button.answer))
        }
      }
    }
    if kind == .location {
      buttons += wording.formerButtons.map {
        .init(label: AlertTemplate($0.label), role: $0.role, answer: nil)
      }
      // What "allow" meant until 12.
      buttons += wording.allTexts(.allow).map {
        .init(label: AlertTemplate($0), role: .allow, answer: .status(.whenInUse))
      }
    }
    if kind == .notifications || kind == .photos || kind == .locationAlways {
      // Older versions say "OK" or "Allow" here.
      for phrase in [AlertPhrase.acknowledge, .okay, .allow, .deny] {
        for text in wording.allTexts(phrase) {
          let template = AlertTemplate(text)
          guard !buttons.contains(where: { $0.label == template }) else { continue }
          let role: AlertButtonRole = phrase == .deny ? .deny : .allow
          buttons.append(.init(label: template, role: role, answer: nil))
        }
      }
    }
    self.init(kind: kind, language: language, titles: titles, buttons: buttons)
  }

  /// Returns what a button of the alert is, by its folded label.
  func button(folded label: [UInt8]) -> AlertRecognizer.Button? {
    buttons.first { $0.label.matches(label) }
  }
}
