/// Distinct byte strings in one buffer, each reached by its number.
///
/// Numbers count from 1 in the order of first appearance, so that 0 can mean "absent".
struct TextTable: ~Copyable {
  private(set) var bytes = Column<UInt8>()
  /// Where each string starts, and at the end where the next one would.
  private var starts = Column<UInt32>()

  init() {
    starts.append(repeating: 0, count: 2)
  }

  /// The number of distinct strings.
  var count: Int { starts.count - 2 }

  /// The number of bytes of all strings.
  var byteCount: Int { bytes.count }

  /// The bytes of a string; empty when it is absent.
  subscript(id: TextID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(id.rawValue)
    let range = Int(starts[index])..<Int(starts[index + 1])
    return UnsafeBufferPointer(rebasing: bytes.values[range])
  }

  /// Adds a string that is not there yet, or returns nil when the buffer would pass 4 GiB.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> TextID? {
    guard let end = UInt32(exactly: bytes.count + text.count), count < Int(UInt32.max) - 2 else {
      return nil
    }
    bytes.append(contentsOf: text)
    starts.append(end)
    return TextID(rawValue: UInt32(count))
  }

  /// The number of a string, found by looking at each one; quicker than making an index for a few.
  func scan(for text: UnsafeBufferPointer<UInt8>) -> TextID? {
    let (starts, bytes) = (starts.values, bytes.values)
    for number in 1..<starts.count - 1 {
      let start = Int(starts[number])
      guard Int(starts[number + 1]) - start == text.count else { continue }
      let candidate = UnsafeBufferPointer(rebasing: bytes[start..<start + text.count])
      if candidate.isEqual(to: text) { return TextID(rawValue: UInt32(number)) }
    }
    return nil
  }

  /// Makes another table with the same strings under the same numbers.
  func copy() -> TextTable {
    var copy = TextTable()
    copy.bytes = bytes.copy()
    copy.starts = starts.copy()
    return copy
  }

  /// Gives back the memory beyond the last string.
  mutating func trim() {
    bytes.trim()
    starts.trim()
  }
}
