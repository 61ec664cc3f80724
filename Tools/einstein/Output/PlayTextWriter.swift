import Diagnostics
import Hierarchy
import Reporting
import Springboard

/// Writes what the events of a script do as lines for people.
final class PlayTextWriter: PlayWriter {
  private let console: Console
  private let style: PlayStyle

  init(console: Console, style: PlayStyle) {
    self.console = console
    self.style = style
  }

  func write(_ step: PlayStep) throws {
    if style.echoes, step.number != nil, !step.line.isEmpty {
      try line("> \(step.line)")
    }
    let outcome = step.outcome
    for entry in outcome.news { try line("\(entry)") }
    if let front = outcome.newFront, outcome.difference == nil, outcome.news.isEmpty {
      try line("\(front) is in front")
    }
    if let alert = outcome.newAlert {
      let buttons = alert.buttons.map { "Button \($0.label.quotedForMessage)" }
      let title = alert.title.map { " \($0.quotedForMessage)" } ?? ""
      try line(
        "+ \(alert.isSheet ? "Sheet" : "Alert")\(title) with \(buttons.joined(separator: ", "))"
      )
    }
    for change in outcome.difference?.lines(limit: style.limit) ?? [] { try line(change) }
    try write(outcome.answer)
    if outcome.isAction, outcome.isUnchanged, outcome.failure == nil {
      try line("nothing changes" + (outcome.note.map { ": \($0)" } ?? ""))
    }
  }

  private func write(_ answer: ScriptOutcome.Answer?) throws {
    switch answer {
    case .lines(let lines): for text in lines { try line(text) }
    case .tree(let tree): try TextExporter.write(tree) { [console] in try console.write($0) }
    case .elements(let nodes): for node in nodes { try line("[\(node.index)] \(node.line)") }
    case .dump, .end, nil: break
    }
  }

  private func line(_ text: String) throws(SystemFailure) {
    // Labels may hold anything, and must not be obeyed by the terminal.
    try console.write("\(text.visibleInLines)\n")
  }
}
