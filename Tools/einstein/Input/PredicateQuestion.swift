import Predicate
import Query

/// A predicate on a command line, as the last of some arguments.
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
        hint: advice ?? error.hint
      )
      console.complain("\(told)")
      return nil
    }
  }

  /// What the shell or the order of the arguments has to do with it, if anything.
  private var advice: String? {
    if Self.isFile(format) {
      return "the last argument is the predicate, but there is a file of this name"
    }
    if dumps.contains(where: { !Self.isFile($0) }) {
      return "a predicate is one argument: put it into quotes"
    }
    return nil
  }

  /// Whether an argument is no file, but a predicate.
  static func isPredicate(_ argument: String) -> Bool {
    !isFile(argument) && (try? FormatPredicate(format: argument)) != nil
  }

  private static func isFile(_ argument: String) -> Bool {
    argument == InputPath.standardInput || FileKind(atPath: argument) != nil
      || FileKind(atPath: InputPath(argument: argument).path) != nil
  }
}
