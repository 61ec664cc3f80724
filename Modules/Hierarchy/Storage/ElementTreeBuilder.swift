/// Builds a tree from elements in document order, one call for each start and each end.
///
/// Strings are interned first (`intern`), further attributes are announced with `addAttribute`,
/// then `begin` takes the row. Everything goes straight into the columns of the tree.
package struct ElementTreeBuilder: ~Copyable {
  var columns = ElementColumns()
  private var textIndex = TextIndex()
  private var listIndex = TextIndex()
  private var unknownTypeCodes: [TextID: UInt16] = [:]

  /// The open elements, innermost last, and how many children each has so far.
  private var open = Column<Int32>()
  private var childCounts = Column<Int32>()
  private var rootCount: Int32 = 0
  private var pendingAttributes = Column<UInt32>()

  package init() {}

  /// How many elements are open.
  package var depth: Int { open.count }

  /// How many elements have begun.
  package var count: Int { columns.count }

  /// The name of the wrapper around all elements, for example `AppiumAUT`.
  package var wrapper: String? {
    get { columns.wrapper }
    set { columns.wrapper = newValue }
  }

  /// The position that the next element has among its siblings.
  ///
  /// It changes nothing, but only as a mutating function it gets the builder by its address;
  /// otherwise all 500 bytes of it are copied for each call from another module.
  package mutating func nextSiblingPosition() -> Int {
    Int(childCounts.count == 0 ? rootCount : childCounts[childCounts.count - 1])
  }

  /// The number of a string in the tree.
  package mutating func intern(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ElementTreeLimit) -> TextID {
    guard let id = textIndex.intern(text, in: &columns.text) else { throw .text }
    return id
  }

  /// The number of a string in the tree.
  package mutating func intern(_ text: String) throws(ElementTreeLimit) -> TextID {
    var text = text
    // `withUTF8` cannot throw typed errors, so the failure comes out as nil.
    let id = text.withUTF8 { textIndex.intern($0, in: &columns.text) }
    guard let id else { throw .text }
    return id
  }

  /// The code of an element type that Apple does not name; its name is kept verbatim.
  package mutating func typeCode(ofUnknown name: TextID) throws(ElementTreeLimit) -> UInt16 {
    if let code = unknownTypeCodes[name] { return code }
    guard let code = UInt16(exactly: ElementType.knownCount + columns.unknownTypes.count)
    else { throw .typeNames }
    columns.unknownTypes.append(name)
    unknownTypeCodes[name] = code
    return code
  }

  /// The code of an element type by the name of an XML element; only WebDriverAgent's own names
  /// stand for Apple's kinds, any other is kept as it is.
  package mutating func typeCode(ofElement name: String) throws(ElementTreeLimit) -> UInt16 {
    if let type = ElementType(webDriverName: name) { return UInt16(type.rawValue) }
    return try typeCode(ofUnknown: intern(name))
  }

  /// Announces an attribute without a column for the element that begins next.
  package mutating func addAttribute(name: TextID, value: TextID) {
    pendingAttributes.append(name.rawValue)
    pendingAttributes.append(value.rawValue)
  }

  /// Begins an element inside the one that is open, or a root when none is.
  package mutating func begin(_ row: ElementRow) throws(ElementTreeLimit) {
    guard let index = Int32(exactly: columns.count), index < .max else { throw .elements }
    var attributes = TextID.absent
    if pendingAttributes.count > 0 {
      attributes = try internPendingAttributes()
    }
    let parent = open.count == 0 ? -1 : open[open.count - 1]
    columns.append(row, parent: parent, attributes: attributes)
    if childCounts.count == 0 {
      rootCount += 1
    } else {
      childCounts[childCounts.count - 1] += 1
    }
    open.append(index)
    childCounts.append(0)
  }

  /// Ends the innermost open element.
  package mutating func end() {
    precondition(open.count > 0, "No element is open")
    columns.close(Int(open[open.count - 1]))
    open.removeLast()
    childCounts.removeLast()
  }

  /// Ends what is open and hands the tree over.
  package consuming func finish() -> ElementTree {
    while open.count > 0 { end() }
    columns.trim()
    return ElementTree(storage: ElementStorage(columns))
  }

  /// Equal lists of attributes are kept once, as byte strings of pairs of numbers.
  private mutating func internPendingAttributes() throws(ElementTreeLimit) -> TextID {
    defer { pendingAttributes.removeAll() }
    let bytes = UnsafeRawBufferPointer(pendingAttributes.values).assumingMemoryBound(to: UInt8.self)
    guard let id = listIndex.intern(bytes, in: &columns.attributeLists) else { throw .text }
    return id
  }
}
