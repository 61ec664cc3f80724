package import JSON

extension PredicateValue {
  /// The value that JSON stands for: whole numbers stay whole, `true` is 1, and `false` is 0.
  package init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .integer(value)
    case .real(let value): self = .real(value)
    case .string(let value): self = .string(value)
    case .array(let members): self = .array(members.map { PredicateValue($0) })
    case .object(let entries): self = .dictionary(entries.mapValues { PredicateValue($0) })
    }
  }
}
