/// An accessibility identifier, made from an enum case or a string.
///
/// Everything that can name an element turns into this one value:
/// ```swift
/// enum Plain: String { case title }
/// enum Pretty: String, PrettyRawRepresentable { case title }
///
/// ElementIdentifier(Plain.title).rawValue   // "title"
/// ElementIdentifier(Pretty.title).rawValue  // "Pretty_title"
/// ElementIdentifier("title").rawValue       // "title"
/// ```
public struct ElementIdentifier: RawRepresentable, Hashable, Sendable, Codable {
  /// The identifier as the app and the test see it.
  public let rawValue: String

  /// Creates an identifier from its text, unchanged.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a string, unchanged.
  public init(_ string: String) {
    self.init(rawValue: string)
  }

  /// Creates the identifier that an enum case stands for.
  ///
  /// A `PrettyRawRepresentable` gives its `prettyRawValue`, also where the caller knows only that
  /// it is raw representable. Anything else gives its `rawValue`.
  public init(_ identifier: some RawRepresentable<String>) {
    // Asked at run time, because generic code that knows only `RawRepresentable` would pick the
    // raw value of a pretty enum if this were an overload.
    if let pretty = identifier as? any PrettyRawRepresentable {
      self.init(rawValue: pretty.prettyRawValue)
    } else {
      self.init(rawValue: identifier.rawValue)
    }
  }
}

extension ElementIdentifier: ExpressibleByStringInterpolation {
  /// Creates an identifier from a string literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension ElementIdentifier: CustomStringConvertible {
  /// The identifier itself.
  public var description: String { rawValue }
}
