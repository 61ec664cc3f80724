package import Hierarchy

extension TextInput {
  /// Moves the caret to where a finger touched, which is where typing goes on (xcuitest-behaviours §9).
  ///
  /// No font is known, so the place is estimated; see `place(at:in:)`.
  ///
  /// - Parameters:
  ///   - point: Where the finger touched.
  ///   - frame: Where the field is; the caret goes to the end when nobody knows.
  ///   - count: How often it touched: once places the caret, twice selects a word, more often all.
  package mutating func touch(at point: Point, in frame: Rect?, count: Int = 1) {
    let place = place(at: point, in: frame)
    switch count {
    case ...1: select(place..<place)
    case 2: selectWord(at: place)
    default: selectAll()
    }
  }

  /// Returns the place between two characters that is nearest to a point.
  ///
  /// All characters count as equally wide, namely as letters of the system font at its usual size are
  /// on average, beginning at the left edge; in fields of one line less, where the text would not fit.
  /// The last tenth of a field is behind the text in any case, since that is where tests tap to get
  /// the caret to the end. Text views break their lines at the width, at no particular place, and are
  /// taken to show their beginning. In right-to-left texts as well the right edge means the end.
  func place(at point: Point, in frame: Rect?) -> Int {
    let count = text.count
    guard let frame, frame.isFinite, !frame.isEmpty, point.x.isFinite, point.y.isFinite else {
      return count
    }
    let width = max(frame.width - 2 * Self.inset, Self.inset)
    let x = point.x - frame.x - Self.inset
    if kind.isMultiline { return placeInLines(x: x, y: point.y - frame.y, width: width) }
    guard point.x < frame.x + 0.9 * frame.width else { return count }
    return Self.column(x, width: min(Self.characterWidth, width / Double(max(count, 1))), of: count)
  }

  private func placeInLines(x: Double, y: Double, width: Double) -> Int {
    let perLine = max(Int(min(width / Self.characterWidth, 10_000)), 1)
    var row = Int(max(0, min((y - Self.inset) / Self.lineHeight, 1e9)))
    var start = 0
    let lines = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    for line in lines {
      let count = line.count
      let rows = max(1, (count + perLine - 1) / perLine)
      if row < rows {
        let skipped = row * perLine
        let left = min(count - skipped, perLine)
        let isRight = x + Self.inset >= 0.9 * (width + 2 * Self.inset)
        let column = isRight ? left : Self.column(x, width: Self.characterWidth, of: left)
        return start + skipped + column
      }
      row -= rows
      start += count + 1
    }
    return text.count
  }

  private static func column(_ x: Double, width: Double, of count: Int) -> Int {
    Int(max(0, min((x / width).rounded(), Double(count))))
  }

  /// The distance between the edge of a field and its text, in points.
  private static let inset = 7.0
  /// The width of a letter of the system font at 17 points, on average.
  private static let characterWidth = 8.5
  /// The height of a line of the system font at 17 points.
  private static let lineHeight = 20.0
}
