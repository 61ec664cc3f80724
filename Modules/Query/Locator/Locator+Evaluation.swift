public import Hierarchy
internal import Predicate

extension Locator {
  /// Returns the elements of a tree that the locator finds, each once, in document order.
  ///
  /// - Parameters:
  ///   - tree: The tree, all of whose elements are looked at; a class chain begins inside the
  ///     application, and does not find it.
  ///   - limit: How many elements are wanted at most.
  /// - Returns: The elements.
  /// - Throws: What has no answer, such as the order of a number and a text.
  ///
  /// - Complexity: O(1) for an identifier and a kind, but for the first time in a tree; O(n) for a
  ///   predicate and each step of a chain.
  public func nodes(
    in tree: ElementTree,
    limit: Int = .max
  ) throws(LocatorEvaluationError) -> [ElementNode] {
    guard limit > 0 else { return [] }
    switch self {
    case .accessibilityID(let name):
      // A name of no characters is none in WebDriverAgent, even where a dump has one.
      return name.isEmpty ? [] : Array(tree.nodes(named: name).prefix(limit))
    case .className(let type):
      return Self.nodes(of: type, in: tree, 0..<tree.count, limit: limit)
    case .predicate(let predicate):
      return try Self.rethrowing { () throws(PredicateEvaluationError) in
        try predicate.nodes(in: tree, limit: limit)
      }
    case .classChain(let chain):
      return try Self.rethrowing { () throws(PredicateEvaluationError) in
        try chain.nodes(in: tree, limit: limit)
      }
    case .xpath(let expression):
      return try Self.rethrowing { () throws(XPathEvaluationError) in
        try expression.nodes(in: tree, limit: limit)
      }
    case .css(let locator):
      return try Locator.classChain(locator.chain).nodes(in: tree, limit: limit)
    case .linkText(let link):
      return try Locator.predicate(link.predicate).nodes(in: tree, limit: limit)
    }
  }

  /// Returns the elements of a subtree that the locator finds, each once, in document order.
  ///
  /// As in WebDriverAgent an identifier, a kind, a predicate and a link text may find the element
  /// itself; a class chain finds only what is inside it; for XPath the element is the root of the
  /// document, and there is nothing around it.
  ///
  /// - Parameters:
  ///   - element: The element in which to look.
  ///   - limit: How many elements are wanted at most.
  /// - Returns: The elements.
  /// - Throws: What has no answer, such as the order of a number and a text.
  ///
  /// - Complexity: O(log n) for an identifier and a kind, but for the first time in a tree; else
  ///   O(n) in elements of the subtree, and of the tree where there are predicates.
  public func nodes(
    inside element: ElementNode,
    limit: Int = .max
  ) throws(LocatorEvaluationError) -> [ElementNode] {
    guard limit > 0 else { return [] }
    let tree = element.tree
    let range = element.subtreeRange
    switch self {
    case .accessibilityID(let name):
      let list = name.isEmpty ? nil : tree.nodes(named: name).nodeIndices.inside(range)
      return list?.prefix(limit).map { tree[Int($0)] } ?? []
    case .className(let type): return Self.nodes(of: type, in: tree, range, limit: limit)
    case .predicate(let predicate):
      return try Self.rethrowing { () throws(PredicateEvaluationError) in
        try PredicateRun(predicate, in: tree).matches(in: [range], limit: limit)
          .map { tree[Int($0)] }
      }
    case .classChain(let chain):
      return try Self.rethrowing { () throws(PredicateEvaluationError) in
        try chain.nodes(inside: element, limit: limit)
      }
    case .xpath(let expression):
      return try Self.rethrowing { () throws(XPathEvaluationError) in
        try expression.nodes(inside: element, limit: limit)
      }
    case .css(let locator):
      return try Locator.classChain(locator.chain).nodes(inside: element, limit: limit)
    case .linkText(let link):
      return try Locator.predicate(link.predicate).nodes(inside: element, limit: limit)
    }
  }

  private static func rethrowing(
    _ body: () throws(PredicateEvaluationError) -> [ElementNode]
  ) throws(LocatorEvaluationError) -> [ElementNode] {
    do throws(PredicateEvaluationError) {
      return try body()
    } catch {
      throw .predicate(error)
    }
  }

  private static func rethrowing(
    _ body: () throws(XPathEvaluationError) -> [ElementNode]
  ) throws(LocatorEvaluationError) -> [ElementNode] {
    do throws(XPathEvaluationError) {
      return try body()
    } catch {
      throw .xpath(error)
    }
  }

  private static func nodes(
    of type: ElementType,
    in tree: ElementTree,
    _ range: Range<Int>,
    limit: Int
  ) -> [ElementNode] {
    switch type {
    case .any: return range.prefix(limit).map { tree[$0] }
    case .other where !tree.unknownTypeNames.isEmpty:
      return range.lazy.filter { tree[$0].type == .other }.prefix(limit).map { tree[$0] }
    default:
      return tree.nodes(ofType: type).nodeIndices.inside(range).prefix(limit)
        .map { tree[Int($0)] }
    }
  }
}
