/// What two texts differ by that people easily overlook.
public enum TextDifference: String, Hashable, Sendable, CaseIterable, Codable {
  /// Capital and small letters.
  case letterCase = "case"
  /// Accents and other marks.
  case diacritics
  /// Blanks at the ends, several instead of one, or of another kind, such as a no-break space.
  case whitespace
  /// Characters that cannot be seen, such as marks of writing direction.
  case invisibleCharacters = "invisible characters"
  /// Curly quotes, dashes and the like.
  case typography = "quotes or dashes"
  /// The same characters in another encoding, such as `é` as one character or two.
  case normalization = "Unicode normalisation"
}

/// In which way a text is like another one that was looked for.
public enum TextLikeness: Hashable, Sendable {
  /// They are the same but for these.
  case differs(by: [TextDifference])
  /// So many letters are wrong.
  case misspelled(distance: Int)
  /// It has the text that was looked for as a part.
  case containing
  /// It is a part of the text that was looked for.
  case contained
}

extension TextLikeness: CustomStringConvertible {
  /// The likeness as the end of a sentence that begins with an attribute.
  public var description: String {
    switch self {
    case .differs(let differences):
      "differs by " + differences.map(\.rawValue).joined(separator: " and ")
    case .misspelled(1): "differs by one letter"
    case .misspelled(let distance): "differs by \(distance) letters"
    case .containing: "is longer"
    case .contained: "is shorter"
    }
  }
}
