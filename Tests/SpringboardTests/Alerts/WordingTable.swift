@testable import Springboard

/// The tables of buttons in `Documentation/SystemAlerts.md`.
enum WordingTable {
  private static let buttons: [AlertPhrase] = [
    .allow, .okay, .deny, .denyAccess, .allowOnce, .allowWhileUsing, .keepWhileUsing,
    .changeToAlways, .selectPhotos, .allowAllPhotos, .limitAccess, .allowFullAccess,
    .askNotToTrack, .allowPaste, .denyPaste, .savePasswordButton, .save, .notNow, .open, .cancel,
    .deleteAppButton, .removeFromHomeScreen, .delete,
  ]

  /// One table for each half of the languages; `?` marks what no source confirms.
  static var text: String {
    let languages = SystemAlert.Language.allCases
    return [languages.prefix(4), languages.suffix(4)].map { half in
      let head = "| \(half.map(\.rawValue).joined(separator: " | ")) |\n"
      let line = "|\(String(repeating: "---|", count: half.count))\n"
      let rows = buttons.map { phrase in
        let cells = half.map { language in
          let wording = language.wording
          let texts = wording.allTexts(phrase).reversed().joined(separator: ", later ")
          return texts + (wording.unsure.contains(phrase) ? " ?" : "")
        }
        return "| \(cells.joined(separator: " | ")) |\n"
      }
      return head + line + rows.joined()
    }.joined(separator: "\n")
  }
}
