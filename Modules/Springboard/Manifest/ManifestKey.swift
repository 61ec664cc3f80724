/// A key of an object in a manifest.
///
/// The parser, the schema and the document are kept in step by these.
package struct ManifestKey: Sendable {
  /// The key.
  package let name: String

  /// What its value is.
  package let kind: Kind

  /// Whether it has to be there.
  package let isRequired: Bool

  /// What it means, in a few words.
  package let summary: String

  /// What a value can be.
  package indirect enum Kind: Sendable {
    /// A string.
    case text
    /// A string in which `${…}` may stand.
    case template
    /// A string, or null to take an attribute away.
    case textOrNull
    /// A locator, as a string.
    case locator
    /// A predicate, as a string.
    case predicate
    /// The name of a screen.
    case screen
    /// `true` or `false`.
    case boolean
    /// `true`, `false`, or null to take an attribute away.
    case booleanOrNull
    /// A frame, or null to take it away.
    case frameOrNull
    /// A whole number, 0 or more.
    case count
    /// A whole number.
    case integer
    /// A number, 0 or more.
    case seconds
    /// A number.
    case number
    /// One of some words.
    case word([String])
    /// A list.
    case list(Kind)
    /// One, or a list.
    case oneOrMore(Kind)
    /// An object whose keys are names.
    case map(Kind, names: [String]?)
    /// An object with keys of its own.
    case object(ManifestObject)
    /// An object that one of its keys tells the kind of, or a word.
    case choice(ManifestChoice)
    /// One of two.
    case either(Kind, Kind)
  }

  init(_ name: String, _ kind: Kind, required isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.summary = summary
  }
}
