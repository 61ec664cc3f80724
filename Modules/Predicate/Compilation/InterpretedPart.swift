/// A part of a predicate that is evaluated row by row.
struct InterpretedPart: Sendable {
  let predicate: PreparedPredicate
  let table: any PredicateTable
  let columns: [String: PredicateColumn]

  func holds(forRow row: Int) throws(PredicateEvaluationError) -> Bool {
    let subject = PredicateTableRow(table: table, columns: columns, row: row)
    return try predicate.evaluate(with: .object(subject))
  }
}
