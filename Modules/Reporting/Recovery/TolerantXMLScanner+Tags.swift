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
          note(.text(VisibleText.escaped(String(UnicodeScalar(bytes[offset])))), at: offset)
          offset += 1
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
    checkNumber(name: nameText, value: value, at: start)
    output.append(UInt8(ascii: "\""))
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
    var index = place + 1
    while let byte = byte(at: index), byte.isBlank { index += 1 }
    guard let next = byte(at: index) else { return true }
    if next == UInt8(ascii: ">") { return true }
    if next == UInt8(ascii: "/") { return byte(at: index + 1) == UInt8(ascii: ">") }
    // The tag may have lost its end.
    if ["<XCUIElementType", "</XCUIElementType"].contains(where: {
      bytes[index...].starts(with: $0.utf8)
    }) {
      return true
    }
    guard isNameStart(at: index) else { return false }
    while isNamePart(at: index) { index += 1 }
    while let byte = byte(at: index), byte.isBlank { index += 1 }
    guard byte(at: index) == UInt8(ascii: "=") else { return false }
    index += 1
    while let byte = byte(at: index), byte.isBlank { index += 1 }
    guard let quote = byte(at: index) else { return true }
    return quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
  }

  /// Notes a coordinate that the importer will keep as text.
  private mutating func checkNumber(name: String, value: ArraySlice<UInt8>, at place: Int) {
    let role = XCUITestVocabulary.AttributeRole(name: name)
    guard role.isCoordinate else { return }
    let isUsable = value.withUnsafeBufferPointer { text in
      (try? XCUITestVocabulary.coordinate(text, role: role, name: name)) != nil
    }
    if !isUsable {
      let text = String(decoding: value, as: UTF8.self)
      note(.unusableNumber(attribute: name, value: text), at: place)
    }
  }

  mutating func scanName() -> ArraySlice<UInt8> {
    let start = offset
    while isNamePart(at: offset) { offset += 1 }
    return bytes[start..<offset]
  }

  private mutating func skipBlanks() {
    while let byte = byte(at: offset), byte.isBlank { offset += 1 }
  }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func isNameStart(at index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    return byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || Character(UnicodeScalar(byte)).isLetter
  }

  private func isNamePart(at index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    return isNameStart(at: index) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || (0x30...0x39).contains(byte)
  }
}
