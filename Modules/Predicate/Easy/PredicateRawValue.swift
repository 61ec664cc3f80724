/// A condition taken apart into a key, a comparison and a value.
///
/// ``EasyPredicate`` is what one writes; this is the uniform shape behind it. Two are equal when
/// their formats mean the same predicate, however they are put together.
public enum PredicateRawValue: RawRepresentable, Sendable {
  /// An attribute that is yes or no.
  case bool(key: PredicateKey.bool, comparison: Comparison, value: Bool)

  /// An attribute that is a text.
  case string(key: PredicateKey.string, comparison: Comparison, value: String)

  /// The kind of element, as its number.
  ///
  /// The module `Query` adds `type(value: ElementType)`, which takes the kind itself.
  case type(value: UInt)

  /// A whole predicate in the format language.
  case custom(regular: String)

  /// An attribute that is a number.
  case number(key: PredicateKey.number, comparison: Comparison, value: Double)

  /// An attribute that is one of some texts.
  case strings(key: PredicateKey.string, values: [String])

  /// An attribute that is one of some numbers.
  case numbers(key: PredicateKey.number, values: [Double])

  /// An attribute that is between two numbers, or one of them.
  case range(key: PredicateKey.number, bounds: ClosedRange<Double>)

  /// All parts have to hold; that there are none is a mistake.
  indirect case all([PredicateRawValue])

  /// Any part has to hold; that there are none is a mistake.
  indirect case any([PredicateRawValue])

  /// The part must not hold.
  indirect case not(PredicateRawValue)

  /// The predicate in the format language; the same as ``regularString``.
  public var rawValue: String { regularString }

  /// Takes a predicate in the format language as it is; the result is never nil.
  public init?(rawValue: String) { self = .custom(regular: rawValue) }
}

extension PredicateRawValue: Hashable {
  /// Returns whether both mean the same predicate, or have the same mistake.
  public static func == (first: PredicateRawValue, second: PredicateRawValue) -> Bool {
    first.outcome == second.outcome
  }

  // Without it, the one for raw values would be taken, which compares other texts and otherwise.
  /// Returns whether the predicates differ.
  public static func != (first: PredicateRawValue, second: PredicateRawValue) -> Bool {
    !(first == second)
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(outcome) }

  private var outcome: Result<FormatPredicate, EasyPredicateError> {
    Result { () throws(EasyPredicateError) in try formatPredicate }
  }
}
