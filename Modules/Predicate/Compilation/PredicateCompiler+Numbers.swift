extension PredicateCompiler {
  private static let everything = -Double.infinity...Double.infinity

  static func compile(
    numbers column: PredicateColumn,
    _ op: FormatPredicate.Operator,
    _ value: PredicateValue
  ) -> CompiledNode? {
    func node(
      _ range: ClosedRange<Double>,
      isInverted: Bool = false,
      holdsForNone: Bool = false
    ) -> CompiledNode {
      .numbers(
        CompiledNumberTest(
          column: column,
          range: range,
          isInverted: isInverted,
          holdsForNone: holdsForNone
        )
      )
    }
    switch (op, value) {
    case (.equalTo, .null), (.lessThanOrEqualTo, .null), (.greaterThanOrEqualTo, .null):
      return node(everything, isInverted: true, holdsForNone: true)
    case (.notEqualTo, .null): return node(everything)
    case (.lessThan, .null), (.greaterThan, .null), (.in, .null): return .constant(false)
    case (.between, .array(let bounds)) where bounds.count == 2:
      guard let lower = bounds[0].comparableNumber, let upper = bounds[1].comparableNumber else {
        return nil
      }
      return lower <= upper ? node(lower...upper) : .constant(false)
    case (.in, .array(let members)), (.in, .set(let members)):
      var numbers: Set<Double> = []
      for member in members {
        if let number = member.comparableNumber {
          numbers.insert(number)
        } else if member.isNumber {
          // Only numbers are the same as numbers; one too large to compare here is one, though.
          return nil
        }
      }
      return .numbers(CompiledNumberTest(column: column, members: numbers))
    default: break
    }
    guard let number = value.comparableNumber else {
      if value.isNumber { return nil }
      return switch op {
      case .equalTo: .constant(false)
      case .notEqualTo: .constant(true)
      default: nil
      }
    }
    switch op {
    case .equalTo: return node(number...number)
    case .notEqualTo: return node(number...number, isInverted: true, holdsForNone: true)
    case .lessThan: return node(-Double.infinity...number.nextDown)
    case .lessThanOrEqualTo: return node(-Double.infinity...number)
    case .greaterThan: return node(number.nextUp...Double.infinity)
    case .greaterThanOrEqualTo: return node(number...Double.infinity)
    default: return nil
    }
  }
}

extension PredicateValue {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .real: true
    default: false
    }
  }

  /// The number, if every whole number can be compared with it as a `Double` without error.
  fileprivate var comparableNumber: Double? {
    let number: Double? =
      switch self {
      case .integer(let value): Double(value)
      case .real(let value): value
      default: nil
      }
    guard let number, abs(number) < 0x1p53 else { return nil }
    return number
  }
}
