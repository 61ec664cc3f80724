/// A part of a JSON text that stands for something.
package struct JSONToken: Hashable, Sendable {
  /// What the part is.
  package var kind: Kind
  /// Where it is, in bytes from 0.
  package var range: Range<Int>

  /// What a part of a JSON text can be.
  package enum Kind: Hashable, Sendable {
    /// A bracket.
    case beginArray, endArray, beginObject, endObject
    /// A string before a colon, with its quotes.
    case key
    /// A string that is a value, with its quotes.
    case string
    /// A number.
    case number
    /// `true`, `false` or `null`.
    case word
  }
}
