import Foundation
import JSON
import Springboard
import TestSupport
import Testing

/// The parser, the schema and the document know the same keys.
@Suite struct ManifestDocumentTests {
  private static let document = PackageFiles.root.appending(path: "Documentation/AppModels.md")

  @Test func `the schema is made from the keys that the parser knows`() throws {
    try expectGolden(ManifestSchema.text(), "../Schemas/app.schema.json")
    _ = try JSONValue(json: ManifestSchema.text())
  }

  /// The table of an object or choice in the document.
  private static func table(_ rows: [(String, String)]) -> String {
    "|---|---|\n" + rows.map { "| \($0.0) | \($0.1) |\n" }.joined()
  }

  private static var tables: [(title: String, text: String)] {
    ManifestObject.allCases.map { object in
      (object.rawValue, "| key | |\n" + table(object.keys.map { ($0.titleInDocument, $0.summary) }))
    }
      + ManifestChoice.allCases.map { choice in
        let forms = choice.forms.map { form -> (String, String) in
          let others = form.keys.dropFirst().map(\.titleInDocument)
          // Attributes have a table of their own.
          let isSet = form.name == "set"
          return (
            (["`\(form.name)`"] + (isSet ? ["attributes"] : others)).joined(separator: ", "),
            form.keys[0].summary
              + form.keys.dropFirst().filter { _ in !isSet }.map { "; `\($0.name)`: \($0.summary)" }
              .joined()
          )
        }
        let words = choice.words.map { ("`\"\($0.name)\"`", $0.summary) }
        return (choice.rawValue, "| form | |\n" + table(forms + words))
      }
  }

  @Test func `the document lists them all, and no others`() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    for table in Self.tables {
      #expect(
        text.contains(table.text),
        "Documentation/AppModels.md needs this table for \(table.title):\n\(table.text)"
      )
    }
    let expected = Self.tables.map { $0.text.split(separator: "\n").count - 2 }.reduce(0, +)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.count
    #expect(rows == expected, "A table has rows that the parser does not know")
  }

  @Test func `the examples in the document can be read`() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let parts = text.components(separatedBy: "```json5\n").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts {
      let example = part.components(separatedBy: "```")[0]
      #expect(throws: Never.self, "\(example)") { try JSONValue(json5: Array(example.utf8)) }
    }
  }
}

extension ManifestKey {
  fileprivate var titleInDocument: String { "`\(name)`" + (isRequired ? " (required)" : "") }
}
