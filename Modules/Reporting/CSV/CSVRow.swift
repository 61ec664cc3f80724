package import Hierarchy

/// A row of comma-separated values, as RFC 4180 has them but with a plain line break at the end.
package enum CSVRow {
  /// The names of an element's columns, in order.
  package static let elementColumns = [
    "element", "type", "name", "identifier", "label", "value", "x", "y", "width", "height",
    "enabled", "visible",
    "accessible", "focused", "selected", "hittable",
  ]

  /// The fields of an element; what it does not have is empty.
  package static func fields(of node: ElementNode) -> [String] {
    let frame = node.partialFrame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { number in
      number.map { NumberText.string(of: $0) } ?? ""
    }
    let booleans = BooleanAttribute.allCases.map { node.flags[$0].map { "\($0)" } ?? "" }
    let place = "\(node.index)"
    return [
      place, node.typeName, node.name ?? "", node.identifier ?? "", node.label ?? "",
      node.value ?? "",
    ] + numbers
      + booleans
  }

  /// The text of a row.
  ///
  /// Fields with commas, quotes or line breaks are quoted.
  package static func text(of fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ field: String) -> String {
    let isPlain = !field.utf8.contains { ",\"\n\r".utf8.contains($0) }
    if isPlain, field.first != " ", field.last != " " { return field }
    // Scalar by scalar: a quote with a combining mark on it is one character, but still a quote.
    var quoted = "\"".unicodeScalars
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted.append("\"") }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}
