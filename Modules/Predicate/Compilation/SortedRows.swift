extension UnsafeBufferPointer<Int32> {
  /// The part of a list of rows in their order that lies in a range.
  ///
  /// - Parameter range: A range of rows.
  /// - Returns: The part, valid as long as the whole.
  ///
  /// - Complexity: O(log n).
  package func inside(_ range: Range<Int>) -> UnsafeBufferPointer<Int32> {
    let start = firstOffset(from: range.lowerBound)
    let end = firstOffset(from: range.upperBound)
    return UnsafeBufferPointer(rebasing: self[start..<Swift.max(start, end)])
  }

  /// How many rows are less than a bound.
  private func firstOffset(from bound: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if Int(self[middle]) < bound {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
