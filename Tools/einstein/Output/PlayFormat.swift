/// A way in which it is told what the events of a script do.
struct PlayFormat: Sendable, Identifiable {
  /// The name by which the format is chosen.
  let id: String
  /// What the format is, in a few words.
  let summary: String
  /// Makes what writes one run.
  let makeWriter: @Sendable (Console, _ style: PlayStyle) -> any PlayWriter

  /// All formats, in the order in which help lists them.
  static let all = [
    PlayFormat(id: "text", summary: "lines for people") {
      PlayTextWriter(console: $0, style: $1)
    },
    PlayFormat(id: "json", summary: "a JSON object a line for each event") { console, _ in
      PlayJSONWriter(console: console)
    },
  ]

  static let text = all[0]
}
