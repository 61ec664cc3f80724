internal import Diagnostics
internal import JSON
internal import Reporting

/// The text of a manifest, to tell places in it.
struct ManifestSource {
  let file: String
  let bytes: [UInt8]

  /// The line and column of an offset, counted from 1.
  ///
  /// - Complexity: O(n); few are asked for.
  func position(of offset: Int) -> DumpPosition {
    var line = 1
    var column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return DumpPosition(line: line, column: column)
  }

  /// Puts a problem at a place.
  func locate(_ problem: inout AppModelProblem, at range: Range<Int>) {
    problem.file = file
    problem.position = position(of: range.lowerBound)
    // Of a long text, the lines around the place are enough.
    let start = max(0, range.lowerBound - 2_000)
    let part = bytes[start..<min(bytes.count, max(range.lowerBound, range.upperBound) + 2_000)]
    let text = String(decoding: part, as: UTF8.self)
    let excerpt = SourceExcerpt(of: text, at: range.lowerBound - start..<range.upperBound - start)
    problem.excerpt = excerpt.line.isEmpty ? [] : [excerpt.line, excerpt.marker]
  }

  /// Where the part is that a path leads to, as far as it leads.
  static func range(of path: ManifestPath, in root: JSONNode) -> Range<Int> {
    var node = root
    var range = root.range.lowerBound..<root.range.lowerBound
    for step in path.steps {
      switch (step, node.content) {
      case (.key(let key), .object(let members)):
        guard let member = members.last(where: { $0.key == key }) else { return range }
        node = member.value
        range = member.value.isContainer ? member.keyRange : member.value.range
      case (.index(let index), .array(let elements)):
        guard elements.indices.contains(index) else { return range }
        node = elements[index]
        range = node.isContainer ? node.range.lowerBound..<node.range.lowerBound + 1 : node.range
      // One effect may stand for a list of one.
      case (.index(0), _): break
      default: return range
      }
    }
    return range
  }
}

extension JSONNode {
  /// Whether there are values inside.
  var isContainer: Bool {
    switch content {
    case .array, .object: true
    default: false
    }
  }

  /// What the value is, with its article.
  var title: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer, .real: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
