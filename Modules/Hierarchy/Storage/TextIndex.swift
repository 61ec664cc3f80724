/// An open-addressing hash table from byte strings to their numbers in a `TextTable`.
struct TextIndex: ~Copyable {
  private struct Slot: BitwiseCopyable {
    var hash: UInt32
    var id: UInt32
  }

  private var slots = Column<Slot>()
  private var used = 0

  init() {
    slots.append(repeating: Slot(hash: 0, id: 0), count: 64)
  }

  /// Builds an index of all strings of a table.
  init(of table: borrowing TextTable) {
    var capacity = 64
    while capacity * 3 < table.count * 4 { capacity *= 2 }
    slots.append(repeating: Slot(hash: 0, id: 0), count: capacity)
    for number in 0..<table.count {
      let id = TextID(rawValue: UInt32(number + 1))
      insert(Slot(hash: Self.hash(table[id]), id: id.rawValue))
    }
  }

  /// The number of a string, if the table has it.
  func find(_ text: UnsafeBufferPointer<UInt8>, in table: borrowing TextTable) -> TextID? {
    find(text, hash: Self.hash(text), in: table)
  }

  /// The number of a string, which is added if the table lacks it; nil when the table is full.
  mutating func intern(
    _ text: UnsafeBufferPointer<UInt8>,
    in table: inout TextTable
  ) -> TextID? {
    let hash = Self.hash(text)
    if let id = find(text, hash: hash, in: table) { return id }
    guard let id = table.append(text) else { return nil }
    if (used + 1) * 4 > slots.count * 3 { grow() }
    insert(Slot(hash: hash, id: id.rawValue))
    return id
  }

  private func find(
    _ text: UnsafeBufferPointer<UInt8>,
    hash: UInt32,
    in table: borrowing TextTable
  ) -> TextID? {
    let slots = slots.values
    let mask = slots.count - 1
    var position = Int(hash) & mask
    while slots[position].id != 0 {
      if slots[position].hash == hash {
        let id = TextID(rawValue: slots[position].id)
        if text.isEqual(to: table[id]) { return id }
      }
      position = (position + 1) & mask
    }
    return nil
  }

  private mutating func insert(_ slot: Slot) {
    let mask = slots.count - 1
    var position = Int(slot.hash) & mask
    while slots[position].id != 0 { position = (position + 1) & mask }
    slots[position] = slot
    used += 1
  }

  private mutating func grow() {
    var old = Column<Slot>()
    swap(&old, &slots)
    slots.append(repeating: Slot(hash: 0, id: 0), count: old.count * 2)
    used = 0
    for slot in old.values where slot.id != 0 { insert(slot) }
  }

  /// Differs from run to run, so that no dump can be written to make all strings collide.
  private static let seed = UInt64.random(in: .min ... .max)

  /// Eight bytes a step, folded by a multiplication to 128 bits.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
      let product = first.multipliedFullWidth(by: second)
      return product.high ^ product.low
    }
    let raw = UnsafeRawBufferPointer(text)
    var state = seed ^ UInt64(truncatingIfNeeded: raw.count)
    var offset = 0
    while offset + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state = mix(state ^ word, 0x9E37_79B9_7F4A_7C15)
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < raw.count {
      tail = tail << 8 | UInt64(raw[offset])
      offset += 1
    }
    state = mix(state ^ tail, 0xD6E8_FEB8_6659_FD93)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether two strings have the same bytes.
  @inlinable
  package func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count > 0, let first = baseAddress, let second = other.baseAddress else { return true }
    // Most strings that differ do so at once, and then no function need be called.
    return first == second
      || first[0] == second[0] && compareBytes(first, second, count: count)
  }
}
