internal import Predicate

/// A predicate over some of the elements of a tree, in the way that is quicker.
struct ElementTest {
  private let predicate: CompiledPredicate

  /// How much more a row costs by itself than among others.
  private static let costOfOneRow = 8

  init(_ predicate: CompiledPredicate) { self.predicate = predicate }

  /// Returns the rows for which the predicate is true.
  ///
  /// It may return rows between the ranges as well.
  ///
  /// - Parameter ranges: The rows that must be looked at, in their order.
  /// - Returns: Numbers of rows, in their order.
  /// - Throws: What has no answer for the first row of the ranges that has none.
  ///
  /// - Complexity: O(n) in rows of the ranges.
  func matches(in ranges: [Range<Int>]) throws(PredicateEvaluationError) -> [Int] {
    guard let first = ranges.first, let last = ranges.last else { return [] }
    let hull = first.lowerBound..<last.upperBound
    let count = ranges.reduce(0) { $0 + $1.count }
    if count * Self.costOfOneRow >= hull.count, count > 1,
      let matches = try? predicate.matchingRows(in: hull)
    {
      return matches
    }
    // A row between the ranges may have no answer, which must not matter.
    var matches: [Int] = []
    for range in ranges {
      for row in range where try predicate.matches(row: row) { matches.append(row) }
    }
    return matches
  }
}
