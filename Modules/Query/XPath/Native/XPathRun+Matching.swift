internal import Hierarchy

extension XPathRun {
  /// The nodes for which a condition is true.
  ///
  /// - Parameters:
  ///   - test: The condition.
  ///   - places: Nodes in document order.
  /// - Returns: Those of the nodes, in their order.
  /// - Throws: That it is too much work, or that a regular expression cannot be used.
  mutating func matches(
    of test: XPathTest,
    among places: [XPathPlace]
  ) throws(XPathFailure) -> [XPathPlace] {
    switch test.kind {
    case .constant(let isTrue): return isTrue ? places : []
    case .all(let parts):
      var found = places
      for part in parts where !found.isEmpty { found = try matches(of: part, among: found) }
      return found
    case .any(let parts):
      var found: [XPathPlace] = []
      var rest = places
      for part in parts where !rest.isEmpty {
        let matches = try matches(of: part, among: rest)
        if matches.isEmpty { continue }
        rest = rest.without(matches)
        found = found.isEmpty ? matches : (found + matches).sortedUnique()
      }
      return found
    case .not(let part): return places.without(try matches(of: part, among: places))
    case .equals(let column, let id):
      try visit(places.count)
      if id.isAbsent { return [] }
      return places.filter { $0.isElement && column.ids[$0.element] == id }
    case .differs(let column, let id):
      try visit(places.count)
      return places.filter {
        guard $0.isElement else { return false }
        let own = column.ids[$0.element]
        return !own.isAbsent && own != id
      }
    case .frame(let component, let comparison, let number):
      try visit(places.count)
      return places.filter { place in
        guard place.isElement, let own = frame(component, place.element) else { return false }
        return comparison.holds(XPathText.number(ofFrame: own), number)
      }
    case .frameText(let component, let isEqual, let number):
      try visit(places.count)
      return places.filter { place in
        guard place.isElement, let own = frame(component, place.element) else { return false }
        return (own.bitPattern == number?.bitPattern) == isEqual
      }
    case .part(let column, let function, let part):
      try visit(places.count)
      let answers = test.answers
      return places.filter { place in
        let id = place.isElement ? column.ids[place.element] : .absent
        let known = answers[Int(id.rawValue)]
        if known != 0 { return known == 2 }
        let text = id.isAbsent ? UnsafeBufferPointer(start: nil, count: 0) : tree.bytes(of: id)
        let isTrue = XPathText.has(function, part, text)
        answers[Int(id.rawValue)] = isTrue ? 2 : 1
        return isTrue
      }
    case .text(let column, let syntax):
      try visit(places.count)
      var found: [XPathPlace] = []
      for place in places {
        let key = place.isElement ? Int(column.ids[place.element].rawValue) : 0
        if try answer(test, key, syntax, place) { found.append(place) }
      }
      return found
    case .key(let attribute, let syntax):
      try visit(places.count)
      var found: [XPathPlace] = []
      for place in places {
        let key = place.isElement ? key(attribute, place.element) : 0
        if try answer(test, key, syntax, place) { found.append(place) }
      }
      return found
    case .exists(let path): return try origins(of: path, among: places, test)
    case .general(let syntax):
      var found: [XPathPlace] = []
      for place in places {
        try visit()
        if try boolean(of: syntax, XPathFocus(place)) { found.append(place) }
      }
      return found
    }
  }

  /// What a condition says of all nodes with one key, which is asked once.
  @inline(__always)
  private mutating func answer(
    _ test: XPathTest,
    _ key: Int,
    _ syntax: XPathSyntax,
    _ place: XPathPlace
  ) throws(XPathFailure) -> Bool {
    let known = test.answers[key]
    if known != 0 { return known == 2 }
    let isTrue = try boolean(of: syntax, XPathFocus(place))
    test.answers[key] = isTrue ? 2 : 1
    return isTrue
  }
}

extension [XPathPlace] {
  /// The places but for some of them; both are in document order.
  func without(_ others: [XPathPlace]) -> [XPathPlace] {
    if others.isEmpty { return self }
    var rest: [XPathPlace] = []
    rest.reserveCapacity(Swift.max(0, count - others.count))
    var next = 0
    for place in self {
      if next < others.count, others[next] == place {
        next += 1
      } else {
        rest.append(place)
      }
    }
    return rest
  }
}
