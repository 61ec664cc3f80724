import Hierarchy
import Reporting

/// Writes each match as a JSON object on a line of its own.
final class QueryJSONWriter: QueryWriter {
  private let console: Console

  init(console: Console) {
    self.console = console
  }

  func write(_ matches: [QueryMatch], file: String?) throws {
    for match in matches { try console.write(line(for: match, file: file)) }
  }

  private func line(for match: QueryMatch, file: String?) throws -> String {
    if case .element(let node) = match { return try TreeJSONExporter.line(of: node, file: file) }
    var bytes: [UInt8] = []
    var writer = JSONWriter { bytes.append(contentsOf: $0) }
    try writer.beginObject()
    if let file {
      try writer.key("file")
      try writer.string(file)
    }
    if case .attribute(let attribute) = match {
      try writer.key("attribute")
      try writer.string(attribute.name)
    }
    try writer.key("value")
    switch match {
    case .element: break
    case .attribute(let attribute): try writer.string(attribute.value)
    case .boolean(let value): try writer.boolean(value)
    // JSON has no infinity and no not-a-number.
    case .number(let value) where !value.isFinite: try writer.string(value.xpathText)
    case .number(let value): try writer.number(value)
    case .string(let value): try writer.string(value)
    }
    try writer.endObject()
    try writer.finish()
    return String(decoding: bytes, as: UTF8.self)
  }
}
