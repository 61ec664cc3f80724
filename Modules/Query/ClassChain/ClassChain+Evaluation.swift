public import Hierarchy
public import Predicate

extension ClassChain {
  /// Returns the elements that the chain selects, each once, in document order.
  ///
  /// The first step looks at the children of the application, or with `**/` at all that is inside
  /// it, since WebDriverAgent evaluates chains from the application. Here that is the root, or each
  /// root where there are several, whatever its kind; a root itself is never selected.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - limit: How many elements are wanted at most.
  /// - Returns: The elements.
  /// - Throws: What has no answer for an element that a predicate was asked about, such as the
  ///   order of a number and a text.
  ///
  /// - Complexity: O(n) for each step.
  public func nodes(
    in tree: ElementTree,
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [ElementNode] {
    try nodes(in: tree, below: tree.roots.map(\.index), limit: limit)
  }

  /// Returns the elements inside another that the chain selects, each once, in document order.
  ///
  /// - Parameters:
  ///   - element: The element whose children or descendants the first step looks at.
  ///   - limit: How many elements are wanted at most.
  /// - Returns: The elements.
  /// - Throws: What has no answer for an element that a predicate was asked about.
  ///
  /// - Complexity: O(n) for each step, in elements inside; the first question to a tree may take
  ///   O(n) in all its elements.
  public func nodes(
    inside element: ElementNode,
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [ElementNode] {
    try nodes(in: element.tree, below: [element.index], limit: limit)
  }

  private func nodes(
    in tree: ElementTree,
    below roots: [Int],
    limit: Int
  ) throws(PredicateEvaluationError) -> [ElementNode] {
    let run = ClassChainRun(tree)
    var selected = roots.map { Int32($0) }
    for (number, item) in items.enumerated() where !selected.isEmpty {
      let isLast = number == items.count - 1
      selected = try run.matches(of: item, below: selected, limit: isLast ? limit : .max)
    }
    return selected.map { tree[Int($0)] }
  }
}
