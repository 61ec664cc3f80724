/// Help being written: sections of paragraphs and of terms with explanations.
///
/// The text depends on what is added only, never on the size of the terminal, so that it can be
/// compared, diffed and pasted.
struct HelpText {
  private static let width = 80
  private static let widestTerm = 26
  private var sections: [String] = []

  /// The whole text, with a line break at its end.
  var text: String {
    sections.joined(separator: "\n\n") + "\n"
  }

  /// Adds the usage lines, each wrapped with the continuation under the first argument.
  mutating func addUsage(_ usages: [(command: String, arguments: [String])]) {
    var lines: [String] = []
    for usage in usages {
      let start = (lines.isEmpty ? "Usage: " : "       ") + usage.command
      var line = start
      for argument in usage.arguments {
        if line.count + 1 + argument.count > Self.width {
          lines.append(line)
          line = String(repeating: " ", count: start.count)
        }
        line += " \(argument)"
      }
      lines.append(line)
    }
    sections.append(lines.joined(separator: "\n"))
  }

  /// Adds paragraphs; lines that begin with a space stay as they are.
  mutating func addParagraphs(_ text: String) {
    guard !text.isEmpty else { return }
    var lines: [String] = []
    var paragraph: [Substring] = []
    func wrappedParagraph() -> [String] {
      paragraph.joined(separator: " ").wrapped(to: Self.width)
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first == " " || line.isEmpty {
        lines += wrappedParagraph() + [String(line)]
        paragraph = []
      } else {
        paragraph.append(line)
      }
    }
    lines += wrappedParagraph()
    sections.append(lines.joined(separator: "\n"))
  }

  /// Adds a titled table, if it has rows, with notes below it.
  mutating func addTable(_ title: String, _ rows: [HelpRow], notes: [String] = []) {
    guard !rows.isEmpty else { return }
    let column = rows.map(\.term.count).filter { $0 <= Self.widestTerm }.max() ?? 0
    let indentation = String(repeating: " ", count: column + 4)
    var lines = ["\(title):"]
    for row in rows {
      var explanation = row.explanation.wrapped(to: Self.width - indentation.count)[...]
      if row.term.count > column || explanation.isEmpty {
        lines.append("  \(row.term)")
      } else {
        lines.append("  \(row.term.padded(to: column))  \(explanation.removeFirst())")
      }
      lines += explanation.map { indentation + $0 }
    }
    if !notes.isEmpty { lines.append("") }
    for note in notes {
      lines += note.wrapped(to: Self.width - 2).map { "  \($0)" }
    }
    sections.append(lines.joined(separator: "\n"))
  }

  /// Adds sample calls, if there are any.
  mutating func addExamples(_ examples: [CommandExample]) {
    guard !examples.isEmpty else { return }
    let blocks = examples.map { example in
      (example.explanation.wrapped(to: Self.width - 4).map { "  # \($0)" } + ["  \(example.line)"])
        .joined(separator: "\n")
    }
    sections.append("Examples:\n" + blocks.joined(separator: "\n\n"))
  }
}
