public import protocol Foundation.LocalizedError
public import class Foundation.NSCompoundPredicate

/// Why a condition that was put together cannot be used.
public enum EasyPredicateError: Error, Hashable, Sendable {
  /// There is nothing to join by AND or OR.
  case emptySequence(NSCompoundPredicate.LogicalType)

  /// A part that was given as text is no predicate format.
  case syntax(PredicateSyntaxError)

  /// The text of a comparison makes a format together with its sides, but is not an operator.
  case notAnOperator(String, in: String)

  /// Parts are nested too deeply to be written down and read again.
  case tooDeep(limit: Int)

  /// Evaluation is bound to fail, whatever the element.
  case neverEvaluates(PredicateWarning)
}

extension EasyPredicateError: CustomStringConvertible {
  /// What is wrong, with a caret below the place in a text, and what to do.
  public var description: String {
    switch self {
    case .emptySequence(let logic):
      """
      the predicate has no conditions: there is nothing to join by \(logic == .or ? "OR" : "AND")
      hint: leave the predicate out, or say what is meant: .other("TRUEPREDICATE") always holds, \
      .other("FALSEPREDICATE") never
      """
    case .syntax(let error): error.description
    case .notAnOperator(let text, _):
      """
      '\(text)' is not one operator, such as BEGINSWITH or CONTAINS[cd]
      hint: use .other(…) for a whole predicate, and .and and .or to join several
      """
    case .tooDeep(let limit): "the predicate is nested more than \(limit) levels deep"
    case .neverEvaluates(let warning): "the predicate can never be evaluated: \(warning)"
    }
  }
}

extension EasyPredicateError: LocalizedError {
  /// The description, which servers and logs ask for by this name.
  public var errorDescription: String? { description }
}
