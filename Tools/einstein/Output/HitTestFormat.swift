import Query

/// A way in which a hit test is written down.
struct HitTestFormat: Sendable, Identifiable {
  /// The name by which the format is chosen.
  let id: String
  /// What the format is, in a few words.
  let summary: String
  /// Writes the hit test of one dump.
  let text: @Sendable (_ hitTest: HitTest, _ input: LabelledDump) throws -> String

  /// All formats, in the order in which help lists them.
  static let all = [
    HitTestFormat(id: "text", summary: "a line for each element, and two about a tap") {
      lines(of: $0, in: $1)
    },
    HitTestFormat(id: "json", summary: "a JSON object a line for each dump") {
      try json(of: $0, in: $1)
    },
  ]

  static let text = all[0]
}
