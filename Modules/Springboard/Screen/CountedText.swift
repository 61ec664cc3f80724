/// A text with two whole numbers, of which one counts and the other is how many there are.
///
/// Examples are `page 1 of 3` and `Foo, 1 of 3`; other languages have other words, and some have the
/// numbers the other way round, which shows where the first is the larger.
struct CountedText {
  private let text: String
  private let numberRange: Range<String.Index>

  /// The one that counts, from 1.
  let number: Int
  /// How many there are.
  let count: Int

  /// Reads a text, whose last two numbers count.
  init?(_ text: String) {
    var runs: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let run = text[index...].prefix { $0.isASCII && $0.isNumber }
      if !run.isEmpty { runs.append(run.startIndex..<run.endIndex) }
      index = run.isEmpty ? text.index(after: index) : run.endIndex
    }
    guard runs.count >= 2, let first = Int(text[runs[runs.count - 2]]),
      let second = Int(text[runs[runs.count - 1]]), min(first, second) >= 1
    else { return nil }
    self.text = text
    number = min(first, second)
    count = max(first, second)
    numberRange = first <= second ? runs[runs.count - 2] : runs[runs.count - 1]
  }

  /// The text with another number that counts.
  func text(number: Int) -> String { text.replacingText(in: numberRange, by: "\(number)") }

  /// What stands before the last comma in front of the numbers: `Foo` of `Foo, 1 of 3`.
  var title: String? {
    text[..<numberRange.lowerBound].lastIndex(of: ",").map { String(text[..<$0]) }
  }

  /// The text with another number, and another title where it has one.
  func text(number: Int, title newTitle: String) -> String {
    guard let title else { return newTitle }
    return newTitle + text(number: number).dropFirst(title.count)
  }
}

extension String {
  fileprivate func replacingText(in range: Range<Index>, by other: String) -> String {
    String(self[..<range.lowerBound]) + other + self[range.upperBound...]
  }
}
