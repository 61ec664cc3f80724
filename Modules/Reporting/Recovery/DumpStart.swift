/// The place in a text where an XCUITest dump seems to begin.
struct DumpStart {
  /// The offset of its "<", or of the escape that stands for it.
  var offset: Int
  /// Whether the dump is part of a string, with its quotes escaped.
  var isEscaped: Bool

  private static let wrapper = Array("AppiumAUT".utf8)
  private static let prefix = Array("XCUIElementType".utf8)
  private static let escapedBrackets = [Array("\\u003c".utf8), Array("\\u003C".utf8)]

  /// How far a tag is looked into, in bytes; the first attribute comes sooner.
  private static let reach = 4096

  /// Finds the first beginning at or after an offset.
  static func find(in bytes: [UInt8], from start: Int) -> DumpStart? {
    var index = start
    while index < bytes.count {
      let bracketLength = bracketLength(in: bytes, at: index)
      if bracketLength > 0, let isEscaped = tag(in: bytes, nameStart: index + bracketLength) {
        return DumpStart(offset: index, isEscaped: isEscaped || bracketLength > 1)
      }
      index += max(bracketLength, 1)
    }
    return nil
  }

  /// The number of bytes of a "<", raw or escaped; 0 where there is none.
  private static func bracketLength(in bytes: [UInt8], at index: Int) -> Int {
    if bytes[index] == UInt8(ascii: "<") { return 1 }
    guard bytes[index] == UInt8(ascii: "\\") else { return 0 }
    let next = bytes[index...].prefix(6)
    return escapedBrackets.contains { next.elementsEqual($0) } ? 6 : 0
  }

  /// Whether a name at a place begins a dump, and if so, whether its quotes are escaped.
  ///
  /// Prose and code also name tags. So only a tag counts that has an attribute, or that another tag
  /// follows.
  private static func tag(in bytes: [UInt8], nameStart: Int) -> Bool? {
    let name = bytes[nameStart...].prefix { $0.isNameByte }
    guard name.elementsEqual(wrapper) || name.starts(with: prefix) else { return nil }
    // Nil until a tag follows; then whether an escape has been seen.
    var verdict: Bool?
    var index = name.endIndex
    let limit = min(bytes.count, index + reach)
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let isEscaped = bytes[index - 1] == UInt8(ascii: "\\")
        let before = bytes[name.endIndex..<index].last { $0 != UInt8(ascii: "\\") && !$0.isBlank }
        return before == UInt8(ascii: "=") ? isEscaped : verdict
      case UInt8(ascii: ">"):
        guard let (next, hasEscape) = nextTag(in: bytes, from: index + 1, limit: limit) else {
          return verdict
        }
        verdict = hasEscape || verdict == true
        index = next + 1
      case UInt8(ascii: "<"):
        return verdict
      case UInt8(ascii: "\\") where bytes[index...].starts(with: "\\u003".utf8):
        // An escaped ">" or "<": more is known when the string is unescaped.
        return true
      default:
        index += 1
      }
    }
    return verdict
  }

  /// The next "<" if only white space, raw or escaped, stands before it, and which of these it was.
  private static func nextTag(
    in bytes: [UInt8],
    from start: Int,
    limit: Int
  ) -> (offset: Int, hasEscape: Bool)? {
    var index = start
    var hasEscape = false
    while index < limit {
      if bytes[index].isBlank {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\\"), index + 1 < limit,
        "nrt".utf8.contains(bytes[index + 1])
      {
        hasEscape = true
        index += 2
      } else {
        return bytes[index] == UInt8(ascii: "<") ? (index, hasEscape) : nil
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether the byte can be part of the name of an element that XCUITest knows.
  fileprivate var isNameByte: Bool { Character(UnicodeScalar(self)).isLetter && self < 0x80 }
}
