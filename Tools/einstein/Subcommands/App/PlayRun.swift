import Hierarchy
import Query
import Reporting
import Springboard

/// One run of `einstein app play`: reads lines, has them done, and has it told what they did.
struct PlayRun {
  let player: ScriptPlayer
  let lines: LineReader
  /// What messages call the script; nil where a person types it.
  let label: String?
  let keepsGoing: Bool
  let writer: any PlayWriter
  let console: Console

  /// Whether a person types the lines.
  private var isTyped: Bool { label == nil }

  /// Plays all lines.
  ///
  /// - Returns: Whether all went well; of what did not, lines that cannot be read count more.
  func run(launches: Bool) throws -> ExitStatus {
    var status = ExitStatus.success
    if launches {
      let outcome = player.play(.launch(nil, arguments: []))
      try writer.write(PlayStep(number: nil, line: "launch", outcome: outcome))
      if let failure = outcome.failure {
        console.complain(failure)
        return .notFound
      }
    }
    var number = 0
    while true {
      number += 1
      let line: LineReader.Line
      do throws(SystemFailure) {
        guard let next = try next() else { break }
        line = next
      } catch {
        console.complain("\(error)")
        return .badInput
      }
      switch try play(line, number) {
      case .success: continue
      case nil: return isTyped ? .success : status
      case .badInput?: status = .badInput
      case .some: if status == .success { status = .notFound }
      }
      guard keepsGoing else { break }
    }
    // A person has seen what went wrong.
    return isTyped ? .success : status
  }

  /// Prints the prompt where somebody reads it, and waits for a line.
  private func next() throws(SystemFailure) -> LineReader.Line? {
    if isTyped { try console.write("> ") }
    try console.flush()
    let line = try lines.next()
    // Whoever ended the input at the prompt has not ended its line.
    if line == nil, isTyped { try console.write("\n") }
    return line
  }

  /// Plays a line.
  ///
  /// - Returns: How it went; nil if nothing is to follow.
  private func play(_ line: LineReader.Line, _ number: Int) throws -> ExitStatus? {
    switch line {
    case .notUTF8: return try complain("the line is not UTF-8", "", number)
    case .tooLong(let limit):
      return try complain("the line is longer than \(limit) bytes", "", number)
    case .text(let text):
      let parsed: (event: ScriptEvent?, warnings: [LocatorWarning])
      do throws(ScriptSyntaxError) {
        parsed = try ScriptParser.parse(text)
      } catch {
        return try complain("\(error)", text, number)
      }
      for warning in parsed.warnings { _ = complain("warning: \(warning)", number, .success) }
      return try parsed.event.map { try play($0, text, number) } ?? .success
    }
  }

  private func play(_ event: ScriptEvent, _ line: String, _ number: Int) throws -> ExitStatus? {
    var outcome = player.play(event)
    if case .dump(let tree, let path) = outcome.answer {
      outcome.failure = save(tree, path)
    }
    try writer.write(PlayStep(number: number, line: line, outcome: outcome))
    if let failure = outcome.failure { return complain(failure, number, .notFound) }
    if case .end = outcome.answer { return nil }
    return .success
  }

  /// Writes a dump.
  ///
  /// - Returns: Why that cannot be done.
  private func save(_ tree: ElementTree, _ path: String) -> String? {
    guard let format = DumpFormat(fileName: path) else { return "there is no format for \(path)" }
    do {
      let file = try OpenFile(path: path)
      let losses = try format.write(tree) { try file.write($0) }
      try file.finish()
      console.complain(of: losses, in: PathText.display(path))
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Says why a line cannot be read.
  private func complain(_ text: String, _ line: String, _ number: Int) throws -> ExitStatus {
    var outcome = ScriptOutcome()
    outcome.failure = text
    try writer.write(PlayStep(number: number, line: line, outcome: outcome))
    return complain(text, number, .badInput)
  }

  private func complain(_ text: String, _ number: Int, _ status: ExitStatus) -> ExitStatus {
    console.complain(label.map { "\($0):\(number): \(text)" } ?? text)
    return status
  }
}
