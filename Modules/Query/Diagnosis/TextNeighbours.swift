internal import Diagnostics
internal import Hierarchy
internal import Predicate

/// Finds the texts of a column that are nearest to one that was looked for.
struct TextNeighbours {
  /// A text that is like the one that was looked for.
  struct Neighbour {
    let text: String
    let likeness: TextLikeness
    /// The elements that have it.
    let rows: [Int]
  }

  private let wanted: String
  private let relation: FormatPredicate.Operator
  private let foldedWanted: String
  private let test: TextTest?

  /// Texts longer than this are no candidates, in UTF-8 bytes.
  private static let lengthLimit = 1_000
  /// How many different texts are looked at.
  private static let textLimit = 50_000
  /// How many distances are worked out.
  private static let distanceLimit = 2_000

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - wanted: The text that was looked for.
  ///   - relation: `==`, `BEGINSWITH`, `ENDSWITH` or `CONTAINS`; anything else is as `==`.
  init(of wanted: String, _ relation: FormatPredicate.Operator) {
    let known: [FormatPredicate.Operator] = [.beginsWith, .endsWith, .contains]
    self.wanted = wanted
    self.relation = known.contains(relation) ? relation : .equalTo
    foldedWanted = Self.folded(wanted)
    let isUsable = !foldedWanted.isEmpty && wanted.utf8.count <= Self.lengthLimit
    test = isUsable ? Self.test(self.relation, foldedWanted, ignoresMarks: true) : nil
  }

  /// Returns the nearest texts, at most so many, nearest first.
  ///
  /// - Complexity: O(n) in elements and in bytes of their texts.
  func nearest(
    in ids: [TextID],
    of tree: ElementTree,
    rows: some Sequence<Int>,
    limit: Int = 3
  ) -> [Neighbour] {
    guard test != nil else { return [] }
    var order: [TextID] = []
    var rowsOfText: [UInt32: [Int]] = [:]
    for row in rows where !ids[row].isAbsent {
      let id = ids[row]
      if rowsOfText[id.rawValue] == nil {
        guard order.count < Self.textLimit else { break }
        order.append(id)
      }
      rowsOfText[id.rawValue, default: []].append(row)
    }
    var found: [(rank: (Int, Int), neighbour: Neighbour)] = []
    var distances = 0
    for id in order {
      let bytes = tree.bytes(of: id)
      guard !bytes.isEmpty, bytes.count <= Self.lengthLimit else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let (rank, likeness) = likeness(of: text, &distances) else { continue }
      let rows = rowsOfText[id.rawValue] ?? []
      found.append((rank, Neighbour(text: text, likeness: likeness, rows: rows)))
    }
    // Sorting is stable, so that of equally near texts the first in the tree comes first.
    let sorted = found.sorted { $0.rank < $1.rank }
    let best = sorted.first?.rank.0 ?? 0
    // Beside a text that is the same but for its case, one that contains it is noise.
    return sorted.prefix { $0.rank.0 == best || best > 1 }.prefix(limit).map(\.neighbour)
  }

  private func likeness(
    of text: String,
    _ distances: inout Int
  ) -> (rank: (Int, Int), likeness: TextLikeness)? {
    let folded = Self.folded(text)
    if Self.holds(test, folded) {
      if text.utf8.elementsEqual(wanted.utf8) { return nil }
      let differences = differences(from: text)
      if !differences.isEmpty { return ((0, differences.count), .differs(by: differences)) }
    }
    if relation == .equalTo, distances < Self.distanceLimit, foldedWanted.count <= 64 {
      let limit = max(foldedWanted.count, folded.count) / 3
      if abs(foldedWanted.count - folded.count) <= limit, limit > 0 {
        distances += 1
        let distance = foldedWanted.editDistance(to: folded)
        if distance > 0, distance <= limit {
          return ((1, distance), .misspelled(distance: distance))
        }
      }
    }
    let extra = abs(text.count - wanted.count)
    if foldedWanted.isTelling, folded.hasPart(foldedWanted) {
      return ((2, extra), .containing)
    }
    if relation != .contains, folded.isTelling, foldedWanted.hasPart(folded) {
      return ((3, extra), .contained)
    }
    return nil
  }

  /// By what the text differs: what has to be overlooked for it to fit.
  private func differences(from text: String) -> [TextDifference] {
    if relation == .equalTo, text == wanted { return [.normalization] }
    let found = TextDifference.allCases.filter { difference in
      guard difference != .normalization else { return false }
      let test = Self.test(
        relation,
        Self.folded(wanted, but: difference),
        ignoresMarks: difference != .diacritics
      )
      return !Self.holds(test, Self.folded(text, but: difference))
    }
    // Differences that each hide another are all told.
    return found
  }
}

// MARK: - Folding

extension TextNeighbours {
  private static func test(
    _ relation: FormatPredicate.Operator,
    _ text: String,
    ignoresMarks: Bool
  ) -> TextTest? {
    try? TextTest(relation, text, options: ignoresMarks ? .diacriticInsensitive : [])
  }

  private static func holds(_ test: TextTest?, _ text: String) -> Bool {
    (try? test?.holds(for: text)) ?? false
  }

  /// The text without what people overlook, except for one kind of it.
  static func folded(_ text: String, but kept: TextDifference? = nil) -> String {
    var result = String.UnicodeScalarView()
    var isAfterBlank = true
    for scalar in text.unicodeScalars {
      if kept != .invisibleCharacters, scalar.properties.generalCategory == .format { continue }
      if kept != .whitespace, scalar.properties.isWhitespace {
        if !isAfterBlank { result.append(" ") }
        isAfterBlank = true
        continue
      }
      isAfterBlank = false
      if kept != .typography, let plain = plainForms[scalar] {
        result.append(contentsOf: plain.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    if kept != .whitespace, result.last == " " { result.removeLast() }
    return kept == .letterCase ? String(result) : String(result).lowercased()
  }

  /// What is typed for characters that typesetters put.
  private static let plainForms: [Unicode.Scalar: String] = [
    "‘": "'", "’": "'", "‚": "'", "‛": "'", "′": "'", "´": "'", "`": "'",
    "“": "\"", "”": "\"", "„": "\"", "″": "\"", "«": "\"", "»": "\"",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-",
    "…": "...", "·": ".", "•": ".",
  ]
}

extension String {
  /// Whether the text is long enough to say something where it is a part of another.
  fileprivate var isTelling: Bool { count > (utf8.count > count ? 1 : 2) }

  /// Whether another text occurs in this one, byte by byte, and is not all of it.
  fileprivate func hasPart(_ other: String) -> Bool {
    let bytes = Array(utf8)
    let pattern = Array(other.utf8)
    guard let first = pattern.first, bytes.count > pattern.count else { return false }
    return (0...bytes.count - pattern.count).contains {
      bytes[$0] == first && bytes[$0..<$0 + pattern.count].elementsEqual(pattern)
    }
  }
}
