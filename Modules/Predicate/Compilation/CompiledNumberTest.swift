/// A comparison of a column of numbers with fixed bounds.
struct CompiledNumberTest: Sendable {
  let column: PredicateColumn
  /// The range in which the comparison holds.
  let range: ClosedRange<Double>
  /// Whether it holds outside the range instead of inside.
  let isInverted: Bool
  /// Whether it holds where there is no number.
  let holdsForNone: Bool

  func holds(forRow row: Int) -> Bool {
    switch column.value(at: row) {
    case .integer(let value): range.contains(Double(value)) != isInverted
    case .real(let value): range.contains(value) != isInverted
    default: holdsForNone
    }
  }
}
