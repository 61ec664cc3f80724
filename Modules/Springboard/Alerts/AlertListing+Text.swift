extension AlertListing {
  /// Writes the listing as text for people to read.
  ///
  /// Versions that follow each other and look alike share a paragraph. `!` marks what a policy is not
  /// meant to do, `?` texts that no public source confirms.
  ///
  /// - Complexity: O(n) in the number of rows.
  public var text: String {
    var result = ""
    var kind: SystemAlertKind?
    for paragraph in paragraphs {
      if paragraph.rows[0].kind != kind {
        kind = paragraph.rows[0].kind
        result += "\(result.isEmpty ? "" : "\n")\(paragraph.rows[0].kind.rawValue)\n"
      }
      result += paragraph.text
    }
    return result
  }

  /// The rows of all policies for one alert, in the versions where they are the same.
  private struct Paragraph {
    var rows: [Row]
    let first: SystemAlert.Version
    var last: SystemAlert.Version

    func looksLike(_ other: [Row]) -> Bool {
      rows.count == other.count
        && zip(rows, other).allSatisfy {
          $0.kind == $1.kind && $0.language == $1.language && $0.buttons == $1.buttons
            && $0.pressed == $1.pressed
            && $0.policy == $1.policy && $0.isConfirmed == $1.isConfirmed
        }
    }

    var text: String {
      let row = rows[0]
      let versions = first == last ? "\(first)" : "\(first) – \(last)"
      let buttons = row.buttons.map { "[\($0)]" }.joined(separator: " ")
      let fallback = row.isInFallbackLanguage ? " (in English)" : ""
      let mark = row.isConfirmed ? "" : " ?"
      var text = "  iOS \(versions), \(row.language.rawValue)\(fallback): \(buttons)\(mark)\n"
      let width = rows.map(\.policy.count).max() ?? 0
      for row in rows {
        let name = row.policy + String(repeating: " ", count: width - row.policy.count)
        let pressed = row.pressed.map { "[\($0)] \(row.effect.rawValue)" } ?? "none: \(row.reason)"
        text += "  \(row.isWrong ? "!" : " ") \(name)  \(pressed)\n"
      }
      return text
    }
  }

  private var paragraphs: [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = 0
    while start < rows.count {
      let row = rows[start]
      let end = rows[start...].firstIndex {
        ($0.kind, $0.language, $0.version) != (row.kind, row.language, row.version)
      }
      let group = Array(rows[start..<(end ?? rows.count)])
      start = end ?? rows.count
      if let last = paragraphs.indices.last, paragraphs[last].looksLike(group) {
        paragraphs[last].last = row.version
      } else {
        paragraphs.append(Paragraph(rows: group, first: row.version, last: row.version))
      }
    }
    return paragraphs
  }
}
