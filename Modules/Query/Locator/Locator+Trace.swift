public import Hierarchy
internal import Predicate

extension Locator {
  /// Evaluates the locator over a tree and tells how.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: What evaluated it, what each step left, and the elements.
  /// - Throws: What has no answer, such as the order of a number and a text.
  ///
  /// - Complexity: O(n) for each step.
  public func trace(in tree: ElementTree) throws(LocatorEvaluationError) -> LocatorTrace {
    switch self {
    case .accessibilityID, .className:
      let nodes = try nodes(in: tree)
      let step = LocatorTrace.Step(text: value, matchCount: nodes.count)
      return LocatorTrace(
        locator: self,
        engine: .index,
        steps: [step],
        visitCount: nodes.count,
        nodes: nodes
      )
    case .predicate(let predicate): return try trace(predicate, in: tree)
    case .linkText(let link): return try trace(link.predicate, in: tree)
    case .classChain(let chain): return try trace(chain, in: tree)
    case .css(let locator): return try trace(locator.chain, in: tree)
    case .xpath(let expression):
      do throws(XPathEvaluationError) {
        let nodes = try expression.nodes(in: tree)
        let trace = try expression.trace(in: tree)
        return LocatorTrace(
          locator: self,
          engine: trace.reason.map { .libxml2(reason: $0) } ?? .native,
          steps: trace.steps.map { LocatorTrace.Step(text: $0.text, matchCount: $0.matchCount) },
          visitCount: trace.visitCount,
          nodes: nodes
        )
      } catch {
        throw .xpath(error)
      }
    }
  }

  /// The steps are the conditions that AND joins, each on top of those before it.
  private func trace(
    _ predicate: TreePredicate,
    in tree: ElementTree
  ) throws(LocatorEvaluationError) -> LocatorTrace {
    do throws(PredicateEvaluationError) {
      let run = try PredicateRun(predicate, in: tree)
      var conditions = [predicate.predicate]
      if case .and(let parts) = predicate.predicate { conditions = parts }
      var left = (0..<Int32(tree.count)).map { $0 }
      var steps: [LocatorTrace.Step] = []
      for condition in conditions {
        let part = TreePredicate(condition, dialect: predicate.dialect)
        left = try PredicateRun(part, in: tree).filter(left)
        steps.append(LocatorTrace.Step(text: "\(condition)", matchCount: left.count))
      }
      return LocatorTrace(
        locator: self,
        engine: run.visitedCount < tree.count ? .indexedColumns : .columns,
        steps: steps,
        visitCount: run.visitedCount,
        nodes: left.map { tree[Int($0)] }
      )
    } catch {
      throw .predicate(error)
    }
  }

  private func trace(
    _ chain: ClassChain,
    in tree: ElementTree
  ) throws(LocatorEvaluationError) -> LocatorTrace {
    do throws(PredicateEvaluationError) {
      let run = ClassChainRun(tree)
      var left = tree.roots.map { Int32($0.index) }
      var steps: [LocatorTrace.Step] = []
      var visitCount = 0
      for item in chain.items {
        // What is of the type is looked at, and nothing else.
        let candidates = item.with(conditions: [], position: nil)
        visitCount += try run.matches(of: candidates, below: left, limit: .max).count
        left = try run.matches(of: item, below: left, limit: .max)
        steps.append(LocatorTrace.Step(text: "\(item)", matchCount: left.count))
      }
      return LocatorTrace(
        locator: self,
        engine: .columns,
        steps: steps,
        visitCount: visitCount,
        nodes: left.map { tree[Int($0)] }
      )
    } catch {
      throw .predicate(error)
    }
  }
}
