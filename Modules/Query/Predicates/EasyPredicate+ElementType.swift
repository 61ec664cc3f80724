public import Hierarchy
public import Predicate

extension EasyPredicate {
  /// A condition on the kind of element: `.type(.button)`.
  ///
  /// `.any` is a kind of its own here, which no element is of; it does not stand for all kinds, as
  /// it does in queries.
  public static func type(_ type: ElementType) -> EasyPredicate { .type(type.rawValue) }

  /// A condition that the element is of one of some kinds: `.type(in: [.button, .cell])`.
  public static func type(in types: [ElementType]) -> EasyPredicate {
    .type(in: types.map(\.rawValue))
  }
}

extension PredicateRawValue {
  /// A condition on the kind of element.
  public static func type(value: ElementType) -> PredicateRawValue {
    .type(value: value.rawValue)
  }
}
