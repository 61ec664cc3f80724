import Springboard

/// Makes the JSON Schema of manifests from the keys that the parser knows.
struct ManifestSchema {
  /// The schema as JSON, which ends with a line break.
  static func text() -> String {
    let definitions =
      ManifestObject.allCases.dropFirst().map { ($0.rawValue, object($0.keys)) }
      + ManifestChoice.allCases.map { ($0.rawValue, choice($0)) }
    let root: [(String, Value)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("An app model of Einstein")),
      ("description", .text("See Documentation/AppModels.md.")),
    ]
    guard case .object(let members) = object(ManifestObject.manifest.keys) else { return "" }
    return Value.object(root + members + [("$defs", .object(definitions))]).text(indent: "") + "\n"
  }

  private static func object(_ keys: [ManifestKey]) -> Value {
    var members: [(String, Value)] = [
      ("type", .text("object")),
      ("properties", .object(keys.map { ($0.name, described($0)) })),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
    return .object(members + [("additionalProperties", .bool(false))])
  }

  private static func described(_ key: ManifestKey) -> Value {
    guard case .object(let members) = schema(key.kind) else { return .object([]) }
    return .object([("description", .text(key.summary))] + members)
  }

  private static func choice(_ choice: ManifestChoice) -> Value {
    let words: [Value] =
      choice.words.isEmpty
      ? []
      : [.object([("enum", .list(choice.words.map { .text($0.name) }))])]
    return .object([("anyOf", .list(words + choice.forms.map { object($0.keys) }))])
  }

  private static func type(_ name: String) -> Value { .object([("type", .text(name))]) }

  private static func reference(_ name: String) -> Value {
    .object([("$ref", .text("#/$defs/\(name)"))])
  }

  private static func any(_ values: [Value]) -> Value { .object([("anyOf", .list(values))]) }

  private static func schema(_ kind: ManifestKey.Kind) -> Value {
    switch kind {
    case .text, .template, .locator, .predicate, .screen: return type("string")
    case .textOrNull: return .object([("type", .list([.text("string"), .text("null")]))])
    case .boolean: return type("boolean")
    case .booleanOrNull: return .object([("type", .list([.text("boolean"), .text("null")]))])
    case .frameOrNull: return any([reference("frame"), type("null")])
    case .count: return .object([("type", .text("integer")), ("minimum", .integer(0))])
    case .integer: return type("integer")
    case .seconds: return .object([("type", .text("number")), ("minimum", .integer(0))])
    case .number: return type("number")
    case .word(let words): return .object([("enum", .list(words.map { .text($0) }))])
    case .list(let kind): return .object([("type", .text("array")), ("items", schema(kind))])
    case .oneOrMore(let kind):
      let one = schema(kind)
      return any([one, .object([("type", .text("array")), ("items", one)])])
    case .map(let kind, names: nil):
      return .object([("type", .text("object")), ("additionalProperties", schema(kind))])
    case .map(let kind, let names?):
      return .object([
        ("type", .text("object")), ("properties", .object(names.map { ($0, schema(kind)) })),
        ("additionalProperties", .bool(false)),
      ])
    case .object(let object): return reference(object.rawValue)
    case .choice(let choice): return reference(choice.rawValue)
    case .either(let first, let second): return any([schema(first), schema(second)])
    }
  }

  /// A value of JSON with its keys in their order.
  private indirect enum Value {
    case text(String)
    case integer(Int)
    case bool(Bool)
    case list([Value])
    case object([(String, Value)])

    func text(indent: String) -> String {
      let inner = indent + "  "
      switch self {
      case .text(let text):
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
      case .integer(let value): return "\(value)"
      case .bool(let value): return "\(value)"
      case .list(let values):
        let parts = values.map { $0.text(indent: inner) }
        if !parts.contains(where: { $0.contains("\n") }) {
          return "[\(parts.joined(separator: ", "))]"
        }
        return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
      case .object(let members):
        let parts = members.map { "\"\($0.0)\": \($0.1.text(indent: inner))" }
        let line = "{ \(parts.joined(separator: ", ")) }"
        if line.count <= 80, !line.contains("\n") { return line }
        return "{\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)}"
      }
    }
  }
}
