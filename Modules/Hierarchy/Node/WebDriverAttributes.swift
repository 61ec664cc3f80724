/// The attributes that WebDriverAgent's XML has of an element, in its order.
///
/// The names, their order and the form of the values are those of `FBXPath.m`; attributes that the
/// dump lacked are left out, and others that it had come last. One value of this type serves for
/// all elements of a tree, one after the other, and so makes no new memory for each.
package struct WebDriverAttributes: ~Copyable {
  /// Names and values, both UTF-8, valid until the next call and as long as the tree.
  package private(set) var list:
    [(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>)] = []

  /// One for each number that an element has.
  private var x = NumberText()
  private var y = NumberText()
  private var width = NumberText()
  private var height = NumberText()
  private var index = NumberText()

  package init() {}

  /// Takes the attributes of an element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - siblingPosition: Its position among its siblings, which the attribute `index` tells.
  package mutating func load(_ node: ElementNode, siblingPosition: Int) {
    list.removeAll(keepingCapacity: true)
    let flags = node.flags
    if !flags.lacksTypeAttribute { append("type", node.webDriverTypeNameBytes) }
    append("value", node.valueID, of: node)
    append("name", node.writtenNameID, of: node)
    append("label", node.labelID, of: node)
    append(.enabled, flags)
    append(.visible, flags)
    append(.accessible, flags)
    append(.focused, flags)
    append(.selected, flags)
    let frame = node.partialFrame
    if let number = frame.x { append("x", x.bytes(of: number)) }
    if let number = frame.y { append("y", y.bytes(of: number)) }
    if let number = frame.width { append("width", width.bytes(of: number)) }
    if let number = frame.height { append("height", height.bytes(of: number)) }
    if flags.hasIndexAttribute { append("index", index.bytes(of: siblingPosition)) }
    append(.hittable, flags)
    node.forEachFurtherAttribute { list.append((node.bytes(of: $0), node.bytes(of: $1))) }
  }

  private mutating func append(_ name: StaticString, _ value: UnsafeBufferPointer<UInt8>) {
    list.append((name.bytes, value))
  }

  private mutating func append(_ name: StaticString, _ id: TextID, of node: ElementNode) {
    if !id.isAbsent { list.append((name.bytes, node.bytes(of: id))) }
  }

  private mutating func append(_ attribute: BooleanAttribute, _ flags: ElementFlags) {
    guard let value = flags[attribute] else { return }
    list.append((attribute.name.bytes, (value ? "true" as StaticString : "false").bytes))
  }
}

extension StaticString {
  /// The UTF-8 bytes, which live as long as the program.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
