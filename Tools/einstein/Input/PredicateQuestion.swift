import Predicate
import Query

/// A predicate on a command line, with what it needs to be one.
struct PredicateQuestion {
  let format: String
  let dialect: PredicateDialect
  let arguments: [FormatExpression]
  let variables: [String: PredicateValue]
  /// The arguments before it.
  let dumps: [String]

  /// What to look for; nil when the predicate is none, which is then reported.
  func criterion(_ console: Console) -> QueryCriterion? {
    do throws(PredicateSyntaxError) {
      let parsed = try FormatPredicate.parse(
        format,
        arguments: arguments,
        vocabulary: dialect.vocabulary,
        checksRegularExpressions: true
      )
      if console.complain(of: parsed.warnings) { return nil }
      return .predicate(TreePredicate(parsed.predicate, dialect: dialect), variables)
    } catch {
      // Where the arguments are mixed up, the language has nothing to add.
      let told = PredicateSyntaxError(
        format: error.format,
        range: error.range,
        problem: error.problem,
        hint: LocatorQuestion.advice(for: dumps, before: format) ?? error.hint
      )
      console.complain("\(told)")
      return nil
    }
  }
}
