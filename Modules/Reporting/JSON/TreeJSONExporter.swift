package import Hierarchy

/// Writes Einstein's own JSON: the form that `ElementTree` encodes to.
package enum TreeJSONExporter {
  /// Writes a whole tree, one element a line.
  static func write(
    _ tree: ElementTree,
    to flush: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var writer = JSONWriter(flush: flush)
    try writer.beginObject()
    try writeMembers(of: tree, to: &writer, linesAreBroken: true)
    try writer.endObject()
    try writer.finish()
  }

  /// Writes a whole tree on one line, with the name of its file as a further key.
  package static func writeLine(
    _ tree: ElementTree,
    file: String,
    to flush: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var writer = JSONWriter(flush: flush)
    try writer.beginObject()
    try writer.key("file")
    try writer.string(file)
    try writeMembers(of: tree, to: &writer, linesAreBroken: false)
    try writer.endObject()
    try writer.finish()
  }

  private static func writeMembers(
    of tree: ElementTree,
    to writer: inout JSONWriter,
    linesAreBroken: Bool
  ) throws {
    try writer.key("format")
    try writer.string(ElementTree.encodedFormat)
    try writer.key("version")
    try writer.number(Double(ElementTree.encodedVersion))
    if let wrapper = tree.wrapper {
      try writer.key("wrapper")
      try writer.string(wrapper)
    }
    try writer.key("elements")
    try writer.beginArray()
    var positions = SiblingPositions()
    try tree.walk { (node, depth) throws(any Error) in
      if linesAreBroken { writer.lineBreak() }
      try writer.beginObject()
      try writer.key("depth")
      try writer.number(Double(depth))
      let position = positions.next(atDepth: depth)
      try writeMembers(of: node, siblingPosition: position, to: &writer)
      try writer.endObject()
    } leave: { (_) throws(any Error) in
    }
    if linesAreBroken { writer.lineBreak() }
    try writer.endArray()
  }

  /// One element on one line, with its place in the tree and the name of its file.
  package static func line(of node: ElementNode, file: String?) throws -> String {
    var bytes: [UInt8] = []
    var writer = JSONWriter { bytes.append(contentsOf: $0) }
    try writer.beginObject()
    if let file {
      try writer.key("file")
      try writer.string(file)
    }
    try writePlacedMembers(of: node, to: &writer)
    try writer.endObject()
    try writer.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes one element as an object, with its place in the tree.
  package static func write(_ node: ElementNode, to writer: inout JSONWriter) throws {
    try writer.beginObject()
    try writePlacedMembers(of: node, to: &writer)
    try writer.endObject()
  }

  private static func writePlacedMembers(
    of node: ElementNode,
    to writer: inout JSONWriter
  ) throws {
    try writer.key("element")
    try writer.number(Double(node.index))
    try writer.key("depth")
    try writer.number(Double(node.depth))
    try writeMembers(
      of: node,
      siblingPosition: node.flags.hasIndexAttribute ? node.siblingPosition : 0,
      to: &writer
    )
  }

  private static func writeMembers(
    of node: ElementNode,
    siblingPosition: Int,
    to writer: inout JSONWriter
  ) throws {
    try writer.key(node.knownType == nil ? "unknownType" : "type")
    try writer.string(node.typeName)
    if node.flags.lacksTypeAttribute {
      try writer.key("typeAttribute")
      try writer.boolean(false)
    }
    try text(
      node.flags.nameIsIdentifier ? "identifier" : "name",
      node.writtenNameID,
      of: node,
      to: &writer
    )
    try text("label", node.labelID, of: node, to: &writer)
    try text("value", node.valueID, of: node, to: &writer)
    try write(node.partialFrame, to: &writer)
    for attribute in BooleanAttribute.allCases {
      guard let value = node.flags[attribute] else { continue }
      try writer.key(attribute.name)
      try writer.boolean(value)
    }
    if node.flags.hasIndexAttribute {
      try writer.key("index")
      try writer.number(Double(siblingPosition))
    }
    try writeFurtherAttributes(of: node, to: &writer)
  }

  /// The members of an object have no order, so they get one that is always the same.
  private static func writeFurtherAttributes(
    of node: ElementNode,
    to writer: inout JSONWriter
  ) throws {
    var attributes: [(name: TextID, value: TextID)] = []
    node.forEachFurtherAttribute { attributes.append(($0, $1)) }
    guard !attributes.isEmpty else { return }
    if attributes.count > 1 {
      attributes.sort { node.bytes(of: $0.name).lexicographicallyPrecedes(node.bytes(of: $1.name)) }
    }
    try writer.key("attributes")
    try writer.beginObject()
    for (name, value) in attributes {
      try writer.key(node.bytes(of: name))
      try writer.string(node.bytes(of: value))
    }
    try writer.endObject()
  }

  private static func text(
    _ key: StaticString,
    _ id: TextID,
    of node: ElementNode,
    to writer: inout JSONWriter
  ) throws {
    guard !id.isAbsent else { return }
    try writer.key(key)
    try writer.string(node.bytes(of: id))
  }

  private static func write(_ frame: PartialRect, to writer: inout JSONWriter) throws {
    guard !frame.isAbsent else { return }
    try writer.key("frame")
    try writer.beginObject()
    for (key, component) in [
      ("x" as StaticString, frame.x), ("y", frame.y), ("width", frame.width),
      ("height", frame.height),
    ] {
      guard let component else { continue }
      try writer.key(key)
      try writer.number(component)
    }
    try writer.endObject()
  }
}
