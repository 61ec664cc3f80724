/// Puts predicates into words.
///
/// An expression with a predicate in it, such as SUBQUERY, refers to that predicate by a number in
/// parentheses; the predicate itself becomes a part of the line.
struct PredicateExplainer {
  /// How many predicates inside expressions there have been.
  private var conditionCount = 0
  /// The predicates inside the expressions of the comparison at hand.
  private var conditions: [PredicateExplanation] = []

  /// Explains a predicate with all its parts.
  mutating func explain(_ predicate: FormatPredicate) -> PredicateExplanation {
    switch predicate {
    case .constant(true): PredicateExplanation("always true")
    case .constant(false): PredicateExplanation("never true")
    case .and(let parts): explain(parts, joinedBy: "all of", orIfEmpty: "always true")
    case .or(let parts): explain(parts, joinedBy: "any of", orIfEmpty: "never true")
    case .comparison(let comparison): explain(comparison, quantity: Quantity(comparison.modifier))
    case .not(.comparison(let comparison)) where comparison.modifier == .any:
      explain(comparison, quantity: .none)
    case .not(let predicate): PredicateExplanation("not", [explain(predicate)])
    }
  }

  private mutating func explain(
    _ parts: [FormatPredicate],
    joinedBy words: String,
    orIfEmpty emptyWords: String
  ) -> PredicateExplanation {
    if parts.count == 1 { return explain(parts[0]) }
    guard !parts.isEmpty else { return PredicateExplanation(emptyWords) }
    var explanations: [PredicateExplanation] = []
    for part in parts { explanations.append(explain(part)) }
    return PredicateExplanation(words, explanations)
  }

  private mutating func explain(
    _ comparison: FormatPredicate.Comparison,
    quantity: Quantity
  ) -> PredicateExplanation {
    let outer = conditions
    defer { conditions = outer }
    conditions = []
    let sentence = sentence(for: comparison, quantity)
    return PredicateExplanation(sentence, conditions)
  }

  /// Makes a predicate inside an expression a part of the line at hand.
  ///
  /// - Returns: What refers to it: its number in parentheses.
  mutating func reference(to predicate: FormatPredicate) -> String {
    conditionCount += 1
    let reference = "(\(conditionCount))"
    var explanation = explain(predicate)
    explanation.text = "\(reference) \(explanation.text)"
    conditions.append(explanation)
    return reference
  }
}

extension PredicateExplainer {
  /// How many values on the left have to fit.
  enum Quantity {
    case one, any, all, none

    init(_ modifier: FormatPredicate.Modifier) {
      self =
        switch modifier {
        case .direct: .one
        case .any: .any
        case .all: .all
        }
    }

    /// The quantity before a noun in the singular.
    var determiner: String {
      switch self {
      case .one: "the"
      case .any: "at least one"
      case .all: "every"
      case .none: "no"
      }
    }

    /// The quantity of what is named by a phrase.
    func of(_ phrase: String) -> String {
      switch self {
      case .one: phrase
      case .any: "at least one of \(phrase)"
      case .all: "every one of \(phrase)"
      case .none: "none of \(phrase)"
      }
    }
  }
}
