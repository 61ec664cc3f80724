/// The escapes of strings in JSON.
enum StringEscape {
  /// The character at a place and how many bytes it takes there; a byte that escapes nothing is
  /// itself.
  static func resolve(_ bytes: [UInt8], at index: Int) -> (character: [UInt8], length: Int) {
    guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
      return ([bytes[index]], 1)
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "n"): return ([0x0A], 2)
    case UInt8(ascii: "r"): return ([0x0D], 2)
    case UInt8(ascii: "t"): return ([0x09], 2)
    case UInt8(ascii: "b"): return ([0x08], 2)
    case UInt8(ascii: "f"): return ([0x0C], 2)
    case UInt8(ascii: "u"): return resolveUnicode(bytes, at: index)
    case let other: return ([other], 2)
    }
  }

  private static func resolveUnicode(_ bytes: [UInt8], at index: Int) -> ([UInt8], Int) {
    guard let first = codeUnit(bytes, at: index) else { return ([bytes[index]], 1) }
    if let scalar = Unicode.Scalar(UInt32(first)) {
      return (Array(String(Character(scalar)).utf8), 6)
    }
    // Half of a character beyond U+FFFF; the other half should follow.
    guard let second = codeUnit(bytes, at: index + 6),
      let pair = Surrogates.join(UInt32(first), UInt32(second))
    else { return (Array("\u{FFFD}".utf8), 6) }
    return (Array(String(Character(pair)).utf8), 12)
  }

  /// The value of `\uXXXX` at a place.
  private static func codeUnit(_ bytes: [UInt8], at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
  }
}
