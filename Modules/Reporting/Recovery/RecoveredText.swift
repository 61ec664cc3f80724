/// UTF-8 text that knows where each of its bytes stood in the text that a person sees.
struct RecoveredText {
  let bytes: [UInt8]
  /// For each byte its offset in the original; nil when this is the original.
  private let offsets: [Int]?
  private let lines: LineStarts

  /// The original text itself.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offsets = nil
    lines = LineStarts(bytes)
  }

  private init(bytes: [UInt8], offsets: [Int], lines: LineStarts) {
    self.bytes = bytes
    self.offsets = offsets
    self.lines = lines
  }

  /// The place of a byte in the original.
  func position(of offset: Int) -> DumpPosition {
    guard let offsets else { return lines.position(of: offset) }
    return lines.position(of: offset < offsets.count ? offsets[offset] : (offsets.last ?? 0) + 1)
  }

  /// Undoes the escapes of a string of JSON, from a place inside it to its closing quote.
  ///
  /// - Returns: What the rest of the string says, and the offset of the closing quote here.
  func unescapedString(from start: Int) -> (text: RecoveredText, end: Int) {
    var result: [UInt8] = []
    var origins: [Int] = []
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let (character, length) = StringEscape.resolve(bytes, at: index)
      for byte in character {
        result.append(byte)
        origins.append(offsets.map { $0[index] } ?? index)
      }
      index += length
    }
    return (RecoveredText(bytes: result, offsets: origins, lines: lines), index)
  }
}
