internal import Hierarchy

extension XPathPath {
  /// Whether the nodes from which it leads somewhere can be found from its end.
  var canBeInverted: Bool {
    guard case .context = start, !steps.isEmpty else { return false }
    for (index, step) in steps.enumerated() {
      if step.isPositional || step.axis == .namespace { return false }
      if step.axis == .attribute, index < steps.count - 1 { return false }
    }
    return true
  }
}

extension XPathAxis {
  /// The axis that leads back, from elements and the document.
  fileprivate var inverse: XPathAxis {
    switch self {
    case .child: .parent
    case .parent: .child
    case .descendant: .ancestor
    case .ancestor: .descendant
    case .descendantOrSelf: .ancestorOrSelf
    case .ancestorOrSelf: .descendantOrSelf
    case .followingSibling: .precedingSibling
    case .precedingSibling: .followingSibling
    case .following: .preceding
    case .preceding: .following
    case .self, .attribute, .namespace: .self
    }
  }
}

extension XPathRun {
  /// How many nodes are asked one by one before the path is inverted for all.
  private static let inversionThreshold = 8

  /// The nodes from which a path leads anywhere.
  ///
  /// For more than a few nodes the path is gone backwards, from all elements that its last step
  /// may select; so no element is looked at once for each that is around it.
  ///
  /// - Parameters:
  ///   - path: A path that can be inverted.
  ///   - places: Nodes in document order.
  ///   - test: The condition, which keeps what was found out.
  /// - Returns: Those of the nodes, in their order.
  /// - Throws: That it is too much work, or that a regular expression cannot be used.
  ///
  /// - Complexity: O(n) in elements of the scope for each step, but only for the first time.
  mutating func origins(
    of path: XPathPath,
    among places: [XPathPlace],
    _ test: XPathTest
  ) throws(XPathFailure) -> [XPathPlace] {
    test.askedCount += places.count
    if test.origins == nil, test.askedCount >= Self.inversionThreshold {
      var isOrigin = [Bool](repeating: false, count: scope.count + 1)
      for place in try origins(of: path) {
        isOrigin[place == .document ? 0 : place.element - scope.lowerBound + 1] = true
      }
      test.origins = isOrigin
    }
    try visit(places.count)
    var found: [XPathPlace] = []
    let isOrigin = test.origins
    for place in places {
      let isFound =
        if let isOrigin, !place.isAttribute {
          isOrigin[place == .document ? 0 : place.element - scope.lowerBound + 1]
        } else {
          !(try nodes(of: path, XPathFocus(place)).isEmpty)
        }
      if isFound { found.append(place) }
    }
    return found
  }

  /// All elements, and the document, from which a path leads anywhere.
  private mutating func origins(of path: XPathPath) throws(XPathFailure) -> [XPathPlace] {
    /// The nodes from which the steps that were done lead somewhere; nil for all.
    var goals: [XPathPlace]?
    for (index, step) in path.steps.enumerated().reversed() {
      if step.axis == .attribute {
        let around = index == 0 ? .any : prepared(path.steps[index - 1].test)
        var owners: [XPathPlace] = []
        for place in try union(.descendant, from: [.document], around)
        where !(try nodes(of: step, from: [place]).isEmpty) {
          owners.append(place)
        }
        goals = owners
        continue
      }
      let test = prepared(step.test)
      var ends: [XPathPlace]
      if let goals {
        ends = goals.filter { passes($0, test) }
      } else {
        ends = try union(.descendantOrSelf, from: [.document], test)
      }
      for predicate in step.predicates where !ends.isEmpty {
        ends = try selection(predicate, from: ends, isReverse: false)
      }
      goals = try union(step.axis.inverse, from: ends, .node)
    }
    return goals ?? []
  }
}
