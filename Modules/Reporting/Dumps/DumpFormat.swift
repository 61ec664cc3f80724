public import Hierarchy

/// A way in which trees are written down, with the functions that read and write it.
///
/// `DumpFormat.all` is the registry: the tool's options, its help and the tests go through it.
public struct DumpFormat: Sendable, Identifiable {
  /// The name by which the format is chosen, for example `xcuitest-xml`.
  public let id: String

  /// A shorter name for the same format, if there is one.
  public let alias: String?

  /// What the format is, in a few words.
  public let summary: String

  /// The endings of file names that such files usually have, without the dot.
  public let fileExtensions: [String]

  let recognize: @Sendable (_ beginning: [UInt8]) -> Bool
  let reader: (@Sendable (DumpSource, DumpLimits) throws(DumpError) -> ElementTree)?
  let writer:
    @Sendable (ElementTree, @escaping (UnsafeRawBufferPointer) throws -> Void) throws -> DumpLosses

  /// Whether dumps in this format can be read, and not only written.
  public var isReadable: Bool { reader != nil }
}

extension DumpFormat {
  /// The XML of WebDriverAgent and Appium.
  public static let xcuitestXML = DumpFormat(
    id: "xcuitest-xml",
    alias: "xml",
    summary: "XML of WebDriverAgent and Appium",
    fileExtensions: ["xml"],
    recognize: { XMLBeginning.isXML($0) },
    reader: { (source, limits) throws(DumpError) in
      try XCUITestXMLImporter.read(source, limits: limits)
    },
    writer: { tree, flush in try XCUITestXMLExporter.write(tree, to: flush) }
  )

  /// Einstein's own JSON, documented in `Documentation/TreeJSON.md`.
  public static let json = DumpFormat(
    id: "einstein-json",
    alias: "json",
    summary: "Einstein's own JSON, which holds all that a tree holds",
    fileExtensions: ["json"],
    recognize: { TreeJSONImporter.recognizes($0) },
    reader: { (source, limits) throws(DumpError) in
      try TreeJSONImporter.read(source, limits: limits)
    },
    writer: { tree, flush in
      try TreeJSONExporter.write(tree, to: flush)
      return DumpLosses()
    }
  )

  /// Indented lines for people.
  public static let text = DumpFormat(
    id: "text",
    alias: nil,
    summary: "indented lines like XCUITest's own descriptions, to look at",
    fileExtensions: ["txt"],
    recognize: { _ in false },
    reader: nil,
    writer: { tree, flush in
      try TextExporter.write(tree, to: flush)
      return DumpLosses()
    }
  )

  /// All formats, in the order in which they are tried and listed.
  public static let all: [DumpFormat] = [xcuitestXML, json, text]

  /// The format of a given id or alias.
  public static func named(_ name: String) -> DumpFormat? {
    all.first { $0.id == name || $0.alias == name }
  }

  /// Writes a tree in pieces, as they become ready.
  ///
  /// - Parameters:
  ///   - tree: What to write.
  ///   - flush: Receives bytes that are valid during the call; what it throws ends the writing.
  /// - Throws: `DumpError` when the format cannot hold the tree, or what `flush` throws.
  /// - Returns: What the format could not hold.
  @discardableResult
  public func write(
    _ tree: ElementTree,
    to flush: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws -> DumpLosses {
    try writer(tree, flush)
  }

  /// Returns the whole text of a tree in this format.
  ///
  /// - Throws: `DumpError` when the format cannot hold the tree.
  public func text(of tree: ElementTree) throws -> String {
    var bytes: [UInt8] = []
    try write(tree) { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
