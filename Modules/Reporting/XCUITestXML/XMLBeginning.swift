/// Looks at the first bytes of a text for signs of XML.
enum XMLBeginning {
  /// Whether a text begins as XML does: with "<", after white space or a byte order mark, in
  /// UTF-8 or another encoding.
  static func isXML(_ beginning: [UInt8]) -> Bool {
    var rest = beginning[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    // UTF-16 and UTF-32 put zero bytes around "<", and usually a mark before it.
    let wide: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0x3C, 0], [0, 0x3C], [0, 0, 0, 0x3C]]
    if wide.contains(where: { rest.starts(with: $0) }) { return true }
    rest = rest.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard rest.first == UInt8(ascii: "<"), let next = rest.dropFirst().first else { return false }
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next >= 0x80
      || Character(UnicodeScalar(next)).isLetter || next == UInt8(ascii: "_")
  }
}
