/// Remembers what the names of one parser stand for, by the parser's own keys.
///
/// A hash table with open addressing: a dump has few names and asks for them millions of times.
struct NameCache<Meaning>: ~Copyable {
  /// The keys, with 0, which no name has, for a free slot.
  private var keys: UnsafeMutableBufferPointer<UInt>
  private var meanings: UnsafeMutableBufferPointer<Meaning?>
  private var used = 0

  init() {
    (keys, meanings) = Self.allocate(64)
  }

  deinit {
    keys.deallocate()
    meanings.deinitialize().deallocate()
  }

  /// The meaning of a key, if it was set.
  subscript(key: UInt) -> Meaning? {
    var position = slot(for: key)
    while keys[position] != 0 {
      if keys[position] == key { return meanings[position] }
      position = (position &+ 1) & (keys.count &- 1)
    }
    return nil
  }

  /// Sets the meaning of a key that has none yet.
  mutating func insert(_ meaning: Meaning, for key: UInt) {
    if (used + 1) * 2 > keys.count { grow() }
    place(meaning, for: key)
  }

  private mutating func grow() {
    let (oldKeys, oldMeanings) = (keys, meanings)
    (keys, meanings) = Self.allocate(oldKeys.count * 2)
    used = 0
    for (key, meaning) in zip(oldKeys, oldMeanings) {
      if let meaning { place(meaning, for: key) }
    }
    oldKeys.deallocate()
    oldMeanings.deinitialize().deallocate()
  }

  private mutating func place(_ meaning: Meaning, for key: UInt) {
    var position = slot(for: key)
    while keys[position] != 0 { position = (position + 1) & (keys.count - 1) }
    keys[position] = key
    meanings[position] = meaning
    used += 1
  }

  /// Keys are addresses: the low bits are alike, and neighbours are near.
  private func slot(for key: UInt) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count &- 1)
  }

  private static func allocate(
    _ capacity: Int
  ) -> (UnsafeMutableBufferPointer<UInt>, UnsafeMutableBufferPointer<Meaning?>) {
    let keys = UnsafeMutableBufferPointer<UInt>.allocate(capacity: capacity)
    keys.initialize(repeating: 0)
    let meanings = UnsafeMutableBufferPointer<Meaning?>.allocate(capacity: capacity)
    meanings.initialize(repeating: nil)
    return (keys, meanings)
  }
}
