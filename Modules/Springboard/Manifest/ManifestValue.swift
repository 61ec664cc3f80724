/// A value of a manifest that is to be printed, with the keys in their order.
enum ManifestValue {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([ManifestValue])
  case fields([Field])

  /// A member of an object.
  struct Field {
    var key: String
    var value: ManifestValue
  }

  /// An object.
  static func object(_ members: [(key: String, value: ManifestValue)]) -> ManifestValue {
    .fields(members.map { Field(key: $0.key, value: $0.value) })
  }

  /// The value as JSON.
  ///
  /// - Parameter indent: How far the line is indented on which the value begins.
  /// - Returns: The text, which goes over several lines where one would be too long.
  func json(indent: String = "") -> String {
    let short = compact
    if short.utf8.count + indent.utf8.count <= 96 { return short }
    let inner = indent + "  "
    switch self {
    case .list(let values) where !values.isEmpty:
      let lines = values.map { inner + $0.json(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .fields(let members) where !members.isEmpty:
      let lines = members.map { inner + Self.quoted($0.key) + ": " + $0.value.json(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return short
    }
  }

  /// The value on one line.
  private var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.compact).joined(separator: ", ") + "]"
    case .fields(let members) where members.isEmpty: "{}"
    case .fields(let members):
      "{ " + members.map { Self.quoted($0.key) + ": " + $0.value.compact }.joined(separator: ", ")
        + " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
