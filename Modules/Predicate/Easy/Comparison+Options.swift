extension Comparison {
  /// Creates a comparison from an operator and its options.
  public init(
    _ operator: FormatPredicate.Operator,
    options: FormatPredicate.Options = []
  ) {
    let plain = Self.plain.first { $0.plainOperator == `operator` }
    self =
      if options.isEmpty, let plain {
        plain
      } else {
        .other("\(`operator`.rawValue)\(options)")
      }
  }

  /// Returns the comparison with more options.
  ///
  /// ```swift
  /// Comparison.contains.with([.caseInsensitive, .diacriticInsensitive])   // CONTAINS[cd]
  /// ```
  public func with(_ options: FormatPredicate.Options) -> Comparison {
    if options.isEmpty { return self }
    // What is no operator stays none, and will be reported with the options where they were put.
    guard let parsed else { return .other("\(rawValue)\(options)") }
    return Comparison(parsed.operator, options: parsed.options.union(options))
  }

  /// The operator and its options; nil if the comparison is anything else.
  var parsed: (operator: FormatPredicate.Operator, options: FormatPredicate.Options)? {
    if let plainOperator { return (plainOperator, []) }
    // Between two sides that no text can be a part of, only an operator leaves them as they are.
    guard
      case .comparison(let found)? = try? FormatPredicate.parse("SELF \(rawValue) ''").predicate,
      found.left == .evaluatedObject, found.right == .string(""), found.modifier == .direct
    else { return nil }
    return (found.operator, found.options)
  }

  private var plainOperator: FormatPredicate.Operator? {
    switch self {
    case .equals: .equalTo
    case .notEqual: .notEqualTo
    case .beginsWith: .beginsWith
    case .contains: .contains
    case .endsWith: .endsWith
    case .like: .like
    case .matches: .matches
    case .lessThan: .lessThan
    case .lessThanOrEqualTo: .lessThanOrEqualTo
    case .greaterThan: .greaterThan
    case .greaterThanOrEqualTo: .greaterThanOrEqualTo
    case .other: nil
    }
  }
}
