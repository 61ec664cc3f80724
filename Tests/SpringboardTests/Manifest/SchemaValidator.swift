import JSON

/// Tells whether a value fits a JSON Schema, as far as ours go.
struct SchemaValidator {
  private let definitions: [String: JSONValue]
  private let root: JSONValue

  init(_ schema: JSONValue) {
    root = schema
    definitions = schema["$defs"]?.members ?? [:]
  }

  /// The path of the first value that does not fit; nil where all do.
  func fault(in value: JSONValue) -> String? { fault(in: value, root, "manifest") }

  private func fault(in value: JSONValue, _ schema: JSONValue, _ path: String) -> String? {
    if case .string(let reference)? = schema["$ref"] {
      guard let definition = definitions[String(reference.dropFirst("#/$defs/".count))] else {
        return "\(path): \(reference) is not defined"
      }
      return fault(in: value, definition, path)
    }
    if case .array(let choices)? = schema["anyOf"],
      !choices.contains(where: { fault(in: value, $0, path) == nil })
    {
      return path
    }
    if case .array(let values)? = schema["enum"], !values.contains(value) { return path }
    if let type = schema["type"], !isOfType(value, type) { return path }
    if case .integer(let minimum)? = schema["minimum"], let number = value.number,
      number < Double(minimum)
    {
      return path
    }
    if case .array(let elements) = value, let items = schema["items"] {
      for (index, element) in elements.enumerated() {
        if let fault = fault(in: element, items, "\(path)[\(index)]") { return fault }
      }
    }
    guard case .object(let members) = value else { return nil }
    if case .array(let required)? = schema["required"] {
      for case .string(let key) in required where members[key] == nil {
        return "\(path): no \(key)"
      }
    }
    for (key, member) in members {
      let others = schema["additionalProperties"]
      guard let schema = schema["properties"]?[key] ?? others else { continue }
      if schema == .bool(false) { return "\(path).\(key)" }
      if let fault = fault(in: member, schema, "\(path).\(key)") { return fault }
    }
    return nil
  }

  private func isOfType(_ value: JSONValue, _ type: JSONValue) -> Bool {
    switch (type, value) {
    case (.array(let types), _): types.contains { isOfType(value, $0) }
    case (.string("object"), .object), (.string("array"), .array), (.string("string"), .string),
      (.string("boolean"), .bool), (.string("null"), .null), (.string("integer"), .integer),
      (.string("number"), .integer), (.string("number"), .real):
      true
    default: false
    }
  }
}

extension JSONValue {
  fileprivate var members: [String: JSONValue]? {
    if case .object(let members) = self { return members }
    return nil
  }

  fileprivate subscript(key: String) -> JSONValue? { members?[key] }

  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }
}
