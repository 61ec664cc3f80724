import Hierarchy
import Query

/// One thing that a query found.
enum QueryMatch: Sendable {
  case element(ElementNode)
  case attribute(ElementAttribute)
  case boolean(Bool)
  case number(Double)
  case string(String)

  /// Whether something was found: everything but the answer "no".
  var isPositive: Bool {
    if case .boolean(false) = self { false } else { true }
  }
}
