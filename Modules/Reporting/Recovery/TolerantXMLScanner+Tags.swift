internal import Diagnostics
internal import Hierarchy

extension TolerantXMLScanner {
  /// Reads a start tag and writes it with its attributes in order.
  mutating func scanStartTag() {
    let start = offset
    offset += 1
    let name = scanName()
    let nameText = String(decoding: name, as: UTF8.self)
    guard offset < bytes.count else {
      // Not even the name is known to be whole.
      return note(.truncatedName(nameText), at: start)
    }
    output.append(UInt8(ascii: "<"))
    output += name
    var seen: Set<ArraySlice<UInt8>> = []
    while true {
      skipBlanks()
      guard offset < bytes.count else {
        note(.truncatedTag(nameText), at: start)
        return begin(name, isClosed: false)
      }
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        return begin(name, isClosed: false)
      case UInt8(ascii: "/") where byte(at: offset + 1) == UInt8(ascii: ">"):
        offset += 2
        return begin(name, isClosed: true)
      case UInt8(ascii: "<"):
        note(.unfinishedTag(nameText), at: start)
        return begin(name, isClosed: false)
      default:
        guard isNameStart(at: offset) else {
          let (scalar, length) = scalar(at: offset)
          note(.text(VisibleText.escaped(String(Character(scalar)))), at: offset)
          offset += length
          continue
        }
        guard scanAttribute(&seen) else {
          note(.truncatedTag(nameText), at: start)
          return begin(name, isClosed: false)
        }
      }
    }
  }

  /// Reads an attribute; false when the text ends inside it, and nothing was written.
  private mutating func scanAttribute(_ seen: inout Set<ArraySlice<UInt8>>) -> Bool {
    let start = offset
    let name = scanName()
    let nameText = String(decoding: name, as: UTF8.self)
    skipBlanks()
    guard offset < bytes.count else { return false }
    let outputEnd = output.count
    output.append(UInt8(ascii: " "))
    output += name
    output += "=\"".utf8
    let valueStart = output.count
    if bytes[offset] == UInt8(ascii: "=") {
      offset += 1
      skipBlanks()
      guard let quote = byte(at: offset) else {
        output.removeLast(output.count - outputEnd)
        return false
      }
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        offset += 1
        guard scanValue(until: quote) else {
          output.removeLast(output.count - outputEnd)
          return false
        }
      } else {
        note(.attributeSyntax(nameText), at: start)
        scanUnquotedValue()
      }
    } else {
      note(.attributeSyntax(nameText), at: start)
    }
    let value = output[valueStart...]
    if !seen.insert(name).inserted {
      let lost = VisibleText.excerpt(String(decoding: value, as: UTF8.self))
      note(.duplicateAttribute(name: nameText, value: lost), at: start)
      output.removeLast(output.count - outputEnd)
      return true
    }
    if isUnusable(name: nameText, value: value, at: start) {
      output.removeLast(output.count - outputEnd)
    } else {
      output.append(UInt8(ascii: "\""))
    }
    return true
  }

  /// Reads a value up to its closing quote; false when there is none before the end of the text.
  private mutating func scanValue(until quote: UInt8) -> Bool {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        if isClosingQuote(at: offset) {
          offset += 1
          return true
        }
        note(.unescapedCharacter("quote (\(Character(UnicodeScalar(quote))))"), at: offset)
      }
      scanCharacter()
    }
    return false
  }

  private mutating func scanUnquotedValue() {
    while let byte = byte(at: offset), !byte.isBlank, byte != UInt8(ascii: ">") {
      if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: ">") { return }
      scanCharacter()
    }
  }

  /// A quote ends a value when the tag goes on, or ends, right after it.
  private func isClosingQuote(at place: Int) -> Bool {
    var index = spaceEnd(from: place + 1)
    guard let next = byte(at: index) else { return true }
    if next == UInt8(ascii: ">") { return isTagEnd(at: index) }
    if next == UInt8(ascii: "/") {
      return byte(at: index + 1).map { $0 == UInt8(ascii: ">") } ?? true
    }
    // The tag may have lost its end.
    if ["<XCUIElementType", "</XCUIElementType"].contains(where: {
      bytes[index...].starts(with: $0.utf8)
    }) {
      return true
    }
    guard isNameStart(at: index) else { return false }
    index = spaceEnd(from: nameEnd(from: index))
    // The text may end in the middle of the next attribute.
    guard let equals = byte(at: index) else { return true }
    guard equals == UInt8(ascii: "=") else { return false }
    guard let quote = byte(at: spaceEnd(from: index + 1)) else { return true }
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
  }

  /// Where white space ends, that of other kinds than XML's included: tags copied from web pages
  /// have it.
  private func spaceEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let (scalar, length) = scalar(at: index)
      guard scalar.properties.isWhitespace else { break }
      index += length
    }
    return index
  }

  /// Whether a ">" is that of a tag, and not one in a text such as `<b class="x">bold`: what follows
  /// a tag in a dump is another tag.
  private func isTagEnd(at place: Int) -> Bool {
    byte(at: place + 1).map { $0.isBlank || $0 == UInt8(ascii: "<") } ?? true
  }

  /// Whether a value is no usable coordinate, where one belongs; it is left out then.
  private mutating func isUnusable(name: String, value: ArraySlice<UInt8>, at place: Int) -> Bool {
    let role = XCUITestVocabulary.AttributeRole(name: name)
    guard role.isCoordinate else { return false }
    let isUsable = value.withUnsafeBufferPointer { text in
      (try? XCUITestVocabulary.coordinate(text, role: role, name: name)) != nil
    }
    guard !isUsable else { return false }
    let text = VisibleText.excerpt(String(decoding: value, as: UTF8.self))
    note(.unusableNumber(attribute: name, value: text), at: place)
    return true
  }

  mutating func scanName() -> ArraySlice<UInt8> {
    let start = offset
    offset = nameEnd(from: offset)
    return bytes[start..<offset]
  }

  private func nameEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let (scalar, length) = scalar(at: index)
      guard XMLNameCharacters.mayContain(scalar) else { break }
      index += length
    }
    return index
  }

  private mutating func skipBlanks() {
    while let byte = byte(at: offset), byte.isBlank { offset += 1 }
  }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func isNameStart(at index: Int) -> Bool {
    index < bytes.count && XMLNameCharacters.mayBegin(with: scalar(at: index).scalar)
  }

  /// The character at a place, and how many bytes it takes; the text is known to be UTF-8.
  private func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let character = String(decoding: bytes[index...].prefix(length), as: UTF8.self)
    return (character.unicodeScalars.first ?? "\u{FFFD}", length)
  }
}
