/// Counts siblings along a walk in document order, at O(1) an element.
package struct SiblingPositions {
  private var counts: [Int] = []

  package init() {}

  /// The position among its siblings, from 0, of the next element, whose depth is given.
  package mutating func next(atDepth depth: Int) -> Int {
    if counts.count > depth {
      counts.removeLast(counts.count - depth - 1)
      counts[depth] += 1
    } else {
      counts.append(0)
    }
    return counts[depth]
  }
}
