internal import Hierarchy
internal import XMLSupport

/// Writes XML as WebDriverAgent does, with Appium's wrapper where the tree has one.
///
/// An XML text has exactly one outermost element. A tree that has none or several, and no wrapper,
/// gets Appium's; so does one whose outermost element is of a kind that would not tell the dialect.
enum XCUITestXMLExporter {
  /// Writes a whole tree.
  ///
  /// - Throws: `DumpError` when a name of the tree cannot stand in XML, or what `flush` throws.
  /// - Returns: What was lost: characters that XML forbids.
  static func write(
    _ tree: ElementTree,
    to flush: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws -> DumpLosses {
    try checkNames(of: tree)
    var writer = XMLWriter(flush: flush)
    try writer.declaration()
    let rootCount = tree.roots.prefix(2).count { _ in true }
    let isPlain = rootCount == 1 && tree.first.map(tellsDialect) == true
    let wrapper = tree.wrapper ?? (isPlain ? nil : XCUITestVocabulary.wrapper)
    if let wrapper { try startElement(wrapper, in: &writer) }
    var positions = SiblingPositions()
    var attributes = WebDriverAttributes()
    try tree.walk { (node, depth) throws(any Error) in
      try writer.startElement(node.webDriverTypeNameBytes)
      let position = positions.next(atDepth: depth)
      attributes.load(node, siblingPosition: position)
      for (name, value) in attributes.list { try writer.attribute(name, value) }
    } leave: { (_) throws(any Error) in
      try writer.endElement()
    }
    if wrapper != nil { try writer.endElement() }
    try writer.finish()
    return DumpLosses(forbiddenCharacterCount: writer.forbiddenCharacterCount)
  }

  private static func tellsDialect(_ node: ElementNode) -> Bool {
    String(decoding: node.webDriverTypeNameBytes, as: UTF8.self)
      .hasPrefix(ElementType.webDriverPrefix)
  }

  private static func startElement(_ name: String, in writer: inout XMLWriter) throws {
    let name = Array(name.utf8)
    try name.withUnsafeBufferPointer { try writer.startElement($0) }
  }

  /// Names come from XML in most trees, but may come from JSON or from an author.
  private static func checkNames(of tree: ElementTree) throws(DumpError) {
    var names = Set(tree.unknownTypeNames).union(tree.furtherAttributeNames)
    if let wrapper = tree.wrapper { names.insert(wrapper) }
    if let name = names.sorted().first(where: { !XMLName.isValid($0) }) {
      throw DumpError(.unwritableName(name))
    }
  }
}
