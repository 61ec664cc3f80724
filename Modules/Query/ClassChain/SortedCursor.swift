/// Sorted numbers, of which ever greater ones are asked for.
struct SortedCursor {
  private let numbers: [Int32]
  private var position = 0

  init(_ numbers: [Int32]) { self.numbers = numbers }

  /// The first number that is no less than a bound, which must not be less than the last one.
  mutating func first(from bound: Int32) -> Int32? {
    while position < numbers.count, numbers[position] < bound { position += 1 }
    return position < numbers.count ? numbers[position] : nil
  }
}
