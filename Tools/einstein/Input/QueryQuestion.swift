import Predicate
import Query

/// What a command line asks, before it is known whether it can be asked.
enum QueryQuestion {
  case predicate(PredicateQuestion)
  case chain(String)
  case settled(QueryCriterion)

  /// What to look for; nil when the predicate or the chain is none, which is then reported.
  func criterion(_ console: Console) -> QueryCriterion? {
    switch self {
    case .predicate(let question): question.criterion(console)
    case .chain(let text): Self.criterion(chain: text, console)
    case .settled(let criterion): criterion
    }
  }

  private static func criterion(chain text: String, _ console: Console) -> QueryCriterion? {
    do throws(ClassChainSyntaxError) {
      let parsed = try ClassChain.parse(text, checksRegularExpressions: true)
      for warning in parsed.warnings {
        console.complain("\(warning.isFatal ? "" : "warning: ")\(warning)")
      }
      return parsed.warnings.contains(where: \.isFatal) ? nil : .chain(parsed.chain)
    } catch {
      console.complain("\(error)")
      return nil
    }
  }
}
