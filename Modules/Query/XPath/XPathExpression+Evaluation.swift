public import Hierarchy
internal import XMLSupport

extension XPathExpression {
  /// Evaluates the expression; a relative one starts at the outermost element, as in
  /// WebDriverAgent.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - limits: How much work it may be.
  /// - Returns: What it gives.
  /// - Throws: That it is too much work, or that a regular expression cannot be used.
  ///
  /// - Complexity: O(n) for each step and condition, unless these count; see the documentation.
  public func evaluate(
    in tree: ElementTree,
    limits: XPathLimits = .default
  ) throws(XPathEvaluationError) -> XPathResult {
    try trace(in: tree, scope: 0..<tree.count, limits: limits).result
  }

  /// The elements that the expression selects, in document order.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - limit: How many elements are wanted at most.
  ///   - limits: How much work it may be.
  /// - Returns: The elements.
  /// - Throws: That the expression gives something else, or why it cannot be evaluated.
  public func nodes(
    in tree: ElementTree,
    limit: Int = .max,
    limits: XPathLimits = .default
  ) throws(XPathEvaluationError) -> [ElementNode] {
    try nodes(in: tree, scope: 0..<tree.count, limit: limit, limits: limits)
  }

  /// The elements that the expression selects in a part of a tree, in document order.
  ///
  /// The element is the outermost one of what is searched, as in WebDriverAgent with its setting
  /// `limitXPathContextScope`, which is on unless it is turned off. So `//X` may select the element
  /// itself, and `..` leads nowhere.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - limit: How many elements are wanted at most.
  ///   - limits: How much work it may be.
  /// - Returns: The elements.
  /// - Throws: That the expression gives something else, or why it cannot be evaluated.
  public func nodes(
    inside element: ElementNode,
    limit: Int = .max,
    limits: XPathLimits = .default
  ) throws(XPathEvaluationError) -> [ElementNode] {
    try nodes(in: element.tree, scope: element.subtreeRange, limit: limit, limits: limits)
  }

  /// Evaluates the expression and tells how.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - limits: How much work it may be.
  /// - Returns: What evaluated it, what it took, and what it gave.
  /// - Throws: Why it cannot be evaluated.
  public func trace(
    in tree: ElementTree,
    limits: XPathLimits = .default
  ) throws(XPathEvaluationError) -> XPathTrace {
    try trace(in: tree, scope: 0..<tree.count, limits: limits)
  }

  private func nodes(
    in tree: ElementTree,
    scope: Range<Int>,
    limit: Int,
    limits: XPathLimits
  ) throws(XPathEvaluationError) -> [ElementNode] {
    guard syntax.kind == .nodes else {
      throw failure(.givesValue(syntax.kind.rawValue))
    }
    let result = try trace(in: tree, scope: scope, limits: limits).result
    var nodes: [ElementNode] = []
    guard case .matches(let matches) = result else { return nodes }
    for match in matches.prefix(max(0, limit)) {
      guard case .element(let node) = match else { throw failure(.selectsAttributes) }
      nodes.append(node)
    }
    return nodes
  }

  private func failure(
    _ problem: XPathEvaluationError.Problem,
    at range: Range<Int>? = nil
  ) -> XPathEvaluationError {
    XPathEvaluationError(expression: text, range: range, problem: problem)
  }
}

// MARK: - Engines

extension XPathExpression {
  /// Why only libxml2 can evaluate the expression over a tree; nil when there is no reason.
  private func reasonForLibrary(_ tree: ElementTree) -> String? {
    partForLibrary.map { "only libxml2 has \($0)" } ?? XPathTreeFacts.of(tree).obstacle
  }

  /// Evaluates the expression over a part of a tree, by one engine or by the one that fits.
  package func trace(
    in tree: ElementTree,
    scope: Range<Int>,
    limits: XPathLimits = .default,
    engine: XPathEngine? = nil
  ) throws(XPathEvaluationError) -> XPathTrace {
    let reason = reasonForLibrary(tree)
    switch engine ?? (reason == nil ? .native : .libxml2) {
    case .native: return try nativeTrace(tree, scope, limits)
    case .libxml2:
      return XPathTrace(
        engine: .libxml2,
        reason: reason ?? "it was asked for",
        visitCount: nil,
        steps: [],
        result: try libraryResult(tree, scope, limits)
      )
    }
  }

  private func nativeTrace(
    _ tree: ElementTree,
    _ scope: Range<Int>,
    _ limits: XPathLimits
  ) throws(XPathEvaluationError) -> XPathTrace {
    var run = XPathRun(tree, scope: scope, limits: limits)
    let focus = XPathFocus(run.contextPlace)
    let result: XPathResult
    do throws(XPathFailure) {
      switch syntax.kind {
      case .nodes:
        let places: [XPathPlace]
        if case .path(let path) = syntax {
          places = try run.nodes(of: path, focus, countsSteps: true)
        } else {
          places = try run.nodes(of: syntax, focus)
        }
        var matches: [XPathMatch] = []
        matches.reserveCapacity(places.count)
        for place in places where place != .document {
          guard place.isAttribute else {
            matches.append(.element(tree[place.element]))
            continue
          }
          let (name, value) = run.content(of: place)
          let attribute = ElementAttribute(
            name: name,
            value: String(decoding: value, as: UTF8.self)
          )
          matches.append(.attribute(attribute, of: tree[place.element]))
        }
        result = .matches(matches)
      case .boolean: result = .boolean(try run.boolean(of: syntax, focus))
      case .number: result = .number(try run.number(of: syntax, focus))
      case .text:
        result = .string(String(decoding: try run.text(of: syntax, focus), as: UTF8.self))
      }
    } catch {
      switch error {
      case .tooManyVisits: throw failure(.tooManyVisits(limit: limits.visitCount))
      case .tooSlow: throw failure(.tooSlow(seconds: limits.seconds))
      case .regularExpression(let message): throw failure(.regularExpression(message))
      }
    }
    return XPathTrace(
      engine: .native,
      reason: nil,
      visitCount: run.visitCount,
      steps: stepTexts.enumerated().map { index, text in
        let count = index < run.stepCounts.count ? run.stepCounts[index] : 0
        return XPathTrace.Step(text: text, matchCount: count < 0 ? nil : count)
      },
      result: result
    )
  }

  /// The steps of the outermost path as they were written.
  private var stepTexts: [String] {
    guard case .path(let path) = syntax else { return [] }
    let bytes = Array(text.utf8)
    var texts = path.steps.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    if case .expression = path.start {
      let end = path.steps.first?.range.lowerBound ?? path.range.upperBound
      let start = String(decoding: bytes[path.range.lowerBound..<end], as: UTF8.self)
      texts.insert(start.hasSuffix("/") ? String(start.dropLast()) : start, at: 0)
    }
    return texts
  }

  private func libraryResult(
    _ tree: ElementTree,
    _ scope: Range<Int>,
    _ limits: XPathLimits
  ) throws(XPathEvaluationError) -> XPathResult {
    let isWhole = scope.count == tree.count
    let document =
      isWhole ? XPathTreeDocument.of(tree) : XPathTreeDocument(tree, scope: scope)
    let value: XPathValue
    do throws(XPathError) {
      value = try document.document.evaluate(
        textForLibrary,
        extensions: .webDriverAgent,
        operationLimit: limits.visitCount,
        secondLimit: limits.seconds
      )
    } catch {
      let range = error.offset.map { min($0, text.utf8.count)..<min($0, text.utf8.count) }
      switch error.reason {
      case .tooManyOperations: throw failure(.tooManyVisits(limit: limits.visitCount))
      case .tooSlow: throw failure(.tooSlow(seconds: limits.seconds))
      case .failedFunction: throw failure(.regularExpression(error.message))
      case .invalid: throw failure(.library(error.message), at: range)
      }
    }
    switch value {
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .string(let value): return .string(value)
    case .nodes(let nodes):
      return .matches(
        nodes.compactMap { node -> XPathMatch? in
          switch node {
          case .document: nil
          case .element(let index): .element(tree[index])
          case .attribute(let index, let name, let value):
            .attribute(ElementAttribute(name: name, value: value), of: tree[index])
          }
        }
      )
    }
  }
}
