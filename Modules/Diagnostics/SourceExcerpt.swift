/// The line of a text in which something lies, and carets to put below it.
package struct SourceExcerpt {
  /// The line, or the part of it around the place.
  package private(set) var line: String
  /// Spaces and carets, as wide as a terminal shows the text above.
  package private(set) var marker: String

  /// How many characters are shown on each side of the place at most.
  private static let context = 60

  /// How many bytes are looked at on each side at most, so that long lines cost no more than short
  /// ones.
  private static let window = 16 * context

  /// Takes the line around a range of UTF-8 bytes.
  package init(of text: String, at range: Range<Int>) {
    var text = text
    self = text.withUTF8 { SourceExcerpt(of: $0, at: range) }
  }

  private init(of bytes: UnsafeBufferPointer<UInt8>, at range: Range<Int>) {
    let lower = min(range.lowerBound, bytes.count)
    let isNewline = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    let first = max(0, lower - Self.window)
    let start = bytes[first..<lower].lastIndex(where: isNewline).map { $0 + 1 } ?? first
    let last = min(bytes.count, max(range.upperBound, lower) + Self.window)
    let end = bytes[lower..<last].firstIndex(where: isNewline) ?? last
    let upper = min(max(range.upperBound, lower), end)

    func part(_ range: Range<Int>) -> String {
      // A tab would be as wide as the terminal likes, and the caret below it misplaced; other
      // control characters could even move it.
      let text = String(decoding: bytes[range].prefix(Self.window), as: UTF8.self)
      return String(
        String.UnicodeScalarView(text.unicodeScalars.map { $0.isControl ? " " : $0 })
      )
    }
    var before = part(start..<lower)
    let marked = part(lower..<upper)
    var after = part(upper..<end)
    if before.count > Self.context { before = "…" + before.suffix(Self.context) }
    if after.count > Self.context { after = after.prefix(Self.context) + "…" }
    let shown = marked.count > Self.context ? marked.prefix(Self.context) + "…" : marked
    line = before + shown + after
    marker =
      String(repeating: " ", count: before.columnCount)
      + String(repeating: "^", count: max(1, shown.columnCount))
  }
}

extension String {
  /// How many columns of a terminal the text takes, roughly: two for East Asian characters.
  fileprivate var columnCount: Int {
    reduce(0) { count, character in
      guard let scalar = character.unicodeScalars.first else { return count }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return count + 2
      default: return count + 1
      }
    }
  }
}
