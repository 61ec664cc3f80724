/// Where the lines of a text begin, to turn offsets into positions.
struct LineStarts {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// The line and column of an offset.
  ///
  /// - Complexity: O(log lines + length of the line).
  func position(of offset: Int) -> DumpPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[starts[low]..<min(max(offset, starts[low]), bytes.count)]
    // Continuation bytes of UTF-8 begin no character.
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return DumpPosition(line: low + 1, column: column)
  }
}
