/// Looks for the end of a tag that arrives in pieces: the first ">" that stands in no value.
struct XMLTagScanner {
  private var quote: UInt8?
  private var offset = 0
  /// How many values have begun, and so at least how many attributes there are.
  private(set) var attributeCount = 0

  /// Goes on with the next piece, and gives the place after the end of the tag if it is there.
  ///
  /// What is no tag after all ends at once, since only a tag must not be cut: comments and
  /// instructions, of which libxml2 finds the end itself, and any "<" inside them, which shows by
  /// another "<" that follows: no tag has one.
  mutating func end(in piece: UnsafeBufferPointer<UInt8>) -> Int? {
    for (index, byte) in piece.enumerated() {
      defer { offset += 1 }
      if offset == 1, byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") { return index }
      if offset > 0, byte == UInt8(ascii: "<") { return index }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        attributeCount += 1
      }
    }
    return nil
  }
}
