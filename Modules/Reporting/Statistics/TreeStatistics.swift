public import Hierarchy

/// How much of what is in a tree, or in several.
public struct TreeStatistics: Hashable, Sendable {
  /// The size of the dump, in bytes.
  public private(set) var byteCount = 0

  /// The number of elements.
  public private(set) var elementCount = 0

  /// The number of levels; 1 for a tree of nothing but roots.
  public private(set) var levelCount = 0

  /// How many elements there are of each kind, by its name.
  public private(set) var typeCounts: [String: Int] = [:]

  /// How many elements are known to have an identifier.
  public private(set) var identifiedCount = 0

  /// How many elements have a label that is not empty.
  public private(set) var labelledCount = 0

  /// How many elements have no frame, or the one that stands for none.
  public private(set) var framelessCount = 0

  /// The identifiers that several elements of one tree have, and how many do.
  public private(set) var duplicates: [String: Int] = [:]

  /// Creates statistics of nothing.
  public init() {}

  /// Counts what is in a tree.
  ///
  /// - Complexity: O(n).
  public init(of tree: ElementTree, byteCount: Int) {
    self.byteCount = byteCount
    elementCount = tree.count
    var identifiers: [String: Int] = [:]
    tree.walk { node, depth in
      levelCount = max(levelCount, depth + 1)
      typeCounts[node.typeName, default: 0] += 1
      if let identifier = node.identifier {
        identifiedCount += 1
        identifiers[identifier, default: 0] += 1
      }
      if node.label?.isEmpty == false { labelledCount += 1 }
      if node.frame == nil || node.frame == .unavailable { framelessCount += 1 }
    } leave: { _ in
    }
    duplicates = identifiers.filter { $0.value > 1 }
  }

  /// Adds the counts of another tree; an identifier in both trees is no duplicate for that.
  public mutating func add(_ other: TreeStatistics) {
    byteCount += other.byteCount
    elementCount += other.elementCount
    levelCount = max(levelCount, other.levelCount)
    typeCounts.merge(other.typeCounts, uniquingKeysWith: +)
    identifiedCount += other.identifiedCount
    labelledCount += other.labelledCount
    framelessCount += other.framelessCount
    duplicates.merge(other.duplicates, uniquingKeysWith: +)
  }

  /// Names with counts, the highest count first and equal counts by name.
  static func ranked(_ counts: [String: Int]) -> [(name: String, count: Int)] {
    counts.map { (name: $0.key, count: $0.value) }.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.name < $1.name
    }
  }
}
