/// The characters of which names are made in XML 1.0, fifth edition (productions 4 and 4a).
enum XMLNameCharacters {
  /// Whether a name may begin with a character.
  static func mayBegin(with scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ":", "_", "A"..."Z", "a"..."z": true
    default: startRanges.contains { $0.contains(scalar.value) }
    }
  }

  /// Whether a name may have a character in it.
  static func mayContain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", ".", "0"..."9", "\u{B7}", "\u{300}"..."\u{36F}", "\u{203F}"..."\u{2040}": true
    default: mayBegin(with: scalar)
    }
  }

  private static let startRanges: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
    0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
    0x10000...0xEFFFF,
  ]
}
