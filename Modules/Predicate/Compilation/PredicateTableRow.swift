/// One row of a table as a subject, for what cannot be answered column by column.
struct PredicateTableRow: PredicateSubject, ReflectedTypeName {
  let table: any PredicateTable
  /// The columns of the keys that are in the predicate.
  let columns: [String: PredicateColumn]
  let row: Int

  var typeName: String { "row \(row)" }

  func predicateValue(forKey key: String) -> PredicateValue? {
    // A key may also be worked out, as in SELF[$key].
    (columns[key] ?? table.column(forKeyPath: [key]))?.value(at: row)
  }

  func isEqual(to other: any PredicateSubject) -> Bool {
    (other as? PredicateTableRow).map { $0.row == row } ?? false
  }
}
