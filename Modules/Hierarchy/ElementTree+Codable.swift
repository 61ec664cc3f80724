extension ElementTree: Codable {
  /// The version of the encoded form, raised when a reader of the old form could not read it.
  package static let encodedVersion = 1

  /// The value of the key `format`, by which a reader knows what it has before it.
  package static let encodedFormat = "einstein-tree"

  private enum CodingKeys: String, CodingKey {
    case format, version, wrapper, elements
  }

  /// The position of an element, as a part of a path.
  private struct ElementIndex: CodingKey {
    var index: Int

    var intValue: Int? { index }
    var stringValue: String { "Index \(index)" }

    init(intValue: Int) { index = intValue }
    init?(stringValue: String) { nil }
  }

  /// Decodes a tree: its elements in document order, each with its depth.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format == Self.encodedFormat else {
      throw DecodingError.dataCorruptedError(
        forKey: .format,
        in: container,
        debugDescription: "the format is '\(format)', not '\(Self.encodedFormat)'"
      )
    }
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.encodedVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: container,
        debugDescription: "version \(version) is not known, only \(Self.encodedVersion) is"
      )
    }
    var builder = ElementTreeBuilder()
    builder.wrapper = try container.decodeIfPresent(String.self, forKey: .wrapper)
    var elements = try container.nestedUnkeyedContainer(forKey: .elements)
    while !elements.isAtEnd {
      let path = elements.codingPath + [ElementIndex(intValue: elements.currentIndex)]
      let entry = try elements.decode(ElementRecordEntry.self)
      func corrupted(_ description: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: path, debugDescription: description))
      }
      guard entry.depth >= 0, entry.depth <= builder.depth else {
        throw corrupted(
          "depth \(entry.depth) cannot follow here; it may be 0 to \(builder.depth)"
        )
      }
      while builder.depth > entry.depth { builder.end() }
      let position = builder.nextSiblingPosition()
      if let index = entry.declaredIndex, index != position {
        throw corrupted("index \(index) is not the position among the siblings, \(position)")
      }
      do {
        try builder.begin(entry)
      } catch {
        throw corrupted("a tree cannot hold \(error)")
      }
    }
    self = builder.finish()
  }

  /// Encodes the elements in document order, each with its depth.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.encodedFormat, forKey: .format)
    try container.encode(Self.encodedVersion, forKey: .version)
    try container.encodeIfPresent(wrapper, forKey: .wrapper)
    var elements = container.nestedUnkeyedContainer(forKey: .elements)
    var positions = SiblingPositions()
    try walk { node, depth throws(any Error) in
      let position = positions.next(atDepth: depth)
      try elements.encode(ElementRecordEntry(node, depth: depth, siblingPosition: position))
    } leave: { _ in
    }
  }
}
