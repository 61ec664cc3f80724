import Hierarchy
import Predicate
import Query

/// What a query looks for.
enum QueryCriterion: Sendable {
  /// Elements with a name, of a kind, or both.
  case attributes(id: String?, type: ElementType?)
  case predicate(TreePredicate, [String: PredicateValue])
  case locator(Locator)

  /// What a tree has of it, in document order, and no more than some matches.
  func matches(in tree: ElementTree, limit: Int) throws -> [QueryMatch] {
    Array(try allMatches(in: tree, limit: limit).prefix(limit))
  }

  /// What a tree has of it; more than the limit may be found where it costs nothing.
  private func allMatches(in tree: ElementTree, limit: Int) throws -> [QueryMatch] {
    switch self {
    case .predicate(let predicate, let variables):
      return try predicate.nodes(in: tree, variables: variables, limit: limit)
        .map { .element($0) }
    case .attributes(let id?, let type):
      return tree.nodes(named: id).filter { $0.isOfType(type ?? .any) }.map { .element($0) }
    case .attributes(nil, let type):
      return tree.nodes(ofType: type ?? .any).map { .element($0) }
    case .locator(.xpath(let expression)):
      // An expression may give more than elements.
      switch try expression.evaluate(in: tree) {
      case .boolean(let value): return [.boolean(value)]
      case .number(let value): return [.number(value)]
      case .string(let value): return [.string(value)]
      case .matches(let matches):
        return matches.map { match in
          switch match {
          case .element(let node): .element(node)
          case .attribute(let attribute, _): .attribute(attribute)
          }
        }
      }
    case .locator(let locator):
      return try locator.nodes(in: tree, limit: limit).map { .element($0) }
    }
  }
}
