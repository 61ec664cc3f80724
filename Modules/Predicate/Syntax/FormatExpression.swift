/// An expression of the predicate format language: a side of a comparison, or a part of one.
public indirect enum FormatExpression: Hashable, Sendable {
  /// A value that is written down: a number, a text, `NULL`, or an argument.
  case constant(PredicateConstant)

  /// `SELF`: what the predicate is evaluated with.
  case evaluatedObject

  /// `$name`: a value that is handed over at evaluation.
  case variable(String)

  /// `$name := expression`: gives a variable a value from here on, and has that value.
  case assignment(String, FormatExpression)

  /// `a.b.@count`: keys that are looked up one after the other; without an object, in `SELF`.
  case keyPath([PredicateKeyPathStep], of: FormatExpression?)

  /// `list[0]`, `list[LAST]`, `dictionary['key']`.
  case subscripted(FormatExpression, PredicateIndex)

  /// `sum(list)`, `modulus:by:(7, 2)`, and the operators, which are functions as well.
  case function(PredicateFunction, [FormatExpression])

  /// `-expression`, for anything but a number that is written down.
  case negation(FormatExpression)

  /// `FUNCTION(target, 'selector:', argument)`: sends a message, as far as there is one.
  case message(FormatExpression, selector: String, [FormatExpression])

  /// `{a, b}`.
  case aggregate([FormatExpression])

  /// `a UNION b`, `a INTERSECT b`, `a MINUS b`.
  case combination(PredicateSetOperation, FormatExpression, FormatExpression)

  /// `SUBQUERY(collection, $name, predicate)`: the members for which the predicate is true.
  case subquery(FormatExpression, variable: String, FormatPredicate)

  /// `TERNARY(predicate, a, b)`: `a` if the predicate is true, else `b`.
  case conditional(FormatPredicate, FormatExpression, FormatExpression)

  /// `CAST(expression, 'NSNumber')`.
  case cast(FormatExpression, PredicateCast)
}

extension FormatExpression {
  /// A key path in `SELF` made of plain keys.
  public static func key(_ keys: String...) -> FormatExpression {
    .keyPath(keys.map { .key($0) }, of: nil)
  }

  /// A whole number that is written down.
  public static func integer(_ value: Int64) -> FormatExpression { .constant(.integer(value)) }

  /// A text that is written down.
  public static func string(_ value: String) -> FormatExpression { .constant(.string(value)) }

  /// `NULL`.
  public static var null: FormatExpression { .constant(.null) }
}
