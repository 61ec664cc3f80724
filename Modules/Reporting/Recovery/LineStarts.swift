/// Where the lines of a text begin, to turn offsets into positions.
struct LineStarts {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// How many characters begin before each block of bytes, since a line may be the whole text.
  private let characterCounts: [Int]

  private static let blockSize = 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var characterCounts: [Int] = []
    var characterCount = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.blockSize == 0 { characterCounts.append(characterCount) }
      if byte == UInt8(ascii: "\n") { starts.append(index + 1) }
      if Self.beginsCharacter(byte) { characterCount += 1 }
    }
    characterCounts.append(characterCount)
    self.starts = starts
    self.characterCounts = characterCounts
  }

  /// The line and column of an offset.
  ///
  /// - Complexity: O(log lines).
  func position(of offset: Int) -> DumpPosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = characters(before: offset) - characters(before: starts[low]) + 1
    return DumpPosition(line: low + 1, column: column)
  }

  private func characters(before offset: Int) -> Int {
    let offset = min(offset, bytes.count)
    let block = offset / Self.blockSize
    let rest = bytes[(block * Self.blockSize)..<offset]
    return characterCounts[block] + rest.count(where: Self.beginsCharacter)
  }

  /// Continuation bytes of UTF-8 begin no character.
  private static func beginsCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
