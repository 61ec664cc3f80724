package import JSON

extension FormatExpression {
  /// The argument that JSON stands for.
  ///
  /// Nil for an object, and for an array with one in it: the language has no such constant.
  package init?(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .integer(value ? 1 : 0)
    case .integer(let value): self = .integer(value)
    case .real(let value): self = .constant(.real(value))
    case .string(let value): self = .string(value)
    case .array(let members):
      let expressions = members.compactMap { FormatExpression($0) }
      guard expressions.count == members.count else { return nil }
      self = .aggregate(expressions)
    case .object: return nil
    }
  }
}
