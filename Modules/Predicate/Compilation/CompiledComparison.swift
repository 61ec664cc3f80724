/// A comparison that is evaluated row by row.
struct CompiledComparison: @unchecked Sendable {
  // Sendable is unchecked because variables may be anything; they are only read.
  let comparison: FormatPredicate.Comparison
  let columns: [String: PredicateColumn]
  let variables: [String: PredicateValue]

  func holds(forRow row: Int) throws(PredicateEvaluationError) -> Bool {
    let subject = PredicateTableRow(columns: columns, row: row)
    return try FormatPredicate.comparison(comparison)
      .evaluate(with: subject, variables: variables)
  }
}
