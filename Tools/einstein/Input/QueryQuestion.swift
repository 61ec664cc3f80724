import Query

/// What a command line asks, before it is known whether it can be asked.
enum QueryQuestion {
  case predicate(PredicateQuestion)
  case locator(LocatorQuestion)
  case settled(QueryCriterion)

  /// What to look for; nil when the predicate or locator is none, which is then reported.
  func criterion(_ console: Console) -> QueryCriterion? {
    switch self {
    case .predicate(let question): question.criterion(console)
    case .locator(let question): question.locator(console).map { .locator($0) }
    case .settled(let criterion): criterion
    }
  }
}
