/// The place in a text where an XCUITest dump seems to begin.
struct DumpStart {
  /// The offset of its "<", or of the escape that stands for it.
  var offset: Int
  /// Whether the dump is part of a string, with its quotes escaped.
  var isEscaped: Bool

  private static let wrapper = Array("AppiumAUT".utf8)
  private static let prefix = Array("XCUIElementType".utf8)
  private static let escapedBracket = Array("\\u003c".utf8)

  /// Finds the first beginning at or after an offset.
  static func find(in bytes: [UInt8], from start: Int) -> DumpStart? {
    var index = start
    while index < bytes.count {
      var nameStart: Int?
      if bytes[index] == UInt8(ascii: "<") {
        nameStart = index + 1
      } else if bytes[index] == UInt8(ascii: "\\"),
        bytes[index...].prefix(6).elementsEqual(escapedBracket)
          || bytes[index...].prefix(6).elementsEqual(Array("\\u003C".utf8))
      {
        nameStart = index + 6
      }
      if let nameStart, let isEscaped = tag(in: bytes, nameStart: nameStart) {
        return DumpStart(offset: index, isEscaped: isEscaped || nameStart > index + 1)
      }
      index += 1
    }
    return nil
  }

  /// Whether a name at a place begins a dump, and if so, whether its quotes are escaped.
  ///
  /// Prose and code also name tags. So only a wrapper counts, or a tag that has an attribute.
  private static func tag(in bytes: [UInt8], nameStart: Int) -> Bool? {
    let isWrapper = bytes[nameStart...].starts(with: wrapper)
    guard isWrapper || bytes[nameStart...].starts(with: prefix) else { return nil }
    // The first quote tells how far strings are escaped; in a wrapper it is that of a child.
    var index = nameStart
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let backslashed = bytes[index - 1] == UInt8(ascii: "\\")
        let before = bytes[nameStart..<index].last { $0 != UInt8(ascii: "\\") && !$0.isBlank }
        return before == UInt8(ascii: "=") ? backslashed : (isWrapper ? false : nil)
      case UInt8(ascii: ">") where !isWrapper:
        return nil
      case UInt8(ascii: "<") where !isWrapper:
        return nil
      default:
        index += 1
      }
    }
    return isWrapper ? false : nil
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
