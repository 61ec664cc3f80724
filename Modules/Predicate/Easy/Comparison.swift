/// How a condition compares an attribute with a value: an operator of the format language.
///
/// Options are part of the operator, as in the language itself: `Comparison.contains.with(.caseInsensitive)`
/// is the same as `Comparison.other("CONTAINS[c]")`.
public enum Comparison: RawRepresentable, Hashable, Sendable, Codable {
  /// Is the same.
  case equals

  /// Is not the same.
  case notEqual

  /// The attribute begins with the text.
  case beginsWith

  /// The text is in the attribute.
  case contains

  /// The attribute ends with the text.
  case endsWith

  /// The attribute as a whole fits the pattern, with `?` for one and `*` for any characters.
  case like

  /// The attribute as a whole fits the regular expression, in ICU's syntax.
  case matches

  /// Comes before.
  case lessThan

  /// Comes before, or at the same place.
  case lessThanOrEqualTo

  /// Comes after.
  case greaterThan

  /// Comes after, or at the same place.
  case greaterThanOrEqualTo

  /// An operator as it is written in a format, with its options: `CONTAINS[cd]`.
  ///
  /// What is no operator is reported when the condition is used; see
  /// ``EasyPredicate/formatPredicate``.
  case other(String)

  /// The operator as it is written in a format.
  public var rawValue: String {
    switch self {
    case .equals: "="
    case .notEqual: "!="
    case .beginsWith: "BEGINSWITH"
    case .contains: "CONTAINS"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .other(let text): text
    }
  }

  /// Finds the comparison that is written so; any other text becomes ``other(_:)``.
  public init(rawValue: String) {
    self = Self.plain.first { $0.rawValue == rawValue } ?? .other(rawValue)
  }

  /// Returns whether two comparisons are written alike, so that `.other("=")` is `.equals`.
  public static func == (first: Comparison, second: Comparison) -> Bool {
    first.rawValue == second.rawValue
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// All but `other`.
  static let plain: [Comparison] = [
    .equals, .notEqual, .beginsWith, .contains, .endsWith, .like, .matches,
    .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
  ]
}
