internal import Hierarchy

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
