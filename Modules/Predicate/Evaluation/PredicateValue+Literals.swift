extension PredicateValue: ExpressibleByNilLiteral {
  /// Nothing at all.
  public init(nilLiteral: ()) { self = .null }
}

extension PredicateValue: ExpressibleByBooleanLiteral {
  /// The number 1 or 0.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension PredicateValue: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension PredicateValue: ExpressibleByFloatLiteral {
  /// A number with a fraction.
  public init(floatLiteral value: Double) { self = .real(value) }
}

extension PredicateValue: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension PredicateValue: ExpressibleByArrayLiteral {
  /// A list.
  public init(arrayLiteral elements: PredicateValue...) { self = .array(elements) }
}

extension PredicateValue: ExpressibleByDictionaryLiteral {
  /// A dictionary; of entries with the same key the last counts.
  public init(dictionaryLiteral elements: (String, PredicateValue)...) {
    self = .dictionary(Dictionary(elements) { $1 })
  }
}
