internal import Hierarchy

extension XPathRun {
  /// The nodes that a path selects, in document order, each once.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - focus: The node that it is asked about.
  ///   - countsSteps: Whether to note how many nodes each step gives.
  /// - Returns: The nodes.
  /// - Throws: That it is too much work, or that a regular expression cannot be used.
  mutating func nodes(
    of path: XPathPath,
    _ focus: XPathFocus,
    countsSteps: Bool = false
  ) throws(XPathFailure) -> [XPathPlace] {
    if path.isAbsolute, let known = absoluteResults[path.number] { return known }
    var places: [XPathPlace]
    switch path.start {
    case .context: places = [focus.place]
    case .document: places = [.document]
    case .expression(let expression):
      places = try nodes(of: expression, focus)
      for predicate in path.startPredicates {
        places = try selection(predicate, from: places, isReverse: false)
      }
      if countsSteps { stepCounts.append(places.count) }
    }
    var index = 0
    while index < path.steps.count {
      let step = path.steps[index]
      // For `//X[p]` the children of all descendants are the descendants.
      if step.isDescendantMarker, index + 1 < path.steps.count,
        let merged = path.steps[index + 1].mergedWithMarker
      {
        places = try nodes(of: merged, from: places)
        index += 2
        if countsSteps { stepCounts += [-1, places.count] }
      } else {
        places = try nodes(of: step, from: places)
        index += 1
        if countsSteps { stepCounts.append(places.count) }
      }
    }
    if path.isAbsolute { absoluteResults[path.number] = places }
    return places
  }

  /// The nodes that a step selects from a set of nodes.
  mutating func nodes(
    of step: XPathStep,
    from places: [XPathPlace]
  ) throws(XPathFailure) -> [XPathPlace] {
    if places.isEmpty { return [] }
    if step.axis == .attribute { return try attributes(of: step, from: places) }
    let test = prepared(step.test)
    guard step.isPositional else {
      var found = try union(step.axis, from: places, test)
      for predicate in step.predicates where !found.isEmpty {
        found = try selection(predicate, from: found, isReverse: false)
      }
      return found
    }
    var found: [XPathPlace] = []
    // As many as the first condition needs are enough.
    let first = step.predicates.first?.position
    let limit = first == .max ? .max : first ?? .max
    for place in places {
      var part = try list(step.axis, from: place, test, limit: limit)
      for predicate in step.predicates where !part.isEmpty {
        part = try selection(predicate, from: part, isReverse: step.axis.isReverse)
      }
      found += part
    }
    return found.sortedUnique()
  }

  private mutating func attributes(
    of step: XPathStep,
    from places: [XPathPlace]
  ) throws(XPathFailure) -> [XPathPlace] {
    var found: [XPathPlace] = []
    for place in places {
      var part = try attributes(of: place, step.test)
      for predicate in step.predicates where !part.isEmpty {
        part = try selection(predicate, from: part, isReverse: false)
      }
      found += part
    }
    return found
  }

  /// The nodes for which a condition is true, in their order.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - places: The nodes in the order in which they are counted.
  ///   - isReverse: Whether that is against document order.
  /// - Returns: The nodes that are left.
  /// - Throws: That it is too much work, or that a regular expression cannot be used.
  mutating func selection(
    _ predicate: XPathPredicate,
    from places: [XPathPlace],
    isReverse: Bool
  ) throws(XPathFailure) -> [XPathPlace] {
    guard predicate.isPositional else {
      let test = test(for: predicate)
      guard isReverse else { return try matches(of: test, among: places) }
      return try matches(of: test, among: places.reversed()).reversed()
    }
    if let position = predicate.position {
      let index = position == .max ? places.count : position
      return index >= 1 && index <= places.count ? [places[index - 1]] : []
    }
    var found: [XPathPlace] = []
    for (index, place) in places.enumerated() {
      try visit()
      let focus = XPathFocus(place, position: index + 1, size: places.count)
      let isTrue =
        predicate.expression.kind == .number
        ? try number(of: predicate.expression, focus) == Double(index + 1)
        : try boolean(of: predicate.expression, focus)
      if isTrue { found.append(place) }
    }
    return found
  }
}

extension XPathStep {
  /// The step together with `//` before it, if both may be done at once.
  var mergedWithMarker: XPathStep? {
    guard !isPositional else { return nil }
    switch axis {
    case .child, .descendant:
      return XPathStep(axis: .descendant, test: test, predicates: predicates, range: range)
    case .self, .descendantOrSelf:
      return XPathStep(axis: .descendantOrSelf, test: test, predicates: predicates, range: range)
    default: return nil
    }
  }
}
