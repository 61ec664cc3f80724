extension CompiledPredicate {
  /// Returns those of some rows for which the predicate is true, in their order.
  ///
  /// - Parameters:
  ///   - rows: Numbers of rows, in their order and each once.
  ///   - limit: After how many matches to stop.
  /// - Returns: Numbers of rows.
  /// - Throws: What `FormatPredicate.evaluate` throws for the first row that has no answer.
  ///
  /// - Complexity: O(n) in rows.
  package func matchingRows(
    among rows: UnsafeBufferPointer<Int32>,
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [Int32] {
    check(rows)
    // Each row of an index is looked for among the others, which must be worth it.
    guard rows.count > 1, let lists = root.candidates(), lists.rowCount * 4 < rows.count else {
      return try matchingRows(of: ListedRows(numbers: rows), limit: limit)
    }
    let common = lists.merged().filter { !rows.inside(Int($0)..<Int($0) + 1).isEmpty }
    return try matchingRows(among: common, limit: limit)
  }

  /// Returns the rows in some ranges for which the predicate is true, in their order.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of rows in their order, which do not overlap.
  ///   - limit: After how many matches to stop.
  /// - Returns: Numbers of rows.
  /// - Throws: What `FormatPredicate.evaluate` throws for the first row that has no answer.
  ///
  /// - Complexity: O(n) in rows.
  package func matchingRows(
    in ranges: [Range<Int>],
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [Int32] {
    guard let first = ranges.first, let last = ranges.last else { return [] }
    precondition(
      first.lowerBound >= 0 && last.upperBound <= rowCount,
      "The table has no such rows"
    )
    if let candidates = candidates(in: ranges) {
      return try matchingRows(among: candidates, limit: limit)
    }
    if ranges.count == 1 { return try matchingRows(of: ContiguousRows(first), limit: limit) }
    var rows: [Int32] = []
    rows.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges { rows += range.lazy.map { Int32($0) } }
    return try matchingRows(among: rows, limit: limit)
  }

  /// How many rows are looked at to find all matches; an index may leave few of them.
  package var visitedRowCount: Int { candidates(in: [0..<rowCount])?.count ?? rowCount }

  /// The rows in some ranges that indexes leave to look at; nil when that is no quicker.
  func candidates(in ranges: [Range<Int>]) -> [Int32]? {
    guard let all = root.candidates() else { return nil }
    let lists = ranges.flatMap { range in all.map { $0.inside(range) } }.filter { !$0.isEmpty }
    // Rows by themselves cost more than rows in a row.
    guard lists.rowCount * 2 <= ranges.reduce(0, { $0 + $1.count }) else { return nil }
    return lists.merged()
  }

  /// The same for a list that indexes have made as short as they can.
  func matchingRows(
    among rows: [Int32],
    limit: Int
  ) throws(PredicateEvaluationError) -> [Int32] {
    let buffer = PredicateBuffer(rows)
    defer { withExtendedLifetime(buffer) {} }
    return try matchingRows(of: ListedRows(numbers: buffer.view), limit: limit)
  }

  private func check(_ rows: UnsafeBufferPointer<Int32>) {
    guard let first = rows.first, let last = rows.last else { return }
    precondition(first >= 0 && Int(last) < rowCount, "The table has no such rows")
  }
}

// MARK: - Block by block

extension CompiledPredicate {
  /// Looks at rows block by block, at few of them first where few matches are wanted.
  func matchingRows<Rows: RowBlock, Row: FixedWidthInteger>(
    of rows: Rows,
    limit: Int
  ) throws(PredicateEvaluationError) -> [Row] {
    var matches: [Row] = []
    guard limit > 0, rows.count > 0 else { return matches }
    var run = CompiledRun(depth: root.depth, textTestCount: textTestCount, rowCount: rows.count)
    var start = 0
    var size = limit < Self.blockSize ? Self.firstBlockSize : Self.blockSize
    while start < rows.count, matches.count < limit {
      let block = rows.part(start..<min(start + size, rows.count))
      start += block.count
      size = min(size * 4, Self.blockSize)
      let mask: UnsafeBufferPointer<UInt8>
      do throws(PredicateEvaluationError) {
        mask = try run.matches(of: root, in: block)
      } catch {
        // The rows before the one without an answer count, and its error is the one to tell.
        for offset in 0..<block.count where matches.count < limit {
          let row = block[offset]
          if try root.holds(forRow: row) { matches.append(Row(truncatingIfNeeded: row)) }
        }
        continue
      }
      for offset in 0..<block.count where mask[offset] != 0 && matches.count < limit {
        matches.append(Row(truncatingIfNeeded: block[offset]))
      }
    }
    return matches
  }

  private static let firstBlockSize = 32
}
