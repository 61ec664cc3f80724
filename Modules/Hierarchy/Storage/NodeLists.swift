/// For each key (a string's number, a type's code) the elements that have it, in document order.
///
/// One block of element numbers, grouped by key, and one of group starts: two passes to build,
/// O(1) to ask.
final class NodeLists: @unchecked Sendable {
  // Sendable is unchecked because columns hold pointers; nothing changes after `init`.
  private let starts: Column<UInt32>
  private let nodes: Column<Int32>

  /// Groups the elements 0..<count by key; `keyCount` is the number of possible keys.
  init(count: Int, keyCount: Int, key: (Int) -> Int) {
    var starts = Column<UInt32>()
    starts.append(repeating: 0, count: keyCount + 2)
    // Counting two places further on leaves each start in place once the nodes are dealt out.
    for node in 0..<count { starts[key(node) + 2] += 1 }
    for key in 0..<keyCount { starts[key + 2] += starts[key + 1] }
    var nodes = Column<Int32>()
    nodes.append(repeating: 0, count: count)
    for node in 0..<count {
      let slot = key(node) + 1
      nodes[Int(starts[slot])] = Int32(node)
      starts[slot] += 1
    }
    self.starts = starts
    self.nodes = nodes
  }

  /// The elements of one key, valid as long as the lists are.
  subscript(key: Int) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(rebasing: nodes.values[Int(starts[key])..<Int(starts[key + 1])])
  }
}
