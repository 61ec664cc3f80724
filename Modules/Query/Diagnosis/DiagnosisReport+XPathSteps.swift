internal import Hierarchy

extension DiagnosisReport {
  /// Explains which step of a path is the first that selects nothing, and why.
  ///
  /// Every statement comes from evaluating a part of the expression, or a changed one.
  ///
  /// - Complexity: An evaluation for each step, and some for the one that selects nothing.
  mutating func explainSteps(of expression: XPathExpression) {
    guard case .path(var path) = expression.syntax else { return }
    let source = Array(expression.text.utf8)
    while case .expression(let inner) = path.start {
      let end = path.startPredicates.last?.range.upperBound ?? path.steps.first?.range.lowerBound
      guard let end, case .path(let start) = inner else { return }
      let text = Self.text(source, path.range.lowerBound..<end)
      let whole = text.hasSuffix("/") ? String(text.dropLast(text.hasSuffix("//") ? 2 : 1)) : text
      if !rows(of: whole).isEmpty { break }
      if let last = path.startPredicates.last, let position = last.plainPosition {
        let all = rows(of: Self.text(source, path.range.lowerBound..<last.range.lowerBound))
        if !all.isEmpty { return explainPosition(position, of: all) }
      }
      path = start
    }
    explainSteps(XPathSteps(path, source))
  }

  private mutating func explainSteps(_ steps: XPathSteps) {
    var count = 1
    for number in steps.list.indices {
      let found = rows(of: steps.text(through: number))
      if found.isEmpty { return explainStep(steps, number, below: count) }
      count = found.count
    }
  }

  /// Explains that a step selects nothing.
  private mutating func explainStep(_ steps: XPathSteps, _ number: Int, below count: Int) {
    let step = steps.list[number]
    guard step.axis != .attribute else { return }
    if let last = step.predicates.last, let position = last.plainPosition {
      let text = steps.text(from: steps.start, to: last.range.lowerBound)
      let all = rows(of: text)
      if !all.isEmpty {
        noteStep(steps, number, below: count)
        if position > all.count { return explainPosition(position, of: all) }
        guard let counted = try? XPathExpression("(\(text))[\(position)]") else { return }
        add(.positionAmongSiblings(position, .xpath(counted)))
        return addCandidate(all[position - 1])
      }
    }
    if step.axis == .child, !steps.isDescendant(number) {
      for end in [steps.end, step.range.upperBound] {
        let text = steps.textWithDescendants(at: number, to: end)
        let found = rows(of: text)
        guard !found.isEmpty, let deeper = try? XPathExpression(text) else { continue }
        noteStep(steps, number, below: count)
        add(.deeper(.xpath(deeper), count: found.count))
        for row in found.prefix(LocatorDiagnosis.candidateLimit) { addCandidate(row) }
        return
      }
    }
    noteStep(steps, number, below: count)
    if let first = step.predicates.first,
      !rows(of: steps.text(from: steps.start, to: first.range.lowerBound)).isEmpty
    {
      return explainConditions(steps, number)
    }
    guard step.axis == .child, steps.list.count > 1 else { return }
    let anywhere = "//\(steps.text(of: number))"
    let elsewhere = rows(of: anywhere)
    guard !elsewhere.isEmpty else { return }
    add(.elsewhere(anywhere, count: elsewhere.count))
    for row in elsewhere.prefix(LocatorDiagnosis.candidateLimit) { addCandidate(row) }
  }

  /// Tells which of the conditions of a step would have to go.
  private mutating func explainConditions(_ steps: XPathSteps, _ number: Int) {
    let conditions = steps.list[number].predicates
    // A single condition of a single step is told by its words.
    guard conditions.count > 1 || steps.list.count > 1 else { return }
    for condition in conditions.prefix(4) {
      let found = rows(of: steps.text(through: number, without: condition.range))
      guard !found.isEmpty else { continue }
      let text = steps.text(from: condition.range.lowerBound, to: condition.range.upperBound)
      add(.withoutCondition(text, count: found.count))
      guard found.count <= LocatorDiagnosis.candidateLimit else { continue }
      for row in found {
        addCandidate(row, [LocatorDiagnosis.Failure(condition: text, found: nil)])
      }
    }
  }

  private mutating func explainPosition(_ position: Int, of rows: [Int]) {
    add(.positionTooHigh(position, count: rows.count))
    for row in rows.suffix(LocatorDiagnosis.candidateLimit) { addCandidate(row) }
  }

  /// Names the step, unless it is the only one.
  private mutating func noteStep(_ steps: XPathSteps, _ number: Int, below count: Int) {
    guard steps.list.count > 1 else { return }
    let text = (steps.isDescendant(number) ? "//" : "") + steps.text(of: number)
    add(.emptyStep(steps.numbers[number], text, below: count))
  }

  /// The elements that an expression selects; none where it cannot be evaluated.
  private func rows(of text: String) -> [Int] {
    guard let expression = try? XPathExpression(text),
      case .matches(let matches)? = try? expression.trace(in: tree, scope: range).result
    else { return [] }
    return matches.map { match in
      switch match {
      case .element(let node), .attribute(_, of: let node): node.index
      }
    }
  }

  private static func text(_ source: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }
}

/// The steps of a path as they were written, `//` together with the step after it.
private struct XPathSteps {
  let list: [XPathStep]
  /// How each is counted where an evaluation is traced, where `//` is a step of its own.
  let numbers: [Int]
  let start: Int
  let end: Int
  private let source: [UInt8]
  private let descendants: Set<Int>

  init(_ path: XPathPath, _ source: [UInt8]) {
    var list: [XPathStep] = []
    var numbers: [Int] = []
    var descendants: Set<Int> = []
    let first = if case .expression = path.start { 2 } else { 1 }
    for (index, step) in path.steps.enumerated() {
      // What is written as `descendant-or-self::node()` is a step of its own.
      if step.isDescendantMarker, source[step.range].elementsEqual("//".utf8) {
        descendants.insert(list.count)
      } else {
        list.append(step)
        numbers.append(first + index)
      }
    }
    self.list = list
    self.numbers = numbers
    self.source = source
    self.descendants = descendants
    start = path.range.lowerBound
    end = path.range.upperBound
  }

  func isDescendant(_ number: Int) -> Bool { descendants.contains(number) }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: source[start..<end], as: UTF8.self)
  }

  func text(of number: Int) -> String {
    text(from: list[number].range.lowerBound, to: list[number].range.upperBound)
  }

  /// The path as far as a step, without some of its bytes.
  func text(through number: Int, without range: Range<Int>? = nil) -> String {
    let end = list[number].range.upperBound
    guard let range else { return text(from: start, to: end) }
    return text(from: start, to: range.lowerBound) + text(from: range.upperBound, to: end)
  }

  /// The path with `//` before a step.
  func textWithDescendants(at number: Int, to end: Int) -> String {
    let place = list[number].range.lowerBound
    let head = text(from: start, to: place)
    return (head.isEmpty ? "//" : head + "/") + text(from: place, to: end)
  }
}

extension XPathPredicate {
  /// The position that it asks for, if that is a number and all.
  fileprivate var plainPosition: Int? {
    guard case .number = expression, let position, position > 0 else { return nil }
    return position
  }
}
