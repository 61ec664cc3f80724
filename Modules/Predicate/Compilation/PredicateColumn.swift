/// The values of all subjects of a table for one key.
///
/// Sendable is unchecked because of the pointers; what they point to never changes, and lives as
/// long as the owner that the column holds on to.
public struct PredicateColumn: @unchecked Sendable {
  let content: Content
  private let owner: (any AnyObject & Sendable)?
  /// What finds rows by their values, if anything does.
  private(set) var index: (any PredicateRowIndex)?

  enum Content {
    /// Numbers of texts in a store; the number 0 is no text.
    case texts(UnsafePointer<UInt32>, any PredicateTextStore)
    /// Small whole numbers without gaps.
    case codes(UnsafePointer<UInt16>)
    /// Whole numbers without gaps.
    case counts(UnsafePointer<Int32>)
    /// Yes or no in two bits of each row: whether it is known, and what it is.
    case flags(UnsafePointer<UInt16>, isKnown: UInt16, isTrue: UInt16)
    /// Numbers some bytes apart; not-a-number is none.
    case reals(UnsafeRawPointer, stride: Int)
    /// Whole numbers, and a byte for each that is not 0 where there is one.
    case integers(UnsafePointer<Int64>, isKnown: UnsafePointer<UInt8>)
    /// The values of several columns as a list.
    case lists([PredicateColumn])
    /// Anything else, asked for one by one.
    case values(@Sendable (Int) -> PredicateValue)
  }

  private init(_ content: Content, owner: (any AnyObject & Sendable)?) {
    self.content = content
    self.owner = owner
  }

  /// A column of texts; equal ones are kept once.
  public static func strings(_ values: [String?]) -> PredicateColumn {
    let store = DistinctTexts()
    let numbers = PredicateBuffer(values.map { $0.map { store.number(of: $0) } ?? 0 })
    return PredicateColumn(
      .texts(numbers.start, store),
      owner: PredicateOwners([numbers, store])
    )
  }

  /// A column of whole numbers.
  public static func integers(_ values: [Int64?]) -> PredicateColumn {
    let numbers = PredicateBuffer(values.map { $0 ?? 0 })
    let known = PredicateBuffer<UInt8>(values.map { $0 == nil ? 0 : 1 })
    return PredicateColumn(
      .integers(numbers.start, isKnown: known.start),
      owner: PredicateOwners([numbers, known])
    )
  }

  /// A column of yes and no.
  public static func booleans(_ values: [Bool?]) -> PredicateColumn {
    let bits = PredicateBuffer<UInt16>(values.map { $0.map { $0 ? 3 : 1 } ?? 0 })
    return PredicateColumn(.flags(bits.start, isKnown: 1, isTrue: 2), owner: bits)
  }

  /// A column of numbers with fractions; not-a-number is taken for none.
  public static func reals(_ values: [Double?]) -> PredicateColumn {
    let numbers = PredicateBuffer(values.map { $0 ?? .nan })
    return PredicateColumn(
      .reals(UnsafeRawPointer(numbers.start), stride: MemoryLayout<Double>.stride),
      owner: numbers
    )
  }

  /// A column of anything, made for each row when it is asked for.
  public static func values(
    _ value: @escaping @Sendable (_ row: Int) -> PredicateValue
  ) -> PredicateColumn {
    PredicateColumn(.values(value), owner: nil)
  }
}

extension PredicateColumn {
  /// A column of texts that are kept elsewhere.
  ///
  /// - Parameters:
  ///   - numbers: The number of the text of each row; 0 is none.
  ///   - store: What has the texts.
  ///   - owner: What the numbers belong to.
  /// - Returns: The column.
  package static func texts(
    _ numbers: UnsafePointer<UInt32>,
    in store: any PredicateTextStore,
    owner: any AnyObject & Sendable
  ) -> PredicateColumn {
    PredicateColumn(.texts(numbers, store), owner: owner)
  }

  /// A column of texts whose numbers are made for it.
  package static func texts(
    _ numbers: [UInt32],
    in store: any PredicateTextStore
  ) -> PredicateColumn {
    let buffer = PredicateBuffer(numbers)
    return PredicateColumn(.texts(buffer.start, store), owner: buffer)
  }

  /// A column of small whole numbers that are kept elsewhere.
  package static func codes(
    _ codes: UnsafePointer<UInt16>,
    owner: any AnyObject & Sendable
  ) -> PredicateColumn {
    PredicateColumn(.codes(codes), owner: owner)
  }

  /// A column of whole numbers that are kept elsewhere.
  package static func counts(
    _ counts: UnsafePointer<Int32>,
    owner: any AnyObject & Sendable
  ) -> PredicateColumn {
    PredicateColumn(.counts(counts), owner: owner)
  }

  /// A column of lists, each of the values that some columns have in its row.
  package static func lists(_ columns: [PredicateColumn]) -> PredicateColumn {
    PredicateColumn(.lists(columns), owner: nil)
  }

  /// The column with something that finds its rows by their values.
  package func indexed(by index: any PredicateRowIndex) -> PredicateColumn {
    var column = self
    column.index = index
    return column
  }

  /// A column of yes and no in bits that are kept elsewhere.
  package static func flags(
    _ bits: UnsafePointer<UInt16>,
    isKnown: UInt16,
    isTrue: UInt16,
    owner: any AnyObject & Sendable
  ) -> PredicateColumn {
    PredicateColumn(.flags(bits, isKnown: isKnown, isTrue: isTrue), owner: owner)
  }

  /// A column of numbers that are kept elsewhere, some bytes apart.
  package static func reals(
    _ first: UnsafeRawPointer,
    stride: Int,
    owner: any AnyObject & Sendable
  ) -> PredicateColumn {
    PredicateColumn(.reals(first, stride: stride), owner: owner)
  }

  /// The value of one row.
  package func value(at row: Int) -> PredicateValue {
    switch content {
    case .texts(let numbers, let store):
      numbers[row] == 0
        ? .null : .string(String(decoding: store.bytes(ofText: numbers[row]), as: UTF8.self))
    case .codes(let codes): .integer(Int64(codes[row]))
    case .counts(let counts): .integer(Int64(counts[row]))
    case .flags(let bits, let isKnown, let isTrue):
      bits[row] & isKnown == 0 ? .null : .bool(bits[row] & isTrue != 0)
    case .reals(let first, let stride):
      Self.value(of: first.load(fromByteOffset: row * stride, as: Double.self))
    case .integers(let numbers, let isKnown): isKnown[row] == 0 ? .null : .integer(numbers[row])
    case .lists(let columns): .array(columns.map { $0.value(at: row) })
    case .values(let value): value(row)
    }
  }

  private static func value(of number: Double) -> PredicateValue {
    if number.isNaN { return .null }
    return .real(number)
  }
}
