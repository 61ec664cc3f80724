internal import Diagnostics
internal import Hierarchy

/// Rewrites one dump, from its start tag to the end of it, as well-formed XML.
///
/// It knows elements and attributes and nothing else, since dumps have nothing else. Whatever it
/// changes or leaves out, it says.
struct TolerantXMLScanner {
  let text: RecoveredText
  /// How far the text is read.
  var offset: Int
  var output: [UInt8] = []
  var repairs: [DumpRepair] = []
  private var open: [ArraySlice<UInt8>] = []
  /// How many elements of each name are open, so that a stray end tag is known at once.
  private var openCounts: [ArraySlice<UInt8>: Int] = [:]

  var bytes: [UInt8] { text.bytes }

  init(_ text: RecoveredText, from start: Int) {
    self.text = text
    offset = start
  }

  /// Reads until the outermost element ends, or the text does, or another dump begins.
  mutating func scan() {
    repeat {
      scanText()
      guard offset < bytes.count, !isAtOtherDump else { return endAll() }
      scanMarkup()
    } while !open.isEmpty
  }

  mutating func note(_ kind: DumpRepair.Kind, at place: Int) {
    repairs.append(DumpRepair(kind, at: text.position(of: place)))
  }

  /// Passes over text between tags.
  private mutating func scanText() {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if isAtFence { break }
      offset += 1
    }
    noteText(start..<offset)
  }

  private mutating func noteText(_ range: Range<Int>) {
    guard let first = bytes[range].firstIndex(where: { !$0.isBlank }) else { return }
    let beginning = String(decoding: bytes[first..<range.upperBound].prefix(200), as: UTF8.self)
    note(.text(VisibleText.excerpt(beginning)), at: first)
  }

  private mutating func scanMarkup() {
    let start = offset
    let rest = bytes[start...]
    if rest.starts(with: "</".utf8) {
      scanEndTag()
    } else if rest.starts(with: "<!--".utf8) {
      offset = rest.offset(after: "-->") ?? bytes.count
    } else if rest.starts(with: "<?".utf8) {
      offset = rest.offset(after: "?>") ?? bytes.count
    } else if rest.starts(with: "<!DOCTYPE".utf8) {
      note(.documentType, at: start)
      offset = rest.offsetAfterDocumentType()
    } else if rest.starts(with: "<![CDATA[".utf8) {
      offset = rest.offset(after: "]]>") ?? bytes.count
      noteText(start..<offset)
    } else if isNameStart(at: start + 1) {
      scanStartTag()
    } else {
      offset = start + 1
      note(.text("<"), at: start)
    }
  }

  private mutating func scanEndTag() {
    let start = offset
    offset += 2
    let name = scanName()
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"),
      bytes[offset] != UInt8(ascii: "<")
    {
      offset += 1
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") {
      offset += 1
    } else if offset == bytes.count {
      note(.truncatedTag("/" + String(decoding: name, as: UTF8.self)), at: start)
    } else {
      note(.unfinishedTag("/" + String(decoding: name, as: UTF8.self)), at: start)
    }
    guard openCounts[name, default: 0] > 0 else {
      return note(.strayEndTag(String(decoding: name, as: UTF8.self)), at: start)
    }
    while let innermost = open.last, innermost != name {
      note(.missingEndTag(String(decoding: innermost, as: UTF8.self)), at: start)
      endElement()
    }
    endElement()
  }

  /// Begins an element whose start tag is in the output but for its end.
  mutating func begin(_ name: ArraySlice<UInt8>, isClosed: Bool) {
    output += isClosed ? "/>".utf8 : ">".utf8
    guard !isClosed else { return }
    open.append(name)
    openCounts[name, default: 0] += 1
  }

  private mutating func endElement() {
    guard let name = open.popLast() else { return }
    openCounts[name, default: 0] -= 1
    output += "</".utf8
    output += name
    output.append(UInt8(ascii: ">"))
  }

  private mutating func endAll() {
    note(.truncated(openElements: open.count), at: offset)
    while !open.isEmpty { endElement() }
  }

  /// Whether another dump begins here, although this one has not ended.
  private var isAtOtherDump: Bool {
    guard !open.isEmpty else { return false }
    let rest = bytes[offset...]
    return isAtFence || rest.starts(with: "<?xml".utf8) || rest.starts(with: "<AppiumAUT".utf8)
      // Applications do not nest.
      || rest.starts(with: "<XCUIElementTypeApplication".utf8)
        && openCounts[Self.applicationName, default: 0] > 0
  }

  private static let applicationName = Array("XCUIElementTypeApplication".utf8)[...]

  /// Whether a block of code in Markdown ends here.
  private var isAtFence: Bool {
    bytes[offset] == UInt8(ascii: "`") && bytes[offset...].starts(with: "```".utf8)
      && bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "\n")
  }
}
