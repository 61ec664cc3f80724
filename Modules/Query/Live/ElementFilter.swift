internal import Hierarchy
internal import Predicate

/// A condition of a query, made ready for the elements of one screen.
struct ElementFilter {
  private let condition: Condition
  /// Whether something inside an element must satisfy the condition, and not the element.
  private let asksInside: Bool
  private let screen: LiveScreen

  private enum Condition {
    case run(PredicateRun)
    case test((Int32) throws(PredicateEvaluationError) -> Bool)
    case identified(ElementType, String?)
  }

  /// Makes a step ready; nil when it is no condition.
  ///
  /// - Throws: What is wrong with its predicate, such as a key that elements do not have.
  init?(_ step: QueryStep, _ screen: LiveScreen) throws(ElementResolution.Failure) {
    let condition: QueryCondition
    switch step {
    case .matching(let its): (condition, asksInside) = (its, false)
    case .containing(let its): (condition, asksInside) = (its, true)
    default: return nil
    }
    self.screen = screen
    switch condition {
    case .identified(let type, let text): self.condition = .identified(type, text)
    case .predicate(let predicate):
      do throws(PredicateEvaluationError) {
        switch try predicate.test(in: screen) {
        case .run(let run): self.condition = .run(run)
        case .test(let test): self.condition = .test(test)
        }
      } catch {
        throw .noAnswer(.predicate(error))
      }
    }
  }

  /// The text that one of the element's own texts must equal, if that is the condition.
  var identifyingText: String? {
    if case .identified(_, let text) = condition, !asksInside { text } else { nil }
  }

  /// Whether nothing but that text is asked for.
  var isTextAlone: Bool {
    if case .identified(.any, _) = condition { true } else { false }
  }

  /// The predicate about the element itself, if it can be run over many elements.
  var run: PredicateRun? {
    if case .run(let run) = condition, !asksInside { run } else { nil }
  }

  /// Returns the candidates that satisfy the condition, in their order.
  ///
  /// - Parameters:
  ///   - candidates: The candidates.
  ///   - limit: After how many to stop.
  /// - Returns: The elements.
  /// - Throws: What has no answer.
  func matches(
    among candidates: [Int32],
    limit: Int
  ) throws(ElementResolution.Failure) -> [Int32] {
    do throws(PredicateEvaluationError) {
      switch condition {
      case .run(let run) where asksInside:
        return try run.filterContaining(candidates, limit: limit)
      case .run(let run): return try run.filter(candidates, limit: limit)
      case .test(let test) where asksInside:
        return try filter(candidates, limit) { (element) throws(PredicateEvaluationError) in
          for inner in element + 1..<screen.subtreeEnd(of: element) where try test(inner) {
            return true
          }
          return false
        }
      case .test(let test): return try filter(candidates, limit, test)
      case .identified(let type, let text):
        return try filter(candidates, limit) { (element) throws(PredicateEvaluationError) in
          asksInside ? contains(type, text, inside: element) : isIdentified(element, type, text)
        }
      }
    } catch {
      throw .noAnswer(.predicate(error))
    }
  }

  private func filter(
    _ candidates: [Int32],
    _ limit: Int,
    _ isMatch: (Int32) throws(PredicateEvaluationError) -> Bool
  ) throws(PredicateEvaluationError) -> [Int32] {
    var matches: [Int32] = []
    for candidate in candidates where try isMatch(candidate) {
      matches.append(candidate)
      if matches.count >= limit { break }
    }
    return matches
  }

  private func isIdentified(_ element: Int32, _ type: ElementType, _ text: String?) -> Bool {
    guard screen.isOfType(type, element) else { return false }
    guard let text else { return true }
    let index = Int(element)
    return !screen.tree.nodes(identifiedBy: text).nodeIndices.inside(index..<index + 1).isEmpty
  }

  private func contains(_ type: ElementType, _ text: String?, inside element: Int32) -> Bool {
    let end = screen.subtreeEnd(of: element)
    guard let text else {
      return (element + 1..<end).contains { screen.isOfType(type, $0) }
    }
    let list = screen.tree.nodes(identifiedBy: text)
    return list.nodeIndices.inside(Int(element) + 1..<Int(end)).contains {
      screen.isOfType(type, $0)
    }
  }
}
