extension CompiledNode {
  /// Returns lists of rows outside of which the node neither holds nor fails, from indexes.
  ///
  /// So nothing but these rows need be looked at, in their order, for the same matches and the same
  /// error.
  ///
  /// - Returns: The lists, valid as long as the node; nil when all rows have to be looked at.
  func candidates() -> [UnsafeBufferPointer<Int32>]? {
    switch self {
    case .constant(let value): return value ? nil : []
    case .not, .interpreted: return nil
    case .texts(let test):
      guard !test.holdsForNone, let index = test.column.index, let texts = test.literalTexts else {
        return nil
      }
      return Self.lists(texts) { index.rows(withText: $0) }
    case .lists(let test):
      guard let index = test.column.index else { return nil }
      return Self.lists([test.text]) { index.rows(withText: $0) }
    case .numbers(let test):
      guard let index = test.column.index, let numbers = test.exactNumbers else { return nil }
      return Self.lists(numbers) { index.rows(withNumber: $0) }
    case .and(let nodes):
      var best: [UnsafeBufferPointer<Int32>]?
      for node in nodes {
        if let lists = node.candidates(), best.map({ $0.rowCount > lists.rowCount }) ?? true {
          best = lists
        }
        // What comes after a part that may fail is not asked about rows where it does.
        if node.mayFail { break }
      }
      return best
    case .or(let nodes):
      var lists: [UnsafeBufferPointer<Int32>] = []
      for node in nodes {
        guard let more = node.candidates() else { return nil }
        for list in more where !lists.contains(where: { $0.baseAddress == list.baseAddress }) {
          lists.append(list)
        }
      }
      return lists
    }
  }

  /// More lists than this would take longer to merge than rows to look at.
  private static let listLimit = 32

  private static func lists<Key>(
    _ keys: [Key],
    _ rows: (Key) -> UnsafeBufferPointer<Int32>?
  ) -> [UnsafeBufferPointer<Int32>]? {
    guard keys.count <= listLimit else { return nil }
    var lists: [UnsafeBufferPointer<Int32>] = []
    for key in keys {
      guard let list = rows(key) else { return nil }
      if !list.isEmpty { lists.append(list) }
    }
    return lists
  }
}

extension [UnsafeBufferPointer<Int32>] {
  /// How many rows there are in the lists at most.
  var rowCount: Int { reduce(0) { $0 + $1.count } }

  /// The rows of all lists in their order, each once.
  func merged() -> [Int32] {
    if count == 1 { return Array<Int32>(self[0]) }
    var rows: [Int32] = []
    for row in joined().sorted() where row != rows.last { rows.append(row) }
    return rows
  }
}
