/// A part of a predicate that is evaluated row by row.
struct InterpretedPart: @unchecked Sendable {
  // Sendable is unchecked because the table and the variables may be anything; they are only read.
  let predicate: FormatPredicate
  let table: any PredicateTable
  let columns: [String: PredicateColumn]
  let variables: [String: PredicateValue]

  func holds(forRow row: Int) throws(PredicateEvaluationError) -> Bool {
    let subject = PredicateTableRow(table: table, columns: columns, row: row)
    return try predicate.evaluate(with: subject, variables: variables)
  }
}
