internal import Hierarchy
internal import XMLSupport

/// Builds a tree from the elements and attributes of an XCUITest dump as the parser meets them.
struct XCUITestXMLHandler: XMLContentHandler, ~Copyable {
  private typealias Role = XCUITestVocabulary.AttributeRole

  /// Whether unusable numbers are kept as text instead of refused.
  private let isLenient: Bool
  private var builder = ElementTreeBuilder()
  /// Whether the first element, which tells the dialect, is still to come.
  private var isAtFirstElement = true

  private var typeCodes = NameCache<UInt16>()
  private var attributes = NameCache<(role: Role, name: TextID)>()

  init(isLenient: Bool) {
    self.isLenient = isLenient
  }

  /// Hands the tree over; what is still open is ended.
  consuming func finish() -> ElementTree { builder.finish() }

  mutating func startElement(_ name: XMLName, attributes list: XMLAttributes) throws {
    if isAtFirstElement {
      // A wrapper with attributes would lose them, so it stays an element like any other.
      if name.text == XCUITestVocabulary.wrapper, builder.wrapper == nil, list.isEmpty {
        builder.wrapper = name.text
        return
      }
      try Self.checkDialect(name.text, list)
      isAtFirstElement = false
    }
    var row = ElementRow(typeCode: try typeCode(of: name))
    row.flags.lacksTypeAttribute = true
    for index in 0..<list.count {
      try read(list, at: index, elementName: name, into: &row)
    }
    for index in 0..<list.declarationCount {
      let (name, value) = list.declaration(at: index)
      builder.addAttribute(name: try builder.intern(name), value: try builder.intern(value))
    }
    try builder.begin(row)
  }

  mutating func endElement() throws {
    // The end of the wrapper comes when no element is open any more.
    if builder.depth > 0 { builder.end() }
  }

  mutating func characters(_ text: UnsafeBufferPointer<UInt8>) throws {
    // Between tags there is white space, mostly the spaces of the indentation: eight at a time.
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    while index < raw.count {
      if index + 8 <= raw.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0x2020_2020_2020_2020
      {
        index += 8
      } else if raw[index].isBlank {
        index += 1
      } else {
        let rest = String(decoding: text[index...].prefix(200), as: UTF8.self)
        throw DumpError(.text(VisibleText.excerpt(rest)))
      }
    }
  }

  private mutating func read(
    _ list: XMLAttributes,
    at index: Int,
    elementName: XMLName,
    into row: inout ElementRow
  ) throws {
    let (name, value) = list[index]
    let (role, nameID) = try meaning(of: name)
    switch role {
    case .name: row.name = try builder.intern(value)
    case .label: row.label = try builder.intern(value)
    case .value: row.value = try builder.intern(value)
    case .x, .y, .width, .height:
      do throws(DumpError) {
        let number = try XCUITestVocabulary.coordinate(value, role: role, name: name.text)
        switch role {
        case .x: row.frame.x = number
        case .y: row.frame.y = number
        case .width: row.frame.width = number
        default: row.frame.height = number
        }
      } catch {
        guard isLenient else {
          throw DumpError(error.problem, at: DumpPosition(list.position(ofValueAt: index)))
        }
        builder.addAttribute(name: nameID, value: try builder.intern(value))
      }
    case .type where elementName.isSpelled(value): row.flags.lacksTypeAttribute = false
    case .index where isNextSiblingPosition(value): row.flags.hasIndexAttribute = true
    case .boolean(let attribute):
      if value.isEqual(to: ("true" as StaticString).bytes) {
        row.flags[attribute] = true
      } else if value.isEqual(to: ("false" as StaticString).bytes) {
        row.flags[attribute] = false
      } else {
        fallthrough
      }
    case .type, .index, .other:
      builder.addAttribute(name: nameID, value: try builder.intern(value))
    }
  }

  /// Whether an `index` says what the position among the siblings says already.
  private func isNextSiblingPosition(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    NumberText.isText(value, of: builder.nextSiblingPosition)
  }

  private mutating func typeCode(of name: XMLName) throws -> UInt16 {
    if let key = name.key, let code = typeCodes[key] { return code }
    let code = try builder.typeCode(named: name.text)
    if let key = name.key { typeCodes.insert(code, for: key) }
    return code
  }

  private mutating func meaning(of name: XMLName) throws -> (role: Role, name: TextID) {
    if let key = name.key, let known = attributes[key] { return known }
    let text = name.text
    let meaning = (role: Role(name: text), name: try builder.intern(text))
    if let key = name.key { attributes.insert(meaning, for: key) }
    return meaning
  }

  private static func checkDialect(
    _ name: String,
    _ attributes: XMLAttributes
  ) throws(DumpError) {
    if let kind = ForeignFormat.name(ofXMLElement: name, attributes: attributes.names) {
      throw DumpError(.foreign(kind))
    }
  }
}
