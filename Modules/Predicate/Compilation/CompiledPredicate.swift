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
    var matches: [Int] = []
    let all = rows ?? 0..<rowCount
    precondition(all.lowerBound >= 0 && all.upperBound <= rowCount, "The table has no such rows")
    var run = CompiledRun(depth: root.depth, textTestCount: textTestCount)
    var start = all.lowerBound
    while start < all.upperBound, matches.count < limit {
      let end = min(start + Self.blockSize, all.upperBound)
      let mask: UnsafeBufferPointer<UInt8>
      do throws(PredicateEvaluationError) {
        mask = try run.matches(of: root, in: start..<end)
      } catch {
        // The rows before the one without an answer count, and its error is the one to tell.
        for row in start..<end where matches.count < limit {
          if try root.holds(forRow: row) { matches.append(row) }
        }
        start = end
        continue
      }
      for (offset, isMatch) in mask.enumerated() where isMatch != 0 && matches.count < limit {
        matches.append(start + offset)
      }
      start = end
    }
    return matches
  }

  /// Returns whether the predicate is true for one row.
  ///
  /// - Throws: What `FormatPredicate.evaluate` throws.
  public func matches(row: Int) throws(PredicateEvaluationError) -> Bool {
    precondition(row >= 0 && row < rowCount, "The table has no such row")
    return try root.holds(forRow: row)
  }
}
