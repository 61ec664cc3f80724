package import Hierarchy
internal import XMLSupport

/// Writes a tree for people: one element a line, indented, in the words of XCUITest's own
/// descriptions but without addresses.
///
/// Not meant to be read back.
package enum TextExporter {
  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - tree: What to write.
  ///   - maximumDepth: How many levels below the outermost elements to write; nil for all. Where
  ///     elements are left out, the line of the one around them says how many.
  ///   - prefix: What every line begins with.
  ///   - flush: Receives bytes that are valid during the call.
  /// - Throws: What `flush` throws.
  package static func write(
    _ tree: ElementTree,
    maximumDepth: Int? = nil,
    prefix: String = "",
    to flush: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var output = OutputBuffer(flush: flush)
    try tree.walk(maximumDepth: maximumDepth ?? .max) { (node, depth) throws(any Error) in
      try output.append(prefix)
      try output.append(repeating: UInt8(ascii: " "), count: depth * 2)
      try output.append(node.line)
      let hiddenCount = depth == maximumDepth ? node.descendants.count : 0
      if hiddenCount > 0 { try output.append(" … \(hiddenCount) more inside") }
      try output.append(UInt8(ascii: "\n"))
    } leave: { (_) throws(any Error) in
    }
    try output.flush()
  }
}
