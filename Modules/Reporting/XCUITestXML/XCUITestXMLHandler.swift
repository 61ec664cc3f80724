internal import Diagnostics
internal import Hierarchy
internal import XMLSupport

/// Builds a tree from the elements and attributes of an XCUITest dump as the parser meets them.
struct XCUITestXMLHandler: XMLContentHandler, ~Copyable {
  private typealias Role = XCUITestVocabulary.AttributeRole

  private var builder = ElementTreeBuilder()
  /// Whether the first element, which tells the dialect, is still to come.
  private var isAtFirstElement = true

  /// The string that was interned last, valid during one start tag.
  private var lastText: (bytes: UnsafeBufferPointer<UInt8>, id: TextID)?
  private var typeCodes = NameCache<UInt16>()
  /// How many names of attributes there were; libxml2 gets slow with very many.
  private var nameCount = 0
  private static let maximumNameCount = 65_536
  private var meanings = NameCache<(role: Role, name: TextID)>()

  init() {}

  /// Hands the tree over; what is still open is ended.
  consuming func finish() -> ElementTree { builder.finish() }

  mutating func startElement(_ name: XMLName, attributes: XMLAttributes) throws {
    if isAtFirstElement {
      // A wrapper with attributes would lose them, so it stays an element like any other.
      if name.text == XCUITestVocabulary.wrapper, builder.wrapper == nil, attributes.isEmpty {
        builder.wrapper = name.text
        return
      }
      try checkDialect(name.text, attributes)
      isAtFirstElement = false
    }
    var row = ElementRow(typeCode: try typeCode(of: name))
    row.flags.lacksTypeAttribute = true
    lastText = nil
    for index in attributes.list.indices {
      let attribute = attributes.list[index]
      // Not `attribute.value`: a call into another module for each attribute is felt.
      let value = UnsafeBufferPointer(
        start: attribute.valueStart,
        count: attribute.valueEnd - attribute.valueStart
      )
      let (role, nameID) = try meaning(of: attribute)
      switch role {
      case .name: row.name = try intern(value)
      case .label: row.label = try intern(value)
      case .value: row.value = try intern(value)
      case .x: row.frame.x = try coordinate(attributes, index, role)
      case .y: row.frame.y = try coordinate(attributes, index, role)
      case .width: row.frame.width = try coordinate(attributes, index, role)
      case .height: row.frame.height = try coordinate(attributes, index, role)
      case .boolean(let boolean):
        if let truth = Self.boolean(value) {
          row.flags[boolean] = truth
        } else {
          builder.addAttribute(name: nameID, value: try builder.intern(value))
        }
      case .type where isTypeName(value, of: row.typeCode, tag: name):
        row.flags.lacksTypeAttribute = false
      case .index:
        if NumberText.isText(value, of: builder.nextSiblingPosition()) {
          row.flags.hasIndexAttribute = true
        } else {
          builder.addAttribute(name: nameID, value: try builder.intern(value))
        }
      case .type, .other:
        builder.addAttribute(name: nameID, value: try builder.intern(value))
      }
    }
    for index in 0..<attributes.declarationCount {
      let (name, value) = attributes.declaration(at: index)
      builder.addAttribute(name: try builder.intern(name), value: try builder.intern(value))
    }
    try builder.begin(row)
  }

  mutating func endElement() throws {
    // The end of the wrapper comes when no element is open any more.
    if builder.depth > 0 { builder.end() }
  }

  mutating func characters(_ text: UnsafeBufferPointer<UInt8>) throws {
    let beginning = String(decoding: text.prefix(200), as: UTF8.self)
    throw DumpError(.text(VisibleText.excerpt(beginning)))
  }

  /// The number of a string; name, label and value of an element are often the same string.
  private mutating func intern(_ text: UnsafeBufferPointer<UInt8>) throws -> TextID {
    if let lastText, lastText.bytes.isEqual(to: text) { return lastText.id }
    let id = try builder.intern(text)
    lastText = (text, id)
    return id
  }

  private func coordinate(
    _ attributes: XMLAttributes,
    _ index: Int,
    _ role: Role
  ) throws(DumpError) -> Double {
    let attribute = attributes.list[index]
    do throws(DumpError) {
      return try XCUITestVocabulary.coordinate(
        attribute.value,
        role: role,
        name: attribute.name.text
      )
    } catch {
      throw DumpError(error.problem, at: DumpPosition(attributes.position(ofValueAt: index)))
    }
  }

  private static func boolean(_ value: UnsafeBufferPointer<UInt8>) -> Bool? {
    // Compared as a whole, since half of all attributes are of this kind.
    guard value.count == 4 || value.count == 5 else { return nil }
    let word = UnsafeRawPointer(value.baseAddress.unsafelyUnwrapped)
      .loadUnaligned(as: UInt32.self).littleEndian
    if value.count == 4 { return word == 0x6575_7274 ? true : nil }
    return word == 0x736C_6166 && value[4] == UInt8(ascii: "e") ? false : nil
  }

  /// Whether an attribute `type` says what the tag says already.
  private func isTypeName(
    _ value: UnsafeBufferPointer<UInt8>,
    of typeCode: UInt16,
    tag: XMLName
  ) -> Bool {
    typeCode < ElementType.knownCount
      ? value.isEqual(to: ElementType.webDriverNameBytes(ofRawValue: Int(typeCode)))
      : tag.isSpelled(value)
  }

  private mutating func typeCode(of name: XMLName) throws -> UInt16 {
    if let key = name.key, let code = typeCodes[key] { return code }
    let code = try builder.typeCode(ofElement: name.text)
    if let key = name.key { typeCodes.insert(code, for: key) }
    return code
  }

  private mutating func meaning(
    of attribute: XMLAttribute
  ) throws -> (role: Role, name: TextID) {
    // Names with a prefix are rare, and have two keys.
    let key = attribute.prefix == nil ? UInt(bitPattern: attribute.localName) : nil
    if let key, let known = meanings[key] { return known }
    guard nameCount < Self.maximumNameCount else { throw ElementTreeLimit.attributeNames }
    nameCount += 1
    let text = attribute.name.text
    let meaning = (role: Role(name: text), name: try builder.intern(text))
    if let key { meanings.insert(meaning, for: key) }
    return meaning
  }

  private func checkDialect(_ name: String, _ attributes: XMLAttributes) throws(DumpError) {
    let kind = ForeignFormat.name(ofXMLElement: name, attributes: attributes.names)
    guard let kind else { return }
    // Inside Appium's wrapper any element may stand, if it is not known to be of another dialect.
    if builder.wrapper != nil, ForeignFormat.isUnknown(name) { return }
    throw DumpError(.foreign(kind))
  }
}
