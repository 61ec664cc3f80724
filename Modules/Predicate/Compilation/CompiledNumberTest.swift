/// A comparison of a column of numbers with fixed bounds, or with several numbers.
struct CompiledNumberTest: Sendable {
  let column: PredicateColumn
  /// The range in which the comparison holds.
  let range: ClosedRange<Double>
  /// The numbers in the range for which it holds; all of them when nil.
  let members: Set<Double>?
  /// Whether it holds outside the range instead of inside.
  let isInverted: Bool
  /// Whether it holds where there is no number.
  let holdsForNone: Bool

  init(
    column: PredicateColumn,
    range: ClosedRange<Double>,
    isInverted: Bool,
    holdsForNone: Bool
  ) {
    self.column = column
    self.range = range
    members = nil
    self.isInverted = isInverted
    self.holdsForNone = holdsForNone
  }

  /// A search in a list of numbers.
  init(column: PredicateColumn, members: Set<Double>) {
    self.column = column
    range = (members.min() ?? 0)...(members.max() ?? 0)
    self.members = members
    isInverted = false
    holdsForNone = false
  }

  /// The numbers for which alone it holds, if they can be counted.
  var exactNumbers: [Double]? {
    if isInverted || holdsForNone { return nil }
    if let members { return Array(members) }
    return range.lowerBound == range.upperBound ? [range.lowerBound] : nil
  }

  /// Returns whether it holds for a number.
  func holds(for number: Double) -> Bool {
    (range.contains(number) && members?.contains(number) ?? true) != isInverted
  }

  func holds(forRow row: Int) -> Bool {
    switch column.value(at: row) {
    case .integer(let value): holds(for: Double(value))
    case .real(let value): holds(for: value)
    default: holdsForNone
    }
  }
}
