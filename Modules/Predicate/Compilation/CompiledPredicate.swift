/// A predicate whose keys are bound to the columns of a table.
///
/// Comparisons of a column with a fixed value run over blocks of rows; comparisons of texts are
/// made once for each distinct text. Whatever else the predicate has is evaluated row by row as
/// `FormatPredicate.evaluate` does, and the answers are the same in every case.
public struct CompiledPredicate: Sendable {
  /// How many rows the table has.
  public let rowCount: Int

  let root: CompiledNode
  /// How many tests of texts there are, each with a memory of its own while it runs.
  let textTestCount: Int

  /// How many rows are looked at together.
  static let blockSize = 1_024

  /// Returns the rows for which the predicate is true, in their order.
  ///
  /// - Parameters:
  ///   - rows: The rows to look at; all of them when nil.
  ///   - limit: After how many matches to stop.
  /// - Returns: Numbers of rows from 0.
  /// - Throws: What `FormatPredicate.evaluate` throws for the first row that has no answer.
  ///
  /// - Complexity: O(n) in rows.
  public func matchingRows(
    in rows: Range<Int>? = nil,
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [Int] {
    let all = rows ?? 0..<rowCount
    precondition(all.lowerBound >= 0 && all.upperBound <= rowCount, "The table has no such rows")
    guard let candidates = candidates(in: [all]) else {
      return try matchingRows(of: ContiguousRows(all), limit: limit)
    }
    return try matchingRows(among: candidates, limit: limit).map { Int($0) }
  }

  /// Returns whether the predicate is true for one row.
  ///
  /// - Throws: What `FormatPredicate.evaluate` throws.
  public func matches(row: Int) throws(PredicateEvaluationError) -> Bool {
    precondition(row >= 0 && row < rowCount, "The table has no such row")
    return try root.holds(forRow: row)
  }
}
