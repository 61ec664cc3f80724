import Predicate
import Query

/// What a command line asks, before it is known whether it can be asked.
enum QueryQuestion {
  case predicate(PredicateQuestion)
  case settled(QueryCriterion)

  /// What to look for; nil when the predicate is none, which is then reported.
  func criterion(_ console: Console) -> QueryCriterion? {
    switch self {
    case .predicate(let question): question.criterion(console)
    case .settled(let criterion): criterion
    }
  }
}
