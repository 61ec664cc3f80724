/// The texts of system alerts in one language.
struct AlertWording: Sendable {
  /// The texts that newer versions show.
  let texts: [AlertPhrase: String]

  /// What was said otherwise before some version, oldest first.
  var earlier: [(before: SystemAlert.Version, texts: [AlertPhrase: String])] = []

  /// Titles of versions before 13, to recognise alerts by that were recorded then.
  var formerTitles: [(title: String, kind: SystemAlertKind)] = []

  /// Buttons of versions before 13, likewise.
  var formerButtons: [(label: String, role: AlertButtonRole)] = []

  /// The texts that no source confirms; the rest of the file is confirmed as its comment says.
  var unsure: Set<AlertPhrase> = []

  /// Returns a text as a version has it; nil where the language's text is not known.
  func text(_ phrase: AlertPhrase, in version: SystemAlert.Version) -> String? {
    for (limit, texts) in earlier where version < limit {
      if let text = texts[phrase] { return text }
    }
    return texts[phrase]
  }

  /// Returns every text that a phrase has, or had.
  func allTexts(_ phrase: AlertPhrase) -> [String] {
    var texts = texts[phrase].map { [$0] } ?? []
    for entry in earlier {
      if let text = entry.texts[phrase], !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}

extension SystemAlert.Language {
  /// The texts of the language.
  var wording: AlertWording {
    switch self {
    case .english: .english
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .italian: .italian
    case .brazilianPortuguese: .brazilianPortuguese
    case .japanese: .japanese
    case .simplifiedChinese: .simplifiedChinese
    }
  }
}
