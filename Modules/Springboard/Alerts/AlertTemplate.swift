/// A text of an alert with gaps for names, to recognise what was recorded by.
///
/// Texts are compared folded: letters in lower case, quotation marks of all kinds alike, without
/// spaces, direction marks and a last full stop, "您" as "你". So what changes from version to version,
/// or is lost on the way into a dump, does not matter.
struct AlertTemplate: Hashable, Sendable {
  private let parts: [[UInt8]]

  init(_ text: String) {
    parts = Self.split(text).map { Self.folded($0) }
  }

  /// How many bytes have to be there; the more, the surer a match.
  var literalCount: Int { parts.reduce(0) { $0 + $1.count } }

  /// Returns whether a folded text is this one with something in each gap.
  func matches(_ text: [UInt8]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    if parts.count == 1 { return text == first }
    // Each gap holds something.
    guard text.count >= literalCount + parts.count - 1, text.starts(with: first),
      text.suffix(last.count).elementsEqual(last)
    else { return false }
    var position = first.count + 1
    let end = text.count - last.count - 1
    for part in parts.dropFirst().dropLast() {
      guard let found = Self.position(of: part, in: text, from: position, to: end) else {
        return false
      }
      position = found + part.count + 1
    }
    return position <= text.count - last.count
  }

  /// Returns a text with its gaps filled, in order; what has no value stays empty.
  static func filling(_ text: String, with values: [String]) -> String {
    var result = ""
    for (index, part) in split(text).enumerated() {
      if index > 0, index <= values.count { result += values[index - 1] }
      result += part
    }
    return result
  }

  /// Returns a text as it is compared.
  static func folded(_ text: String) -> [UInt8] {
    var result = ""
    for scalar in text.lowercased().unicodeScalars where !scalar.properties.isWhitespace {
      switch scalar {
      case "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
      case "‘", "’", "‚": result.append("'")
      case "“", "”", "„", "«", "»", "「", "」", "″": result.append("\"")
      case "？": result.append("?")
      case "您": result.append("你")
      case "…": result.append("...")
      default: result.unicodeScalars.append(scalar)
      }
    }
    while result.last == "." && !result.hasSuffix("...") || result.last == "。" {
      result.removeLast()
    }
    return Array(result.utf8)
  }

  private static func split(_ text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == "%", next < text.endIndex, text[next] == "@" {
        parts.append(text[start..<index])
        start = text.index(after: next)
        index = start
      } else {
        index = next
      }
    }
    parts.append(text[start...])
    return parts
  }

  private static func folded(_ text: Substring) -> [UInt8] { folded(String(text)) }

  private static func position(
    of part: [UInt8],
    in text: [UInt8],
    from start: Int,
    to end: Int
  ) -> Int? {
    guard start + part.count <= end else { return nil }
    return (start...(end - part.count)).first {
      text[$0..<($0 + part.count)].elementsEqual(part)
    }
  }
}
