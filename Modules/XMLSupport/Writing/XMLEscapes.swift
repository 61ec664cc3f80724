/// Which bytes of a UTF-8 text cannot stand in XML as they are, and what to do about them.
struct XMLEscapes {
  enum Treatment {
    case keep
    case escape(StaticString)
    /// Leave out a character of so many bytes.
    case leaveOut(Int)
  }

  /// One byte for each byte value: 1 when it may not be copied without a look.
  private let attention: [UInt8]
  private let isAttribute: Bool

  /// For the value of an attribute, where line breaks and tabs would be read as spaces.
  static let attribute = XMLEscapes(isAttribute: true)

  /// For text between tags.
  static let content = XMLEscapes(isAttribute: false)

  private init(isAttribute: Bool) {
    self.isAttribute = isAttribute
    attention = (0...255).map { byte in
      switch UInt8(byte) {
      case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): 1
      case UInt8(ascii: "\""): isAttribute ? 1 : 0
      // The first bytes of surrogates, and of U+FFFE and U+FFFF.
      case 0xED, 0xEF: 1
      default: 0
      }
    }
  }

  /// Copies a text, unless it has a byte that needs attention; gives the place behind the copy.
  @inline(__always)
  func copyPlain(
    _ text: UnsafeBufferPointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    attention.withUnsafeBufferPointer { attention in
      for index in 0..<text.count {
        let byte = text[index]
        if attention[Int(byte)] != 0 { return nil }
        target[index] = byte
      }
      return target + text.count
    }
  }

  func needsAttention(_ byte: UInt8) -> Bool { attention[Int(byte)] != 0 }

  /// What to do about a byte that needs attention.
  func treatment(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> Treatment {
    switch text[index] {
    case UInt8(ascii: "<"): .escape("&lt;")
    case UInt8(ascii: ">"): .escape("&gt;")
    case UInt8(ascii: "&"): .escape("&amp;")
    case UInt8(ascii: "\""): .escape("&quot;")
    case UInt8(ascii: "\r"): .escape("&#13;")
    case UInt8(ascii: "\n"): isAttribute ? .escape("&#10;") : .keep
    case UInt8(ascii: "\t"): isAttribute ? .escape("&#9;") : .keep
    case 0xED: index + 2 < text.count && text[index + 1] >= 0xA0 ? .leaveOut(3) : .keep
    case 0xEF:
      index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE
        ? .leaveOut(3) : .keep
    default: .leaveOut(1)
    }
  }
}
