internal import Hierarchy
internal import Predicate

/// The steps of a class chain, one after the other, over one tree.
///
/// Sets of elements are lists of their positions in document order, each once. WebDriverAgent's
/// queries have no element twice either.
struct ClassChainRun {
  private let tree: ElementTree
  private let table: TreeTable

  init(_ tree: ElementTree) {
    self.tree = tree
    table = TreeTable(tree, dialect: .webDriverAgent)
  }

  /// Returns what an item selects below some elements.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - roots: The elements whose children or descendants are looked at.
  ///   - limit: How many elements are wanted at most.
  /// - Returns: The elements.
  /// - Throws: What has no answer for an element that a predicate was asked about.
  ///
  /// - Complexity: O(n).
  func matches(
    of item: ClassChain.Item,
    below roots: [Int32],
    limit: Int
  ) throws(PredicateEvaluationError) -> [Int32] {
    guard limit > 0 else { return [] }
    guard let position = item.position else {
      return try matches(of: item, below: roots, count: limit)
    }
    let matches = try matches(of: item, below: roots, count: position > 0 ? position : .max)
    // Minus the least number there is would be no number.
    guard matches.count >= position.magnitude else { return [] }
    return [matches[position > 0 ? position - 1 : matches.count + position]]
  }

  /// What an item without its position selects, and no more than a number of elements.
  private func matches(
    of item: ClassChain.Item,
    below roots: [Int32],
    count: Int
  ) throws(PredicateEvaluationError) -> [Int32] {
    if item.isDescendant, item.type == .any, item.conditions.count == 1,
      case .element(let predicate) = item.conditions[0]
    {
      // There is no list of all that is inside, of which most would be thrown away.
      let run = try PredicateRun(predicate, tree, table)
      return try run.matches(in: tree.insides(of: roots), limit: count)
    }
    let candidates = item.isDescendant ? descendants(of: roots, item) : children(of: roots, item)
    return try matches(of: item.conditions, among: candidates, count: count)
  }

  /// The candidates that satisfy all conditions, and no more than a number of them.
  private func matches(
    of conditions: [ClassChain.Condition],
    among candidates: [Int32],
    count: Int
  ) throws(PredicateEvaluationError) -> [Int32] {
    guard !conditions.isEmpty, !candidates.isEmpty else { return Array(candidates.prefix(count)) }
    var tests: [(ClassChain.Condition, PredicateRun)] = []
    for condition in conditions {
      tests.append((condition, try PredicateRun(condition.predicate, tree, table)))
    }
    var matches: [Int32] = []
    var start = 0
    // Where few are wanted, few are looked at at first.
    var size = count < candidates.count ? max(64, min(count, candidates.count)) : candidates.count
    while start < candidates.count, matches.count < count {
      let end = min(start + size, candidates.count)
      var remaining = Array(candidates[start..<end])
      for (condition, test) in tests where !remaining.isEmpty {
        switch condition {
        case .element: remaining = try test.filter(remaining)
        case .descendant: remaining = try test.filterContaining(remaining)
        }
      }
      matches += remaining
      start = end
      size *= 4
    }
    return matches.count > count ? Array(matches.prefix(count)) : matches
  }
}

// MARK: - Steps

extension ClassChainRun {
  private func descendants(of roots: [Int32], _ item: ClassChain.Item) -> [Int32] {
    let ranges = tree.insides(of: roots)
    var found: [Int32] = []
    switch item.type {
    case .any:
      found.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
      for range in ranges { found += range.lazy.map { Int32($0) } }
    case .other:
      // Kinds that Apple does not have are in no list.
      let codes = tree.typeCodes
      for range in ranges {
        for index in range where Self.isOther(codes[index]) { found.append(Int32(index)) }
      }
    default:
      let all = tree.nodes(ofType: item.type).nodeIndices
      for range in ranges { found += all.inside(range) }
    }
    return found
  }

  /// The children come in document order although a root may be inside another one.
  private func children(of roots: [Int32], _ item: ClassChain.Item) -> [Int32] {
    let ends = tree.subtreeEnds
    let codes = tree.typeCodes
    var found: [Int32] = []
    /// The next child of each root that is not through, and its end; the innermost is the last.
    var open: [(next: Int, end: Int)] = []
    func visit(upTo limit: Int) {
      while var root = open.popLast() {
        while root.next < root.end, root.next <= limit {
          if Self.isOfType(item.type, codes[root.next]) { found.append(Int32(root.next)) }
          root.next = Int(ends[root.next])
        }
        if root.next < root.end {
          open.append(root)
          return
        }
      }
    }
    for root in roots.lazy.map({ Int($0) }) {
      visit(upTo: root)
      open.append((root + 1, Int(ends[root])))
    }
    visit(upTo: tree.count)
    return found
  }

  private static func isOfType(_ type: ElementType, _ code: UInt16) -> Bool {
    switch type {
    case .any: true
    case .other: isOther(code)
    default: code == UInt16(type.rawValue)
    }
  }

  /// Whether a code is that of the kind Other, or of one that Apple does not have.
  private static func isOther(_ code: UInt16) -> Bool {
    code == UInt16(ElementType.other.rawValue) || Int(code) >= ElementType.knownCount
  }
}
