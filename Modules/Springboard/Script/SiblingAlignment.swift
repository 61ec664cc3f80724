internal import Hierarchy

/// Which of some siblings are still there, which are gone, and which have come.
struct SiblingAlignment {
  /// What became of a sibling.
  enum Step {
    case added(ElementNode)
    case removed(ElementNode)
    case kept(ElementNode, ElementNode)
  }

  /// The steps from the old siblings to the new ones, in order.
  private(set) var steps: [Step] = []

  /// Pairs siblings of an element before and after.
  ///
  /// - Complexity: O(n log n).
  init(_ old: [ElementNode], _ new: [ElementNode]) {
    align(old[...], new[...], SiblingKey.all[...])
  }

  /// Pairs by the first kind of key, and what is left in between by the others.
  private mutating func align(
    _ old: ArraySlice<ElementNode>,
    _ new: ArraySlice<ElementNode>,
    _ keys: ArraySlice<SiblingKey>
  ) {
    guard let key = keys.first, !old.isEmpty, !new.isEmpty else {
      steps += old.map { .removed($0) }
      steps += new.map { .added($0) }
      return
    }
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    for (oldIndex, newIndex) in Self.pairs(old, new, key) {
      align(old[oldStart..<oldIndex], new[newStart..<newIndex], keys.dropFirst())
      steps.append(.kept(old[oldIndex], new[newIndex]))
      (oldStart, newStart) = (oldIndex + 1, newIndex + 1)
    }
    align(old[oldStart...], new[newStart...], keys.dropFirst())
  }

  /// The most siblings with equal keys that can be paired without changing their order.
  ///
  /// Where several have the same key, the first are paired with the first.
  private static func pairs(
    _ old: ArraySlice<ElementNode>,
    _ new: ArraySlice<ElementNode>,
    _ key: SiblingKey
  ) -> [(Int, Int)] {
    var places: [SiblingKey.Value: [Int]] = [:]
    for index in old.indices.reversed() {
      guard let value = key.value(of: old[index]) else { continue }
      places[value, default: []].append(index)
    }
    var candidates: [(Int, Int)] = []
    for index in new.indices {
      guard let value = key.value(of: new[index]), let place = places[value]?.popLast() else {
        continue
      }
      candidates.append((place, index))
    }
    return longestIncreasing(candidates)
  }

  /// The longest part of a list in which the first numbers rise, as patience sorting finds it.
  private static func longestIncreasing(_ list: [(Int, Int)]) -> [(Int, Int)] {
    // For each length, where the run of that length with the least end ends.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: list.count)
    for (position, entry) in list.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if list[ends[middle]].0 < entry.0 { low = middle + 1 } else { high = middle }
      }
      previous[position] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: [(Int, Int)] = []
    var position = ends.last
    while let current = position {
      result.append(list[current])
      position = previous[current]
    }
    return result.reversed()
  }
}
