/// One row of a table as a subject, for what cannot be answered column by column.
struct PredicateTableRow: PredicateSubject {
  let columns: [String: PredicateColumn]
  let row: Int

  func predicateValue(forKey key: String) -> PredicateValue? { columns[key]?.value(at: row) }

  func isEqual(to other: any PredicateSubject) -> Bool {
    (other as? PredicateTableRow).map { $0.row == row } ?? false
  }
}
