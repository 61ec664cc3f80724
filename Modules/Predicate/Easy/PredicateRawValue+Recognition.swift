extension PredicateRawValue {
  /// Takes a comparison apart; nil unless exactly that comparison comes out again.
  init?(_ comparison: FormatPredicate.Comparison) {
    guard let found = Self.candidate(for: comparison),
      case .comparison(comparison)? = try? found.formatPredicate
    else { return nil }
    self = found
  }

  private static func candidate(for comparison: FormatPredicate.Comparison) -> PredicateRawValue? {
    guard case .keyPath(let steps, of: nil) = comparison.left else { return nil }
    var names: [String] = []
    for step in steps {
      guard case .key(let name) = step else { return nil }
      names.append(name)
    }
    let key = names.joined(separator: ".")
    if let key = PredicateKey.bool(rawValue: key) { return candidate(key, comparison) }
    if let key = PredicateKey.string(rawValue: key) { return candidate(key, comparison) }
    if let key = PredicateKey.number(rawValue: key) { return candidate(key, comparison) }
    return nil
  }

  private static func candidate(
    _ key: PredicateKey.bool,
    _ comparison: FormatPredicate.Comparison
  ) -> PredicateRawValue? {
    guard case .constant(.integer(let value)) = comparison.right else { return nil }
    return .bool(key: key, comparison: Comparison(comparison), value: value == 1)
  }

  private static func candidate(
    _ key: PredicateKey.string,
    _ comparison: FormatPredicate.Comparison
  ) -> PredicateRawValue? {
    switch comparison.right {
    case .constant(.string(let text)):
      return .string(key: key, comparison: Comparison(comparison), value: text)
    case .aggregate(let list):
      var texts: [String] = []
      for case .constant(.string(let text)) in list { texts.append(text) }
      return .strings(key: key, values: texts)
    default: return nil
    }
  }

  private static func candidate(
    _ key: PredicateKey.number,
    _ comparison: FormatPredicate.Comparison
  ) -> PredicateRawValue? {
    switch comparison.right {
    case .constant(.integer(let value))
    where key == .elementType && comparison.operator == .equalTo && comparison.options.isEmpty:
      return UInt(exactly: value).map { .type(value: $0) }
        ?? .number(key: key, comparison: .equals, value: Double(value))
    case .aggregate(let list):
      let numbers = list.compactMap(\.number)
      guard comparison.operator == .between else { return .numbers(key: key, values: numbers) }
      guard numbers.count == 2, numbers[0] <= numbers[1] else { return nil }
      return .range(key: key, bounds: numbers[0]...numbers[1])
    default:
      guard let number = comparison.right.number else { return nil }
      return .number(key: key, comparison: Comparison(comparison), value: number)
    }
  }
}

extension Comparison {
  /// The operator of a comparison with its options.
  fileprivate init(_ comparison: FormatPredicate.Comparison) {
    self.init(comparison.operator, options: comparison.options)
  }
}

extension FormatExpression {
  /// The number that is written down, if one is.
  fileprivate var number: Double? {
    switch self {
    case .constant(let value): value.number
    case .cast(.constant(.string(let text)), .number): Double(text)
    default: nil
    }
  }
}
