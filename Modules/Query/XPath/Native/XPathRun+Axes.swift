internal import Hierarchy

extension XPathRun {
  /// The nodes of an axis from one node, in the order of the axis: nearest first on reverse ones.
  ///
  /// - Parameters:
  ///   - axis: Any axis but `attribute` and `namespace`.
  ///   - place: The node.
  ///   - test: Which nodes.
  ///   - limit: How many are wanted at most.
  /// - Returns: The nodes.
  /// - Throws: That it is too much work.
  mutating func list(
    _ axis: XPathAxis,
    from place: XPathPlace,
    _ test: XPathElementTest,
    limit: Int = .max
  ) throws(XPathFailure) -> [XPathPlace] {
    var found: [XPathPlace] = []
    let element = place.element
    switch axis {
    case .self:
      if passes(place, test) { found.append(place) }
    case .child:
      guard !place.isAttribute else { break }
      let isDocument = place == .document
      let end = isDocument ? scope.upperBound : Int(ends[element])
      try appendSiblings(
        from: isDocument ? scope.lowerBound : element + 1,
        to: end,
        test,
        limit,
        &found
      )
    case .descendant, .descendantOrSelf:
      if axis == .descendantOrSelf, passes(place, test) { found.append(place) }
      guard !place.isAttribute else { break }
      let range = place == .document ? scope : element + 1..<Int(ends[element])
      try appendElements(in: range, test, limit, &found)
    case .parent:
      let up = outer(place)
      if let up, passes(up, test) { found.append(up) }
    case .ancestor, .ancestorOrSelf:
      var next = axis == .ancestor ? outer(place) : place
      while let place = next, found.count < limit {
        try visit()
        if passes(place, test) { found.append(place) }
        next = outer(place)
      }
    case .followingSibling:
      guard place.isElement else { break }
      try appendSiblings(
        from: Int(ends[element]),
        to: siblingEnd(of: element),
        test,
        limit,
        &found
      )
    case .precedingSibling:
      guard place.isElement else { break }
      let parent = self.parent(of: element) ?? -1
      let first = parent < 0 ? scope.lowerBound : parent + 1
      var next = element
      while next > first, found.count < limit {
        next -= 1
        // The last thing inside the sibling before; what is around it is as deep as this element.
        while let up = self.parent(of: next), up != parent {
          try visit()
          next = up
        }
        try visit()
        if passes(next, test) { found.append(XPathPlace(element: next)) }
      }
    case .following:
      guard place != .document else { break }
      try appendElements(in: Int(ends[element])..<scope.upperBound, test, limit, &found)
    case .preceding:
      guard place != .document else { break }
      var next = element
      while next > scope.lowerBound, found.count < limit {
        next -= 1
        try visit()
        // What has not ended is around the node.
        if Int(ends[next]) <= element, passes(next, test) {
          found.append(XPathPlace(element: next))
        }
      }
    case .attribute, .namespace: break
    }
    return found
  }

  /// The node around another; nil for the document.
  func outer(_ place: XPathPlace) -> XPathPlace? {
    if place == .document { return nil }
    if place.isAttribute { return XPathPlace(element: place.element) }
    return parent(of: place.element).map { XPathPlace(element: $0) } ?? .document
  }

  private mutating func appendSiblings(
    from start: Int,
    to end: Int,
    _ test: XPathElementTest,
    _ limit: Int,
    _ found: inout [XPathPlace]
  ) throws(XPathFailure) {
    var next = start
    while next < end, found.count < limit {
      try visit()
      if passes(next, test) { found.append(XPathPlace(element: next)) }
      next = Int(ends[next])
    }
  }

  /// Adds the elements of a range, as few as are wanted.
  mutating func appendElements(
    in range: Range<Int>,
    _ test: XPathElementTest,
    _ limit: Int,
    _ found: inout [XPathPlace]
  ) throws(XPathFailure) {
    switch test {
    case .nothing: break
    case .any, .node:
      let wanted = range.prefix(max(0, limit - found.count))
      try visit(wanted.count)
      // Exact reservations one after the other would copy what was found each time.
      if found.isEmpty { found.reserveCapacity(wanted.count) }
      for element in wanted { found.append(XPathPlace(element: element)) }
    case .code(let code):
      var next = range.lowerBound
      while next < range.upperBound, found.count < limit {
        // The limits are looked at now and then, and the loop inside stays small.
        let end = min(next + 4_096, range.upperBound)
        try visit(end - next)
        while next < end {
          if codes[next] == code {
            found.append(XPathPlace(element: next))
            if found.count >= limit { return }
          }
          next += 1
        }
      }
    }
  }
}
