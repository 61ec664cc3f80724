internal import Hierarchy

extension XPathRun {
  /// A condition that does not count, made ready once.
  mutating func test(for predicate: XPathPredicate) -> XPathTest {
    if let known = tests[predicate.number] { return known }
    let test = test(for: predicate.expression)
    tests[predicate.number] = test
    return test
  }

  private mutating func test(for syntax: XPathSyntax) -> XPathTest {
    switch syntax {
    case .and(let parts): return XPathTest(.all(parts.map { test(for: $0) }))
    case .or(let parts): return XPathTest(.any(parts.map { test(for: $0) }))
    case .call(.not, let arguments): return XPathTest(.not(test(for: arguments[0])))
    case .call(.boolean, let arguments): return test(for: arguments[0])
    case .call(.true, _): return XPathTest(.constant(true))
    case .call(.false, _): return XPathTest(.constant(false))
    case .comparison(let comparison, let left, let right):
      if let test = comparisonTest(comparison, left, right) { return test }
      if let test = comparisonTest(comparison.swapped, right, left) { return test }
    case .path(let path):
      if let name = path.attributeName {
        return attributeTest(XPathAttribute(named: name), syntax)
      }
      if path.canBeInverted { return XPathTest(.exists(path)) }
    case .call(let function, let arguments):
      if let test = partTest(function, arguments) { return test }
    default: break
    }
    if case .one(let name) = syntax.dependency {
      return attributeTest(XPathAttribute(named: name), syntax)
    }
    return XPathTest(.general(syntax))
  }

  /// The condition that a path leads to a node with some property, as an existing path.
  private mutating func comparisonTest(
    _ comparison: XPathComparison,
    _ left: XPathSyntax,
    _ right: XPathSyntax
  ) -> XPathTest? {
    guard case .path(let path) = left, right.dependency == .none,
      right.kind == .text || right.kind == .number
    else { return nil }
    if let name = path.attributeName {
      return attributeComparison(XPathAttribute(named: name), comparison, right)
    }
    guard path.canBeInverted, !path.isContext, let last = path.steps.last else { return nil }
    // `a/@b = 'c'` is true where there is a node `a/@b[. = 'c']`.
    let dot = XPathStep(axis: .self, test: .node, predicates: [], range: last.range)
    let node: XPathSyntax
    var steps = path.steps
    let place: Int
    if last.axis == .attribute, steps.count >= 2, last.predicates.isEmpty {
      steps.removeLast()
      place = steps.count - 1
      node = .path(
        XPathPath(
          start: .context,
          startPredicates: [],
          steps: [last],
          range: path.range,
          number: path.number
        )
      )
    } else {
      place = steps.count - 1
      node = .path(
        XPathPath(
          start: .context,
          startPredicates: [],
          steps: [dot],
          range: path.range,
          number: path.number
        )
      )
    }
    let step = steps[place]
    // Numbers below 0 are those of conditions that are made here.
    madePredicateCount += 1
    let condition = XPathPredicate(
      .comparison(comparison, node, right),
      number: -madePredicateCount
    )
    steps[place] = XPathStep(
      axis: step.axis,
      test: step.test,
      predicates: step.predicates + [condition],
      range: step.range
    )
    return XPathTest(
      .exists(
        XPathPath(
          start: .context,
          startPredicates: [],
          steps: steps,
          range: path.range,
          number: path.number
        )
      )
    )
  }

  /// The condition that an attribute compares with a text or a number.
  private func attributeComparison(
    _ attribute: XPathAttribute,
    _ comparison: XPathComparison,
    _ other: XPathSyntax
  ) -> XPathTest? {
    let isEquality = comparison == .equal || comparison == .unequal
    switch (attribute, other) {
    case (.frame(let component), .number(let number)):
      return XPathTest(.frame(component, comparison, number))
    case (.frame(let component), .text(let text)) where isEquality:
      let text = String(decoding: text, as: UTF8.self)
      let number = Double(text).flatMap { NumberText.string(of: $0) == text ? $0 : nil }
      return XPathTest(.frameText(component, isEqual: comparison == .equal, number))
    case (_, .text(let text)) where isEquality:
      guard let column = textColumn(attribute) else { return nil }
      let id = tree.textID(of: String(decoding: text, as: UTF8.self)) ?? .absent
      return XPathTest(comparison == .equal ? .equals(column, id) : .differs(column, id))
    default: return nil
    }
  }

  /// The condition that the text of an attribute has a part.
  private func partTest(_ function: XPathFunction, _ arguments: [XPathSyntax]) -> XPathTest? {
    guard function == .contains || function == .startsWith || function == .endsWith,
      case .path(let path) = arguments[0], let name = path.attributeName,
      case .text(let part) = arguments[1],
      let column = textColumn(XPathAttribute(named: name))
    else { return nil }
    return XPathTest(.part(column, function, part), keyCount: tree.textCount + 1)
  }

  private func attributeTest(_ attribute: XPathAttribute, _ syntax: XPathSyntax) -> XPathTest {
    if let column = textColumn(attribute) {
      return XPathTest(.text(column, syntax), keyCount: tree.textCount + 1)
    }
    switch attribute {
    case .type: return XPathTest(.key(attribute, syntax), keyCount: 1 + Int(UInt16.max) + 1)
    case .flag: return XPathTest(.key(attribute, syntax), keyCount: 3)
    default: return XPathTest(.general(syntax))
    }
  }

  private func textColumn(_ attribute: XPathAttribute) -> XPathTextColumn? {
    switch attribute {
    case .value: XPathTextColumn(tree.valueIDs)
    case .name: XPathTextColumn(facts.names)
    case .label: XPathTextColumn(tree.labelIDs)
    case .further(let name):
      XPathTextColumn(
        copying: tree.furtherAttributeIDs(name) ?? Array(repeating: .absent, count: tree.count)
      )
    case .type, .flag, .frame, .index: nil
    }
  }

  /// The number of what an element has for an attribute with few values; 0 for nothing.
  func key(_ attribute: XPathAttribute, _ element: Int) -> Int {
    switch attribute {
    case .type: tree.flags[element].lacksTypeAttribute ? 0 : Int(codes[element]) + 1
    case .flag(let flag): tree.flags[element][flag].map { $0 ? 2 : 1 } ?? 0
    default: 0
    }
  }
}
