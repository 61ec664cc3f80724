internal import Hierarchy
internal import XMLSupport

/// Writes a tree for people: one element a line, indented, in the words of XCUITest's own
/// descriptions but without addresses. Not meant to be read back.
enum TextExporter {
  /// Writes a whole tree.
  static func write(
    _ tree: ElementTree,
    maximumDepth: Int = .max,
    prefix: String = "",
    to flush: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var output = OutputBuffer(flush: flush)
    try tree.walk(maximumDepth: maximumDepth) { (node, depth) throws(any Error) in
      try output.append(prefix)
      try output.append(repeating: UInt8(ascii: " "), count: depth * 2)
      try output.append(node.line)
      try output.append(UInt8(ascii: "\n"))
    } leave: { (_) throws(any Error) in
    }
    try output.flush()
  }
}
