/// The memory that one run of a compiled predicate needs; blocks of rows share it.
struct CompiledRun: ~Copyable {
  /// One mask for each level of the predicate: a byte for each row of a block.
  private let masks: UnsafeMutablePointer<UInt8>
  /// What is known of each distinct text, for each test of texts.
  private var memories: [UnsafeMutablePointer<UInt8>?]

  private let rowCount: Int

  private static let isFalse: UInt8 = 1
  private static let isTrue: UInt8 = 2

  /// From how many texts a row on it takes longer to make a memory than to ask again.
  private static let textsARow = 16

  /// Gets ready for a predicate and a number of rows, of which it may be that not all are asked for.
  init(depth: Int, textTestCount: Int, rowCount: Int) {
    self.rowCount = rowCount
    masks = .allocate(capacity: (depth + 1) * CompiledPredicate.blockSize)
    memories = Array(repeating: nil, count: textTestCount)
  }

  deinit {
    masks.deallocate()
    for memory in memories { memory?.deallocate() }
  }

  /// Evaluates a block of rows; the mask is valid until the next call.
  mutating func matches<Rows: RowBlock>(
    of root: CompiledNode,
    in rows: Rows
  ) throws(PredicateEvaluationError) -> UnsafeBufferPointer<UInt8> {
    let mask = UnsafeMutableBufferPointer(start: masks, count: rows.count)
    mask.update(repeating: 1)
    try narrow(mask, at: 0, rows, to: root)
    return UnsafeBufferPointer(mask)
  }

  /// The mask for a level.
  private func mask(at level: Int, count: Int) -> UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(start: masks + level * CompiledPredicate.blockSize, count: count)
  }

  /// Takes out of a mask the rows for which a node does not hold.
  private mutating func narrow<Rows: RowBlock>(
    _ mask: UnsafeMutableBufferPointer<UInt8>,
    at level: Int,
    _ rows: Rows,
    to node: CompiledNode
  ) throws(PredicateEvaluationError) {
    switch node {
    case .constant(let value):
      if !value { mask.update(repeating: 0) }
    case .and(let nodes):
      for node in nodes { try narrow(mask, at: level, rows, to: node) }
    case .or(let nodes):
      // What holds for none of the parts is what is left when each takes out what it fits.
      let rest = self.mask(at: level + 1, count: rows.count)
      copy(mask, to: rest)
      for node in nodes { try narrow(rest, at: level + 1, rows, awayFrom: node) }
      subtract(rest, from: mask)
    case .not(let node): try narrow(mask, at: level, rows, awayFrom: node)
    case .lists(let test):
      for index in 0..<rows.count where mask[index] != 0 {
        mask[index] = test.holds(forRow: rows[index]) ? 1 : 0
      }
    case .numbers(let test): narrow(mask, rows, to: test)
    case .texts(let test): try narrow(mask, rows, to: test)
    case .interpreted(let part):
      for index in 0..<rows.count where mask[index] != 0 {
        if try !part.holds(forRow: rows[index]) { mask[index] = 0 }
      }
    }
  }

  /// Takes out of a mask the rows for which a node holds.
  private mutating func narrow<Rows: RowBlock>(
    _ mask: UnsafeMutableBufferPointer<UInt8>,
    at level: Int,
    _ rows: Rows,
    awayFrom node: CompiledNode
  ) throws(PredicateEvaluationError) {
    let matches = self.mask(at: level + 1, count: rows.count)
    copy(mask, to: matches)
    try narrow(matches, at: level + 1, rows, to: node)
    subtract(matches, from: mask)
  }

  private func copy(
    _ source: UnsafeMutableBufferPointer<UInt8>,
    to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    _ = target.update(fromContentsOf: source)
  }

  private func subtract(
    _ other: UnsafeMutableBufferPointer<UInt8>,
    from mask: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in 0..<mask.count { mask[index] &= ~other[index] }
  }
}

// MARK: - Numbers

extension CompiledRun {
  private func narrow<Rows: RowBlock>(
    _ mask: UnsafeMutableBufferPointer<UInt8>,
    _ rows: Rows,
    to test: CompiledNumberTest
  ) {
    guard test.members == nil else {
      for index in 0..<rows.count where mask[index] != 0 {
        mask[index] = test.holds(forRow: rows[index]) ? 1 : 0
      }
      return
    }
    let lower = test.range.lowerBound
    let upper = test.range.upperBound
    let inverted: UInt8 = test.isInverted ? 1 : 0
    let none: UInt8 = test.holdsForNone ? 1 : 0
    switch test.column.content {
    case .flags(let bits, let isKnown, let isTrue):
      let ifTrue: UInt8 = test.range.contains(1) != test.isInverted ? 1 : 0
      let ifFalse: UInt8 = test.range.contains(0) != test.isInverted ? 1 : 0
      for index in 0..<rows.count {
        let bits = bits[rows[index]]
        let known = bits & isTrue != 0 ? ifTrue : ifFalse
        mask[index] &= bits & isKnown != 0 ? known : none
      }
    case .codes(let codes):
      for index in 0..<rows.count {
        let value = Double(codes[rows[index]])
        mask[index] &= (value >= lower && value <= upper ? 1 : 0) ^ inverted
      }
    case .counts(let counts):
      for index in 0..<rows.count {
        let value = Double(counts[rows[index]])
        mask[index] &= (value >= lower && value <= upper ? 1 : 0) ^ inverted
      }
    case .reals(let first, let stride):
      for index in 0..<rows.count {
        let offset = rows[index] * stride
        let value = first.load(fromByteOffset: offset, as: Double.self)
        let holds = (value >= lower && value <= upper ? 1 : 0) ^ inverted
        mask[index] &= value.isNaN ? none : holds
      }
    case .integers, .texts, .lists, .values:
      for index in 0..<rows.count where mask[index] != 0 {
        mask[index] = test.holds(forRow: rows[index]) ? 1 : 0
      }
    }
  }
}

// MARK: - Texts

extension CompiledRun {
  private mutating func narrow<Rows: RowBlock>(
    _ mask: UnsafeMutableBufferPointer<UInt8>,
    _ rows: Rows,
    to test: CompiledTextTest
  ) throws(PredicateEvaluationError) {
    let numbers = test.numbers
    if let wanted = test.wanted {
      for index in 0..<rows.count { mask[index] &= numbers[rows[index]] == wanted ? 1 : 0 }
      return
    }
    guard rowCount * Self.textsARow >= test.store.textCount else {
      for index in 0..<rows.count where mask[index] != 0 {
        mask[index] = try test.holds(forRow: rows[index]) ? 1 : 0
      }
      return
    }
    let memory = memory(of: test)
    let none = test.holdsForNone ? Self.isTrue : Self.isFalse
    memory[0] = none
    for index in 0..<rows.count where mask[index] != 0 {
      let number = numbers[rows[index]]
      var known = memory[Int(number)]
      if known == 0 {
        known = try test.holds(forText: number) ? Self.isTrue : Self.isFalse
        memory[Int(number)] = known
      }
      mask[index] = known == Self.isTrue ? 1 : 0
    }
  }

  /// What is known so far of the texts; all zeros at first.
  private mutating func memory(of test: CompiledTextTest) -> UnsafeMutablePointer<UInt8> {
    if let memory = memories[test.index] { return memory }
    let count = test.store.textCount + 1
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    memories[test.index] = memory
    return memory
  }
}
