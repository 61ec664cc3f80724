/// The columns of a tree: one value an element in each, in document order.
struct ElementColumns: ~Copyable {
  var typeCodes = Column<UInt16>()
  var flags = Column<ElementFlags>()
  /// The index of the parent, -1 for a root.
  var parents = Column<Int32>()
  /// The index after the last descendant.
  var subtreeEnds = Column<Int32>()
  var names = Column<TextID>()
  var labels = Column<TextID>()
  var values = Column<TextID>()
  /// Numbers in `attributeLists`.
  var attributes = Column<TextID>()
  var frames = Column<PartialRect>()

  /// All strings, UTF-8.
  var text = TextTable()
  /// Lists of further attributes; each is a byte string of pairs of `UInt32` (name, value).
  var attributeLists = TextTable()
  /// The names of the codes from `ElementType.knownCount` on.
  var unknownTypes: [TextID] = []
  var wrapper: String?
  /// How many bytes of text editors have added since the tree was built.
  ///
  /// What they replaced is there still, and is left out once this is much; see
  /// `ElementColumns+Compaction.swift`.
  var addedTextBytes = 0

  var count: Int { typeCodes.count }

  mutating func append(_ row: ElementRow, parent: Int32, attributes list: TextID) {
    typeCodes.append(row.typeCode)
    flags.append(row.flags)
    parents.append(parent)
    subtreeEnds.append(Int32(count))
    names.append(row.name)
    labels.append(row.label)
    values.append(row.value)
    attributes.append(list)
    frames.append(row.frame)
  }

  /// The number of the name that an element goes by: its own, or that of its label where it has
  /// none or an empty one (WebDriverAgent's `XCUIElement+FBWebDriverAttributes.m`).
  func effectiveName(at index: Int) -> TextID {
    let name = names[index]
    return name.isAbsent || text[name].isEmpty ? labels[index] : name
  }

  /// Notes that the element at an index has ended with the newest one.
  mutating func close(_ index: Int) {
    subtreeEnds[index] = Int32(count)
  }

  /// Calls a closure for each pair of a list of attributes.
  func forEachAttribute<Failure: Error>(
    ofList list: TextID,
    _ body: (_ name: TextID, _ value: TextID) throws(Failure) -> Void
  ) throws(Failure) {
    let pairs = UnsafeRawBufferPointer(attributeLists[list])
    for offset in stride(from: 0, to: pairs.count, by: 8) {
      try body(
        TextID(rawValue: pairs.loadUnaligned(fromByteOffset: offset, as: UInt32.self)),
        TextID(rawValue: pairs.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self))
      )
    }
  }

  mutating func trim() {
    typeCodes.trim()
    flags.trim()
    parents.trim()
    subtreeEnds.trim()
    names.trim()
    labels.trim()
    values.trim()
    attributes.trim()
    frames.trim()
    text.trim()
    attributeLists.trim()
  }
}
