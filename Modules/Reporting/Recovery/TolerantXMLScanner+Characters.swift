extension TolerantXMLScanner {
  /// Reads one character or reference of a value and writes it in a form that XML allows.
  mutating func scanCharacter() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "<"):
      note(.unescapedCharacter("<"), at: offset)
      output += "&lt;".utf8
      offset += 1
    case UInt8(ascii: "\""):
      output += "&quot;".utf8
      offset += 1
    case UInt8(ascii: "&"):
      scanReference()
    case 0..<0x20 where !byte.isBlank:
      note(.forbiddenCharacter(UInt32(byte)), at: offset)
      offset += 1
    case 0xEF where self.byte(at: offset + 1) == 0xBF && (self.byte(at: offset + 2) ?? 0) >= 0xBE:
      note(.forbiddenCharacter(self.byte(at: offset + 2) == 0xBE ? 0xFFFE : 0xFFFF), at: offset)
      offset += 3
    default:
      output.append(byte)
      offset += 1
    }
  }

  private mutating func scanReference() {
    let start = offset
    guard let (code, end) = numericReference(at: start) else {
      let end = namedReferenceEnd(at: start)
      if let end {
        output += bytes[start..<end]
        offset = end
      } else {
        note(.unescapedCharacter("&"), at: start)
        output += "&amp;".utf8
        offset += 1
      }
      return
    }
    offset = end
    if let scalar = Unicode.Scalar(code), Self.isAllowed(scalar) {
      output += bytes[start..<end]
    } else if let (low, lowEnd) = numericReference(at: end),
      let pair = Surrogates.join(code, low)
    {
      // Old Android writes emoji as two references.
      note(.surrogates, at: start)
      output += "&#\(pair.value);".utf8
      offset = lowEnd
    } else {
      note(.forbiddenCharacter(code), at: start)
    }
  }

  /// The code of `&#…;` or `&#x…;` at a place and the offset after it.
  private func numericReference(at start: Int) -> (code: UInt32, end: Int)? {
    guard byte(at: start) == UInt8(ascii: "&"), byte(at: start + 1) == UInt8(ascii: "#"),
      let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    var digits = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)[...]
    let isHexadecimal = digits.first == "x"
    if isHexadecimal { digits = digits.dropFirst() }
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).map { ($0, end + 1) }
  }

  /// The offset after one of the five references that XML knows without a declaration.
  private func namedReferenceEnd(at start: Int) -> Int? {
    for reference in ["&lt;", "&gt;", "&amp;", "&quot;", "&apos;"]
    where bytes[start...].starts(with: reference.utf8) {
      return start + reference.utf8.count
    }
    return nil
  }

  /// The production `Char` of XML 1.0.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
