internal import Hierarchy
internal import XMLSupport

extension XPathRun {
  /// The nodes that an expression of this kind selects.
  mutating func nodes(
    of syntax: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> [XPathPlace] {
    switch syntax {
    case .path(let path): return try nodes(of: path, focus)
    case .union(let parts):
      var found: [XPathPlace] = []
      for part in parts { found += try nodes(of: part, focus) }
      return found.sortedUnique()
    case .call(.id, let arguments):
      // Only a document type could declare attributes as IDs; the argument may still fail.
      try evaluate(arguments[0], focus)
      return []
    default: return []
    }
  }

  /// The truth of a value, as the function `boolean` has it.
  mutating func boolean(
    of syntax: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> Bool {
    switch syntax {
    case .or(let parts):
      for part in parts where try boolean(of: part, focus) { return true }
      return false
    case .and(let parts):
      for part in parts where !(try boolean(of: part, focus)) { return false }
      return true
    case .comparison(let comparison, let left, let right):
      return try compare(comparison, left, right, focus)
    case .call(let function, let arguments) where function.kind == .boolean:
      return try booleanCall(function, arguments, focus)
    default: break
    }
    switch syntax.kind {
    case .nodes: return !(try nodes(of: syntax, focus).isEmpty)
    case .number:
      let number = try number(of: syntax, focus)
      return number != 0 && !number.isNaN
    case .text: return !(try text(of: syntax, focus).isEmpty)
    case .boolean: return false
    }
  }

  /// A value as a number.
  mutating func number(
    of syntax: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> Double {
    switch syntax {
    case .number(let value): return value
    case .negation(let operand, let isNegative):
      let value = try number(of: operand, focus)
      return isNegative ? -value : value
    case .arithmetic(let first, let terms):
      var value = try number(of: first, focus)
      for term in terms {
        let operand = try number(of: term.operand, focus)
        switch term.operation {
        case .add: value += operand
        case .subtract: value -= operand
        case .multiply: value *= operand
        case .divide: value /= operand
        case .remainder: value.formTruncatingRemainder(dividingBy: operand)
        }
      }
      return value
    case .call(let function, let arguments) where function.kind == .number:
      return try numberCall(function, arguments, focus)
    default: break
    }
    switch syntax.kind {
    case .boolean: return try boolean(of: syntax, focus) ? 1 : 0
    case .nodes:
      guard let first = try nodes(of: syntax, focus).first else { return .nan }
      return number(of: first)
    case .text, .number: return XPathNumber.value(of: try text(of: syntax, focus))
    }
  }

  /// A value as a text.
  mutating func text(
    of syntax: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> [UInt8] {
    switch syntax {
    case .text(let text): return text
    case .call(let function, let arguments) where function.kind == .text:
      return try textCall(function, arguments, focus)
    default: break
    }
    switch syntax.kind {
    case .nodes: return try nodes(of: syntax, focus).first.map { text(of: $0) } ?? []
    case .boolean: return Array((try boolean(of: syntax, focus) ? "true" : "false").utf8)
    case .number: return XPathNumber.text(of: try number(of: syntax, focus))
    case .text: return []
    }
  }

  /// The text of a node; elements have none, since theirs is in attributes.
  mutating func text(of place: XPathPlace) -> [UInt8] {
    place.isAttribute ? content(of: place).text : []
  }

  /// The number that the text of a node is.
  mutating func number(of place: XPathPlace) -> Double {
    guard place.isAttribute else { return .nan }
    if place.attribute < XPathAttribute.firstFurther,
      case .frame(let component) = XPathAttribute.fixed[place.attribute - 1],
      let number = frame(component, place.element)
    {
      return XPathText.number(ofFrame: number)
    }
    return XPathNumber.value(of: text(of: place))
  }
}

// MARK: - Comparing

extension XPathRun {
  private mutating func compare(
    _ comparison: XPathComparison,
    _ left: XPathSyntax,
    _ right: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> Bool {
    switch (left.kind, right.kind) {
    case (.nodes, .nodes):
      if comparison == .equal {
        if let isEqual = try hasTextOfAbsolutePath(left, right, focus) { return isEqual }
        if let isEqual = try hasTextOfAbsolutePath(right, left, focus) { return isEqual }
      }
      let first = try nodes(of: left, focus)
      let second = try nodes(of: right, focus)
      return try compare(comparison, first, second)
    case (.nodes, _):
      return try compare(comparison, try nodes(of: left, focus), right, focus)
    case (_, .nodes):
      return try compare(comparison.swapped, try nodes(of: right, focus), left, focus)
    default: break
    }
    if comparison == .equal || comparison == .unequal {
      let isEqual: Bool
      if left.kind == .boolean || right.kind == .boolean {
        isEqual = try boolean(of: left, focus) == boolean(of: right, focus)
      } else if left.kind == .number || right.kind == .number {
        isEqual = try number(of: left, focus) == number(of: right, focus)
      } else {
        isEqual = try text(of: left, focus) == text(of: right, focus)
      }
      return isEqual == (comparison == .equal)
    }
    return comparison.holds(try number(of: left, focus), try number(of: right, focus))
  }

  /// Whether the comparison with a value that is no set of nodes holds for any node.
  private mutating func compare(
    _ comparison: XPathComparison,
    _ places: [XPathPlace],
    _ other: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> Bool {
    let isEquality = comparison == .equal || comparison == .unequal
    if other.kind == .boolean {
      let isThere = !places.isEmpty
      let isTrue = try boolean(of: other, focus)
      if isEquality { return (isThere == isTrue) == (comparison == .equal) }
      return comparison.holds(isThere ? 1 : 0, isTrue ? 1 : 0)
    }
    try visit(places.count)
    if isEquality, other.kind == .text {
      let text = try text(of: other, focus)
      for place in places where (self.text(of: place) == text) == (comparison == .equal) {
        return true
      }
      return false
    }
    let number = try number(of: other, focus)
    for place in places where comparison.holds(self.number(of: place), number) { return true }
    return false
  }

  /// Whether a node has a text that an absolute path selects; nil when the first is no such path.
  ///
  /// The texts of the path are the same for all nodes that the comparison is asked about.
  private mutating func hasTextOfAbsolutePath(
    _ syntax: XPathSyntax,
    _ other: XPathSyntax,
    _ focus: XPathFocus
  ) throws(XPathFailure) -> Bool? {
    guard case .path(let path) = syntax, path.isAbsolute else { return nil }
    let places = try nodes(of: other, focus)
    if absoluteTexts[path.number] == nil {
      absoluteTexts[path.number] = Set(try nodes(of: path, focus).map { text(of: $0) })
    }
    try visit(places.count)
    for place in places {
      let text = text(of: place)
      if absoluteTexts[path.number]?.contains(text) == true { return true }
    }
    return false
  }

  /// Whether a comparison holds for any pair of nodes.
  private mutating func compare(
    _ comparison: XPathComparison,
    _ first: [XPathPlace],
    _ second: [XPathPlace]
  ) throws(XPathFailure) -> Bool {
    guard !first.isEmpty, !second.isEmpty else { return false }
    try visit(first.count + second.count)
    switch comparison {
    case .equal:
      let texts = Set(first.map { text(of: $0) })
      for place in second where texts.contains(text(of: place)) { return true }
      return false
    case .unequal:
      // Only if all texts are the same is there no pair.
      let text = self.text(of: first[0])
      for place in first + second where self.text(of: place) != text { return true }
      return false
    default:
      // Comparing with the least or the greatest number is enough.
      let numbers = first.map { number(of: $0) }.filter { !$0.isNaN }
      let others = second.map { number(of: $0) }.filter { !$0.isNaN }
      guard let least = numbers.min(), let greatest = numbers.max(), let otherLeast = others.min(),
        let otherGreatest = others.max()
      else { return false }
      let isLess = comparison == .less || comparison == .lessOrEqual
      return isLess
        ? comparison.holds(least, otherGreatest) : comparison.holds(greatest, otherLeast)
    }
  }
}
