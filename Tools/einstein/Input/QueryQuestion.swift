import Predicate
import Query

/// What a command line asks, before it is known whether it can be asked.
enum QueryQuestion {
  /// A predicate, the keys it has, and the arguments before it.
  case predicate(String, PredicateDialect, dumps: [String])
  case settled(QueryCriterion)

  /// What to look for; nil when the predicate is none, which is then reported.
  func criterion(_ console: Console) -> QueryCriterion? {
    guard case .predicate(let format, let dialect, let dumps) = self else {
      if case .settled(let criterion) = self { return criterion }
      return nil
    }
    do throws(PredicateSyntaxError) {
      let parsed = try FormatPredicate.parse(
        format,
        vocabulary: dialect.vocabulary,
        checksRegularExpressions: true
      )
      if console.complain(of: parsed.warnings) { return nil }
      return .predicate(TreePredicate(parsed.predicate, dialect: dialect))
    } catch {
      console.complain("\(error)\(Self.advice(format: format, dumps: dumps))")
      return nil
    }
  }

  /// What the shell or the order of the arguments has to do with it, in a line of its own.
  private static func advice(format: String, dumps: [String]) -> String {
    if isFile(format) {
      return "\nhint: the last argument is the predicate, but there is a file of this name"
    }
    if dumps.contains(where: { !isFile($0) }) {
      return "\nhint: a predicate is one argument: put it into quotes"
    }
    return ""
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
