/// Whether one text is among the texts that several columns have in a row.
struct CompiledListTest: @unchecked Sendable {
  // Sendable is unchecked because of the pointers, which the column's owners keep valid.
  let column: PredicateColumn
  /// The numbers of the texts, column by column.
  let numbers: [UnsafePointer<UInt32>]
  /// The text, and its number.
  let text: String
  let wanted: UInt32

  /// Takes columns that share a store in which the text has but one number; nil for others.
  init?(_ column: PredicateColumn, of columns: [PredicateColumn], _ text: String) {
    var numbers: [UnsafePointer<UInt32>] = []
    var shared: (any PredicateTextStore)?
    for column in columns {
      guard case .texts(let more, let store) = column.content, shared == nil || shared === store
      else { return nil }
      numbers.append(more)
      shared = store
    }
    guard let known = shared?.numbers(ofText: text), known.count == 1 else { return nil }
    self.column = column
    self.numbers = numbers
    self.text = text
    wanted = known[0]
  }

  func holds(forRow row: Int) -> Bool {
    for numbers in numbers where numbers[row] == wanted { return true }
    return false
  }
}
