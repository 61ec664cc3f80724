/// A text in which places are marked with `‸`.
public struct MarkedText: Sendable {
  /// The text without the marks.
  public let text: String

  /// Where the marks were, in UTF-8 bytes of the text without them.
  public let offsets: [Int]

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var text = ""
    var offsets: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "‸" {
        offsets.append(text.utf8.count)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.offsets = offsets
  }

  /// The range from the first mark to the second, or of nothing at the only one; nil without any.
  public var range: Range<Int>? {
    guard let first = offsets.first, let last = offsets.last else { return nil }
    return first..<last
  }
}
