/// A way in which matches are written down.
struct QueryFormat: Sendable, Identifiable {
  /// The name by which the format is chosen.
  let id: String
  /// What the format is, in a few words.
  let summary: String
  /// Makes what writes the matches of one run.
  let makeWriter: @Sendable (Console) -> any QueryWriter

  /// All formats, in the order in which help lists them.
  static let all = [
    QueryFormat(id: "text", summary: "a line for each match, as 'tree' prints it") {
      QueryTextWriter(console: $0)
    },
    QueryFormat(id: "json", summary: "a JSON object a line for each match") {
      QueryJSONWriter(console: $0)
    },
    QueryFormat(id: "csv", summary: "a table, with a line for the names of its columns") {
      QueryCSVWriter(console: $0)
    },
    QueryFormat(id: "count", summary: "the number of matches in each dump") {
      QueryCountWriter(console: $0)
    },
  ]

  static let text = all[0]
}
