/// Remembers what the names of one parser stand for, by the parser's own keys.
///
/// A hash table with open addressing: a dump has few names and asks for them millions of times.
struct NameCache<Meaning> {
  private var slots: [(key: UInt, meaning: Meaning)?]
  private var used = 0

  init() {
    slots = Array(repeating: nil, count: 64)
  }

  /// The meaning of a key, if it was set.
  subscript(key: UInt) -> Meaning? {
    var position = Self.hash(key) & (slots.count - 1)
    while let slot = slots[position] {
      if slot.key == key { return slot.meaning }
      position = (position + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Sets the meaning of a key that has none yet.
  mutating func insert(_ meaning: Meaning, for key: UInt) {
    if (used + 1) * 2 > slots.count {
      let old = slots
      slots = Array(repeating: nil, count: old.count * 2)
      used = 0
      for case let slot? in old { place(slot) }
    }
    place((key, meaning))
  }

  private mutating func place(_ slot: (key: UInt, meaning: Meaning)) {
    var position = Self.hash(slot.key) & (slots.count - 1)
    while slots[position] != nil { position = (position + 1) & (slots.count - 1) }
    slots[position] = slot
    used += 1
  }

  /// Keys are addresses: the low bits are alike, and neighbours are near.
  private static func hash(_ key: UInt) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
