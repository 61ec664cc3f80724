public import Hierarchy
public import Predicate

/// A predicate for the elements of trees.
///
/// ```swift
/// let predicate = try TreePredicate(format: "type == 'XCUIElementTypeButton' AND enabled == 1")
/// for button in try predicate.nodes(in: tree) { print(button.line) }
/// ```
public struct TreePredicate: Hashable, Sendable {
  /// The predicate, all of whose keys the dialect has.
  public let predicate: FormatPredicate

  /// What the keys mean.
  public let dialect: PredicateDialect

  /// Reads a predicate format.
  ///
  /// - Parameters:
  ///   - format: The format, with keys of the dialect.
  ///   - arguments: A value for each `%@` and the like, in their order.
  ///   - dialect: What the keys mean.
  /// - Throws: What is wrong with the format, unknown keys included, and where.
  public init(
    format: String,
    _ arguments: (any PredicateArgument)?...,
    dialect: PredicateDialect = .any
  ) throws(PredicateSyntaxError) {
    predicate = try FormatPredicate.parse(
      format,
      arguments: arguments.map { $0?.predicateArgument ?? .null },
      vocabulary: dialect.vocabulary
    ).predicate
    self.dialect = dialect
  }

  /// Takes a predicate whose keys are looked at only when it is used.
  public init(_ predicate: FormatPredicate, dialect: PredicateDialect = .any) {
    self.predicate = predicate
    self.dialect = dialect
  }

  /// Returns the elements for which the predicate is true, in document order.
  ///
  /// - Parameters:
  ///   - tree: The tree, all of whose elements are looked at.
  ///   - variables: The values of the predicate's variables.
  ///   - limit: After how many to stop.
  /// - Returns: The elements.
  /// - Throws: What has no answer for the first element that has none, such as the order of a
  ///   number and a text.
  ///
  /// - Complexity: O(n). Where an identifier, another text or the type has to be equal to something,
  ///   only the elements where it is are looked at, in all but the first question to a tree.
  public func nodes(
    in tree: ElementTree,
    variables: [String: PredicateValue] = [:],
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [ElementNode] {
    let run = try PredicateRun(self, in: tree, variables: variables)
    return try run.matches(in: [0..<tree.count], limit: limit).map { tree[Int($0)] }
  }

  /// Returns the elements inside another for which the predicate is true, in document order.
  ///
  /// - Parameters:
  ///   - element: The element, which is not looked at itself.
  ///   - variables: The values of the predicate's variables.
  ///   - limit: After how many to stop.
  /// - Returns: The elements.
  /// - Throws: What has no answer for the first element that has none.
  ///
  /// - Complexity: O(n) in elements inside, as for a whole tree.
  public func nodes(
    inside element: ElementNode,
    variables: [String: PredicateValue] = [:],
    limit: Int = .max
  ) throws(PredicateEvaluationError) -> [ElementNode] {
    let tree = element.tree
    let run = try PredicateRun(self, in: tree, variables: variables)
    let inside = element.subtreeRange.dropFirst()
    return try run.matches(in: [inside], limit: limit).map { tree[Int($0)] }
  }

  /// Returns whether the predicate is true for one element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - variables: The values of the predicate's variables.
  /// - Returns: Whether it is.
  /// - Throws: What has no answer for the element, such as the order of a number and a text.
  public func matches(
    _ node: ElementNode,
    variables: [String: PredicateValue] = [:]
  ) throws(PredicateEvaluationError) -> Bool {
    let subject = ElementSubject(node: node, dialect: dialect)
    return try predicate.evaluate(with: subject, variables: variables)
  }
}

extension TreePredicate: CustomStringConvertible {
  /// The predicate in the format language.
  public var description: String { predicate.description }
}
