/// For each key (a string's number, a type's code) the elements that have it, in document order.
///
/// One block of element numbers, grouped by key, and one of group starts: two passes to build,
/// O(1) to ask. Each key of an element and each key that could be costs four bytes.
final class NodeLists: @unchecked Sendable {
  // Sendable is unchecked because columns hold pointers; nothing changes after `init`.
  private let starts: Column<UInt32>
  private let nodes: Column<Int32>

  /// Groups the elements 0..<count by key; `keyCount` is the number of possible keys.
  convenience init(count: Int, keyCount: Int, key: (Int) -> Int) {
    self.init(keyCount: keyCount) { add in
      for node in 0..<count { add(key(node), node) }
    }
  }

  /// Groups elements by keys, of which each may have several or none.
  ///
  /// - Parameters:
  ///   - keyCount: The number of possible keys.
  ///   - visit: Tells each key of each element, once and in document order; called twice.
  init(keyCount: Int, visit: (_ add: (_ key: Int, _ node: Int) -> Void) -> Void) {
    var starts = Column<UInt32>()
    starts.append(repeating: 0, count: keyCount + 2)
    var count = 0
    // Counting two places further on leaves each start in place once the nodes are dealt out.
    visit { key, _ in
      starts[key + 2] += 1
      count += 1
    }
    for key in 0..<keyCount { starts[key + 2] += starts[key + 1] }
    var nodes = Column<Int32>()
    nodes.append(repeating: 0, count: count)
    visit { key, node in
      nodes[Int(starts[key + 1])] = Int32(node)
      starts[key + 1] += 1
    }
    self.starts = starts
    self.nodes = nodes
  }

  /// The elements of one key, valid as long as the lists are.
  subscript(key: Int) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(rebasing: nodes.values[Int(starts[key])..<Int(starts[key + 1])])
  }
}
