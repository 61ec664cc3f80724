/// One element as strings, with its depth; a list of these in document order is a whole tree.
package struct ElementRecordEntry: Hashable, Sendable {
  /// How many elements are around this one.
  package var depth = 0
  /// The kind, if it is one of Apple's; otherwise the name says what it is.
  package var type: ElementType?
  package var unknownTypeName = ""
  package var flags = ElementFlags()
  package var name: String?
  package var label: String?
  package var value: String?
  package var frame = PartialRect()
  package var attributes: [ElementAttribute] = []
  /// The `index` attribute; it equals the position among the siblings.
  package var declaredIndex: Int?

  package init(_ type: ElementType) {
    self.type = type
  }

  package init(unknownType name: String) {
    unknownTypeName = name
  }

  /// Copies an element of a tree.
  package init(_ node: ElementNode, depth: Int, siblingPosition: Int) {
    self.depth = depth
    declaredIndex = node.flags.hasIndexAttribute ? siblingPosition : nil
    type = node.knownType
    if type == nil { unknownTypeName = node.typeName }
    flags = node.flags
    name = node.writtenName
    label = node.label
    value = node.value
    frame = node.partialFrame
    attributes = node.furtherAttributes
  }
}

extension ElementTreeBuilder {
  /// Begins the element of an entry, after ending those that it is not inside of.
  package mutating func begin(_ entry: ElementRecordEntry) throws(ElementTreeLimit) {
    while depth > entry.depth { end() }
    let typeCode: UInt16
    if let type = entry.type {
      typeCode = UInt16(type.rawValue)
    } else {
      typeCode = try self.typeCode(ofUnknown: intern(entry.unknownTypeName))
    }
    var row = ElementRow(typeCode: typeCode)
    row.flags = entry.flags
    row.flags.hasIndexAttribute = entry.declaredIndex != nil
    row.frame = entry.frame
    if let name = entry.name { row.name = try intern(name) }
    if let label = entry.label { row.label = try intern(label) }
    if let value = entry.value { row.value = try intern(value) }
    for attribute in entry.attributes {
      addAttribute(name: try intern(attribute.name), value: try intern(attribute.value))
    }
    try begin(row)
  }
}
