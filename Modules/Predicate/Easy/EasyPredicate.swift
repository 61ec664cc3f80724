/// A condition on an element, put together from Swift values.
///
/// ```swift
/// let isPayButton = EasyPredicate.type(.button) && .label(.beginsWith, "Pay")
/// print(isPayButton)   // elementType == 9 AND label BEGINSWITH "Pay"
/// ```
///
/// Texts are values, whatever is in them: `O'Brien` needs no care. Beside the cases there are
/// conditions for more keys (``title(_:_:options:)``, ``hasFocus(_:)``, ``number(_:_:_:)``), lists
/// and ranges. Two are equal when they mean the same predicate of the format language, however
/// they are put together.
///
/// A mistake, such as a malformed text in ``other(_:)`` or an empty list, does not show until the
/// condition is used: ``formatPredicate`` throws it, and ``validate()`` finds it early.
public enum EasyPredicate: Sendable {
  /// Whether there is such an element.
  case exists(Bool)

  /// Whether the element reacts to the user.
  case isEnabled(Bool)

  /// Whether a tap would reach the element.
  case isHittable(Bool)

  /// Whether the element is chosen, as a tab is.
  case isSelected(Bool)

  /// What a screen reader says.
  case label(Comparison, String)

  /// The name that the app's authors gave the element for tests.
  case identifier(String)

  /// The kind of element, as the number that Apple gave it.
  ///
  /// The module `Query` adds `type(_: ElementType)`, which takes the kind itself: `.type(.button)`.
  case type(UInt)

  /// A whole predicate in the format language.
  ///
  /// ``format(_:_:)`` reports a mistake at once, and takes arguments.
  case other(String)

  /// A condition on a single key that has no case of its own.
  case rule(PredicateRawValue)

  /// All have to hold; that there are none is a mistake.
  indirect case allOf([EasyPredicate])

  /// Any has to hold; that there are none is a mistake.
  indirect case anyOf([EasyPredicate])

  /// The condition must not hold.
  indirect case negated(EasyPredicate)
}

extension EasyPredicate: RawRepresentable {
  /// The condition taken apart into a key, a comparison and a value.
  public var rawValue: PredicateRawValue {
    switch self {
    case .exists(let value): .bool(key: .exists, comparison: .equals, value: value)
    case .isEnabled(let value): .bool(key: .isEnabled, comparison: .equals, value: value)
    case .isHittable(let value): .bool(key: .isHittable, comparison: .equals, value: value)
    case .isSelected(let value): .bool(key: .isSelected, comparison: .equals, value: value)
    case .label(let comparison, let value):
      .string(key: .label, comparison: comparison, value: value)
    case .identifier(let value): .string(key: .identifier, comparison: .equals, value: value)
    case .type(let value): .type(value: value)
    case .other(let format): .custom(regular: format)
    case .rule(let raw): raw
    case .allOf(let parts): .all(parts.map(\.rawValue))
    case .anyOf(let parts): .any(parts.map(\.rawValue))
    case .negated(let part): .not(part.rawValue)
    }
  }

  /// Puts a condition together again, with its comparison; the result is never nil.
  public init?(rawValue: PredicateRawValue) { self.init(rawValue) }

  /// Puts a condition together again, with its comparison.
  public init(_ rawValue: PredicateRawValue) {
    self =
      switch rawValue {
      case .bool(.exists, .equals, let value): .exists(value)
      case .bool(.isEnabled, .equals, let value): .isEnabled(value)
      case .bool(.isHittable, .equals, let value): .isHittable(value)
      case .bool(.isSelected, .equals, let value): .isSelected(value)
      case .string(.label, let comparison, let value): .label(comparison, value)
      case .string(.identifier, .equals, let value): .identifier(value)
      case .type(let value): .type(value)
      case .custom(let format): .other(format)
      case .all(let parts): .allOf(parts.map { EasyPredicate($0) })
      case .any(let parts): .anyOf(parts.map { EasyPredicate($0) })
      case .not(let part): .negated(EasyPredicate(part))
      case .bool, .string, .number, .strings, .numbers, .range: .rule(rawValue)
      }
  }
}

extension EasyPredicate: Hashable {
  /// Returns whether both mean the same predicate, or have the same mistake.
  public static func == (first: EasyPredicate, second: EasyPredicate) -> Bool {
    first.rawValue == second.rawValue
  }

  /// Returns whether the predicates differ.
  public static func != (first: EasyPredicate, second: EasyPredicate) -> Bool {
    !(first == second)
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
