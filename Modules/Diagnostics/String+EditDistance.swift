extension String {
  /// Returns the Damerau–Levenshtein distance to another text.
  ///
  /// It is the least number of insertions, deletions, substitutions and swaps of neighbouring
  /// characters that turn one into the other, where swapped characters may be edited again; so it
  /// is a metric.
  ///
  /// - Complexity: O(*n* · *m*) in time and space.
  package func editDistance(to other: String) -> Int {
    let source = Array(self)
    let target = Array(other)
    let unreachable = source.count + target.count
    let width = target.count + 2
    // Row and column 0 hold the border value; row and column 1 stand for the empty prefix.
    var distances = [Int](repeating: unreachable, count: (source.count + 2) * width)
    for row in 0...source.count { distances[(row + 1) * width + 1] = row }
    for column in 0...target.count { distances[width + column + 1] = column }
    var lastRowOfCharacter: [Character: Int] = [:]
    for (row, character) in zip(1..., source) {
      var lastMatchingColumn = 0
      for (column, candidate) in zip(1..., target) {
        let swapRow = lastRowOfCharacter[candidate, default: 0]
        let swapColumn = lastMatchingColumn
        let isMatch = character == candidate
        if isMatch { lastMatchingColumn = column }
        distances[(row + 1) * width + column + 1] = Swift.min(
          distances[row * width + column] + (isMatch ? 0 : 1),
          distances[(row + 1) * width + column] + 1,
          distances[row * width + column + 1] + 1,
          distances[swapRow * width + swapColumn]
            + (row - swapRow - 1) + 1 + (column - swapColumn - 1)
        )
      }
      lastRowOfCharacter[character] = row
    }
    return distances[distances.count - 1]
  }
}
