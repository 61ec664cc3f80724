/// Rows that are looked at together, in their order.
protocol RowBlock {
  var count: Int { get }

  /// The number of a row.
  subscript(offset: Int) -> Int { get }

  /// Some of the rows.
  func part(_ range: Range<Int>) -> Self
}

/// Rows one after the other.
struct ContiguousRows: RowBlock {
  let start: Int
  let count: Int

  init(_ range: Range<Int>) {
    start = range.lowerBound
    count = range.count
  }

  subscript(offset: Int) -> Int { start + offset }

  func part(_ range: Range<Int>) -> ContiguousRows {
    ContiguousRows(start + range.lowerBound..<start + range.upperBound)
  }
}

/// Rows with others between them.
struct ListedRows: RowBlock {
  let numbers: UnsafeBufferPointer<Int32>

  var count: Int { numbers.count }

  subscript(offset: Int) -> Int { Int(numbers[offset]) }

  func part(_ range: Range<Int>) -> ListedRows {
    ListedRows(numbers: UnsafeBufferPointer(rebasing: numbers[range]))
  }
}
