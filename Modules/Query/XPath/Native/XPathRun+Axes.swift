internal import Hierarchy

// MARK: - From one node

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
  private func outer(_ place: XPathPlace) -> XPathPlace? {
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
  private mutating func appendElements(
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

// MARK: - From a set

extension XPathRun {
  /// The nodes of an axis from any of some nodes, in document order, each once.
  ///
  /// - Complexity: O(n) in elements of the scope, or less.
  mutating func union(
    _ axis: XPathAxis,
    from places: [XPathPlace],
    _ test: XPathElementTest
  ) throws(XPathFailure) -> [XPathPlace] {
    guard let first = places.first, let last = places.last else { return [] }
    if places.count == 1 {
      let found = try list(axis, from: first, test)
      return axis.isReverse ? found.reversed() : found
    }
    switch axis {
    case .self: return places.filter { passes($0, test) }
    case .descendant, .descendantOrSelf:
      return try descendants(of: places, test, withSelf: axis == .descendantOrSelf)
    case .following:
      // Before all others ends the first of the innermost ones.
      var start = scope.upperBound
      for place in places where place != .document {
        start = min(start, Int(ends[place.element]))
      }
      var found: [XPathPlace] = []
      try appendElements(in: start..<scope.upperBound, test, .max, &found)
      return found
    case .preceding: return try list(.preceding, from: last, test).reversed()
    case .attribute, .namespace: return []
    case .child, .parent, .ancestor, .ancestorOrSelf, .followingSibling, .precedingSibling: break
    }
    // Few nodes are cheaper one by one.
    guard places.count >= 16 else {
      var found: [XPathPlace] = []
      for place in places { found += try list(axis, from: place, test) }
      return found.sortedUnique()
    }
    if axis == .child { return try children(of: places, test) }
    return try marked(axis, from: places, test)
  }

  private mutating func descendants(
    of places: [XPathPlace],
    _ test: XPathElementTest,
    withSelf: Bool
  ) throws(XPathFailure) -> [XPathPlace] {
    var found: [XPathPlace] = []
    var covered = scope.lowerBound
    for place in places {
      if place.isAttribute {
        // Attributes have nothing inside, and come right after their element.
        if withSelf, passes(place, test) { found.append(place) }
        continue
      }
      if place == .document {
        if withSelf, passes(place, test) { found.append(place) }
        try appendElements(in: scope, test, .max, &found)
        covered = scope.upperBound
        continue
      }
      guard place.element >= covered else { continue }
      if withSelf, passes(place, test) { found.append(place) }
      let end = Int(ends[place.element])
      try appendElements(in: place.element + 1..<end, test, .max, &found)
      covered = end
    }
    // An attribute of an element inside another comes after that one's descendants.
    return withSelf && places.contains(where: \.isAttribute) ? found.sortedUnique() : found
  }

  /// The children of many nodes, found by looking at all elements and their parents.
  private mutating func children(
    of places: [XPathPlace],
    _ test: XPathElementTest
  ) throws(XPathFailure) -> [XPathPlace] {
    var isParent = [Bool](repeating: false, count: scope.count)
    var hasDocument = false
    var end = scope.lowerBound
    for place in places where !place.isAttribute {
      if place == .document {
        hasDocument = true
        end = scope.upperBound
      } else {
        isParent[place.element - scope.lowerBound] = true
        end = max(end, Int(ends[place.element]))
      }
    }
    var found: [XPathPlace] = []
    let start = max(scope.lowerBound, places[0].element)
    try visit(max(0, end - start))
    guard start < end else { return found }
    for element in start..<end where passes(element, test) {
      let isChild = parent(of: element).map { isParent[$0 - scope.lowerBound] } ?? hasDocument
      if isChild { found.append(XPathPlace(element: element)) }
    }
    return found
  }

  /// The nodes on axes that are walked node by node; each stops where another was before.
  private mutating func marked(
    _ axis: XPathAxis,
    from places: [XPathPlace],
    _ test: XPathElementTest
  ) throws(XPathFailure) -> [XPathPlace] {
    /// Elements by their place in the scope, after the document.
    var isMarked = [Bool](repeating: false, count: scope.count + 1)
    var attributes: [XPathPlace] = []
    let base = scope.lowerBound - 1
    switch axis {
    case .parent:
      for place in places {
        if let up = outer(place) { isMarked[max(up.element - base, 0)] = true }
      }
    case .ancestor, .ancestorOrSelf:
      for place in places {
        if place.isAttribute, axis == .ancestorOrSelf, passes(place, test) {
          attributes.append(place)
        }
        var next = axis == .ancestor || place.isAttribute ? outer(place) : place
        while let up = next, !isMarked[max(up.element - base, 0)] {
          try visit()
          isMarked[max(up.element - base, 0)] = true
          next = outer(up)
        }
      }
    case .followingSibling:
      for place in places where place.isElement {
        var next = Int(ends[place.element])
        let end = siblingEnd(of: place.element)
        while next < end, !isMarked[next - base] {
          try visit()
          isMarked[next - base] = true
          next = Int(ends[next])
        }
      }
    default:
      // The last of several siblings has all those before that the others have.
      for place in places.reversed() where place.isElement && !isMarked[place.element - base] {
        let parent = self.parent(of: place.element)
        var next = parent.map { $0 + 1 } ?? scope.lowerBound
        while next < place.element {
          try visit()
          isMarked[next - base] = true
          next = Int(ends[next])
        }
      }
    }
    try visit(scope.count)
    var found: [XPathPlace] = []
    for index in isMarked.indices where isMarked[index] {
      let place = index == 0 ? XPathPlace.document : XPathPlace(element: index + base)
      if passes(place, test) { found.append(place) }
    }
    return attributes.isEmpty ? found : (found + attributes).sortedUnique()
  }
}

extension [XPathPlace] {
  /// The places in document order, each once.
  func sortedUnique() -> [XPathPlace] {
    var isStrictlySorted = true
    for index in indices.dropFirst() where self[index - 1] >= self[index] {
      isStrictlySorted = false
      break
    }
    if isStrictlySorted { return self }
    var unique: [XPathPlace] = []
    unique.reserveCapacity(count)
    for place in sorted() where place != unique.last { unique.append(place) }
    return unique
  }
}
