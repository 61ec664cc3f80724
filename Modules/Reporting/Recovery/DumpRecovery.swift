internal import Hierarchy

/// Finds XCUITest XML in any text, and reads it however broken it is, listing every repair.
///
/// Each outermost element is a dump of its own. A dump is first rewritten as well-formed XML, which
/// the ordinary importer then reads.
package struct DumpRecovery {
  private let limits: DumpLimits

  /// How many times a string may be escaped over: JSON in JSON in a log is three.
  private static let maximumLayers = 4

  /// Creates a recovery that accepts so much.
  package init(limits: DumpLimits) {
    self.limits = limits
  }

  /// All dumps in the bytes of a file; none when there is nothing like one.
  package func read(_ bytes: [UInt8]) throws(DumpError) -> [Dump] {
    let (text, repairs) = TextDecoding.utf8(from: bytes)
    var dumps = try read(RecoveredText(text), layers: Self.maximumLayers)
    if !dumps.isEmpty { dumps[0].repairs = repairs + dumps[0].repairs }
    // That other text was passed over is said once, not for each of many dumps.
    var isSaid = false
    for index in dumps.indices {
      dumps[index].repairs.removeAll { repair in
        guard repair.kind == .unwrapped else { return false }
        defer { isSaid = true }
        return isSaid
      }
    }
    return dumps
  }

  private func read(_ text: RecoveredText, layers: Int) throws(DumpError) -> [Dump] {
    var dumps: [Dump] = []
    var end = 0
    while let start = nextStart(in: text.bytes, from: end) {
      if start.isEscaped {
        // Strings may be escaped several times over; each round takes one layer off.
        let (string, stringEnd) = text.unescapedString(from: start.offset)
        for var dump in layers == 0 ? [] : try read(string, layers: layers - 1) {
          dump.repairs.insert(DumpRepair(.unescaped, at: text.position(of: start.offset)), at: 0)
          dumps.append(dump)
        }
        end = min(stringEnd + 1, text.bytes.count)
      } else {
        var scanner = TolerantXMLScanner(text, from: start.offset)
        scanner.scan()
        guard !scanner.output.isEmpty else {
          // The text ends inside the name of its only tag: there is nothing to make a dump of.
          end = scanner.offset
          continue
        }
        let repairs = outsideRepairs(text, end..<start.offset) + scanner.repairs
        let tree: ElementTree
        do throws(DumpError) {
          let source = DumpSource(scanner.output)
          tree = try XCUITestXMLImporter.read(source, limits: limits)
        } catch {
          // The position is one in the rewritten text; all that is known here is where that begins.
          throw DumpError(error.problem, at: text.position(of: start.offset))
        }
        let dump = Dump(
          tree: tree,
          formatID: DumpFormat.xcuitestXML.id,
          byteCount: scanner.offset - start.offset,
          repairs: repairs
        )
        dumps.append(dump)
        end = scanner.offset
      }
    }
    if let last = dumps.indices.last, end < text.bytes.count {
      dumps[last].repairs += outsideRepairs(text, end..<text.bytes.count)
    }
    return dumps
  }

  /// The next beginning of a dump.
  ///
  /// In a text that is XML from the start, it is the first tag, also where that tag alone would look
  /// like prose.
  private func nextStart(in bytes: [UInt8], from offset: Int) -> DumpStart? {
    if offset == 0, let first = bytes.firstIndex(of: UInt8(ascii: "<")), XMLBeginning.isXML(bytes) {
      var index = first
      while index < bytes.count, let end = Self.prologEnd(in: bytes[index...]) { index = end }
      let rest = bytes[index...]
      if rest.starts(with: "<XCUIElementType".utf8) || rest.starts(with: "<AppiumAUT".utf8) {
        return DumpStart(offset: index, isEscaped: false)
      }
    }
    return DumpStart.find(in: bytes, from: offset)
  }

  /// Where white space, a comment, an instruction or a document type at the start ends, if the text
  /// starts with one.
  private static func prologEnd(in rest: ArraySlice<UInt8>) -> Int? {
    if let first = rest.first, first.isBlank { return rest.startIndex + 1 }
    if rest.starts(with: "<?".utf8) { return rest.offset(after: "?>") ?? rest.endIndex }
    if rest.starts(with: "<!--".utf8) { return rest.offset(after: "-->") ?? rest.endIndex }
    if rest.starts(with: "<!DOCTYPE".utf8) { return rest.offsetAfterDocumentType() }
    return nil
  }

  /// What is to be said about the text between dumps, which is passed over.
  private func outsideRepairs(_ text: RecoveredText, _ range: Range<Int>) -> [DumpRepair] {
    var repairs: [DumpRepair] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let rest = text.bytes[index..<range.upperBound]
      if rest.starts(with: "<!DOCTYPE".utf8) {
        repairs.append(DumpRepair(.documentType, at: text.position(of: index)))
      }
      guard let end = Self.prologEnd(in: rest) else {
        return repairs + [DumpRepair(.unwrapped, at: text.position(of: index))]
      }
      index = end
    }
    return repairs
  }
}

extension ArraySlice<UInt8> {
  /// The offset after the first occurrence of a mark.
  func offset(after mark: StaticString) -> Int? {
    let mark = Array(mark.bytes)
    var index = startIndex
    while index + mark.count <= endIndex {
      if self[index..<(index + mark.count)].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return nil
  }

  /// The offset after a document type declaration at the start, its internal subset included.
  func offsetAfterDocumentType() -> Int {
    var depth = 0
    for index in indices {
      switch self[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index + 1
      default: break
      }
    }
    return endIndex
  }
}
