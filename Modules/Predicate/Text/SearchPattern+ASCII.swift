extension SearchPattern<UInt8> {
  /// How often the first byte may be found in vain before the search goes on in one pass.
  private static var patience: Int { 32 }

  /// Returns whether the pattern occurs in a text; nil if the text is not in ASCII.
  ///
  /// - Complexity: O(n), for most texts eight bytes at a time.
  ///
  /// - Parameters:
  ///   - text: Any text in UTF-8.
  ///   - ignoresCase: Whether capitals of the text count as small letters, of which the pattern has
  ///     no others.
  /// - Returns: Whether it occurs.
  func occurs(inASCII text: UnsafeBufferPointer<UInt8>, ignoringCase ignoresCase: Bool) -> Bool? {
    let pattern = view
    guard let first = pattern.first else { return text.isASCII ? true : nil }
    let everyByte: UInt64 = 0x0101_0101_0101_0101
    // The bit that tells a small letter from its capital, if the pattern begins with a letter.
    let isLetter = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    let caseBits = ignoresCase && isLetter ? everyByte &* 0x20 : 0
    let wanted = everyByte &* UInt64(first)
    let raw = UnsafeRawBufferPointer(text)
    var seen: UInt64 = 0
    var isFound = false
    var failures = 0
    var index = 0
    while index < text.count {
      var word: UInt64 = 0
      if index + 8 <= text.count {
        word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      } else {
        for offset in 0..<text.count - index {
          word |= UInt64(text[index + offset]) << UInt64(offset * 8)
        }
      }
      seen |= word
      if !isFound {
        // A byte that is as wanted becomes 0, and the highest bit of such bytes is then set; some
        // bytes after one may be set as well, which the comparison below finds out.
        let difference = (word | caseBits) ^ wanted
        var hits = (difference &- everyByte) & ~difference & (everyByte &* 0x80)
        while hits != 0 {
          let offset = index + hits.trailingZeroBitCount / 8
          if offset + pattern.count <= text.count,
            ignoresCase
              ? text.starts(at: offset, withLowercased: pattern)
              : text.starts(at: offset, with: pattern)
          {
            isFound = true
            break
          }
          failures += 1
          hits &= hits - 1
        }
        if failures > Self.patience {
          guard text.isASCII else { return nil }
          return isFound
            || (ignoresCase ? occurs(in: text) { $0.asciiLowercased } : occurs(in: text))
        }
      }
      index += 8
    }
    return seen & (everyByte &* 0x80) == 0 ? isFound : nil
  }
}
