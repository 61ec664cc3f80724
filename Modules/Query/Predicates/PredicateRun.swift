package import Hierarchy
package import Predicate

/// A predicate made ready for one tree, to be asked about some of its elements.
///
/// Whoever asks the same predicate of the same tree again should keep it. Lists of elements are
/// their positions in document order, each once.
package struct PredicateRun: Sendable {
  /// The tree.
  package let tree: ElementTree
  private let predicate: CompiledPredicate

  /// How many candidates are looked at first where few are wanted.
  private static let firstCount = 64

  /// Compiles a predicate for a tree.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - tree: The tree.
  ///   - variables: The values of the predicate's variables.
  /// - Throws: When elements do not have one of the keys.
  package init(
    _ predicate: TreePredicate,
    in tree: ElementTree,
    variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) {
    let table = TreeTable(tree, dialect: predicate.dialect)
    try self.init(predicate.predicate, tree, table, variables: variables)
  }

  init(
    _ predicate: FormatPredicate,
    _ tree: ElementTree,
    _ table: TreeTable,
    variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) {
    self.tree = tree
    self.predicate = try predicate.compile(for: table, variables: variables)
  }

  /// How many elements are looked at to find all that match.
  package var visitedCount: Int { predicate.visitedRowCount }

  /// Returns whether the predicate is true for one element.
  ///
  /// - Parameter index: The position of the element.
  /// - Returns: Whether it is.
  /// - Throws: What has no answer for the element.
  package func matches(_ index: Int) throws(PredicateEvaluationError) -> Bool {
    try predicate.matches(row: index)
  }

  /// Returns the elements in some ranges for which the predicate is true.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of positions in their order, which do not overlap.
  ///   - limit: After how many to stop.
  /// - Returns: The elements.
  /// - Throws: What has no answer for the first element that has none.
  ///
  /// - Complexity: O(n) in elements of the ranges, or of those that an index has of them.
  package func matches(
    in ranges: [Range<Int>],
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [Int32] {
    try predicate.matchingRows(in: ranges, limit: limit)
  }

  /// Returns the candidates for which the predicate is true.
  ///
  /// - Parameters:
  ///   - candidates: The candidates.
  ///   - limit: After how many to stop.
  /// - Returns: The elements.
  /// - Throws: What has no answer for the first candidate that has none.
  ///
  /// - Complexity: O(n) in candidates.
  package func filter(
    _ candidates: UnsafeBufferPointer<Int32>,
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [Int32] {
    try predicate.matchingRows(among: candidates, limit: limit)
  }

  /// Returns the candidates for which the predicate is true.
  ///
  /// - Parameters:
  ///   - candidates: The candidates.
  ///   - limit: After how many to stop.
  /// - Returns: The elements.
  /// - Throws: What has no answer for the first candidate that has none.
  ///
  /// - Complexity: O(n) in candidates.
  package func filter(
    _ candidates: some Sequence<Int32>,
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [Int32] {
    let buffer = PredicateBuffer(Array(candidates))
    defer { withExtendedLifetime(buffer) {} }
    return try filter(buffer.view, limit: limit)
  }

  /// Returns the candidates in which the predicate is true of something, at any depth.
  ///
  /// - Parameters:
  ///   - candidates: The candidates, which are not asked about themselves.
  ///   - limit: After how many to stop.
  /// - Returns: The elements.
  /// - Throws: What has no answer for an element inside a candidate that was looked at.
  ///
  /// - Complexity: O(n) in elements inside the candidates.
  package func filterContaining(
    _ candidates: [Int32],
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [Int32] {
    let ends = tree.subtreeEnds
    var containers: [Int32] = []
    var start = 0
    var size = limit < candidates.count ? max(Self.firstCount, limit) : candidates.count
    while start < candidates.count, containers.count < limit {
      let part = candidates[start..<min(start + size, candidates.count)]
      var matches = SortedCursor(try self.matches(in: tree.insides(of: part)))
      containers += part.filter { candidate in
        guard let match = matches.first(from: candidate + 1) else { return false }
        return match < ends[Int(candidate)]
      }
      start = part.endIndex
      size *= 4
    }
    return containers.count > limit ? Array(containers.prefix(max(0, limit))) : containers
  }
}

extension ElementTree {
  /// What is inside some elements, as ranges that do not touch what is outside all of them.
  func insides(of roots: some Sequence<Int32>) -> [Range<Int>] {
    let ends = subtreeEnds
    var ranges: [Range<Int>] = []
    var covered = 0
    for root in roots where root >= covered {
      covered = Int(ends[Int(root)])
      if Int(root) + 1 < covered { ranges.append(Int(root) + 1..<covered) }
    }
    return ranges
  }
}
