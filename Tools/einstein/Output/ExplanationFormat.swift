import Foundation

/// A way in which the explanation of a locator is written down.
struct ExplanationFormat: Sendable, Identifiable {
  /// The name by which the format is chosen.
  let id: String
  /// What the format is, in a few words.
  let summary: String
  /// Writes the explanation for one dump.
  let text: @Sendable (_ explanation: LocatorExplanation, _ input: LabelledDump) throws -> String

  /// All formats, in the order in which help lists them.
  static let all = [
    ExplanationFormat(id: "text", summary: "lines for people") { explanation, input in
      explanation.lines.map { "\(input.prefix)\($0)\n" }.joined()
    },
    ExplanationFormat(id: "json", summary: "a JSON object a line for each dump") {
      explanation,
      input in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let entry = Entry(file: input.isOneOfMany ? input.label : nil, explanation: explanation)
      return String(decoding: try encoder.encode(entry), as: UTF8.self) + "\n"
    },
  ]

  static let text = all[0]

  /// An explanation with the name of its dump, where there are several.
  private struct Entry: Encodable {
    let file: String?
    let explanation: LocatorExplanation

    private enum Key: String, CodingKey { case file }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(file, forKey: .file)
      try explanation.encode(to: encoder)
    }
  }
}
