internal import Hierarchy
internal import Predicate

/// The steps of a path, one after the other, over one screen.
///
/// Sets of elements are positions in document order, each once. A step that leads to one element tells
/// the steps before it how many are wanted, so that no more are looked for.
struct ElementResolution {
  let screen: LiveScreen

  /// Why the steps lead nowhere.
  enum Failure: Error {
    /// A step found nothing, from what the one before it found.
    case noMatches(step: Int, input: [Int32])
    /// One element is wanted, and there are several.
    case multipleMatches(step: Int)
    /// A predicate, or a locator, has no answer.
    case noAnswer(LocatorEvaluationError)
  }

  /// Returns what some steps lead to.
  ///
  /// - Parameters:
  ///   - steps: The steps, from the app's own element.
  ///   - limit: How many elements are wanted at most.
  /// - Returns: Positions of elements; none if nothing matches and the last step is none that
  ///   leads to one element.
  /// - Throws: Why no single element can be told where a step asks for one.
  func elements(
    _ steps: some Collection<QueryStep>,
    limit: Int = .max
  ) throws(Failure) -> [Int32] {
    let steps = Array(steps)
    guard !screen.tree.isEmpty else { return [] }
    var current: [Int32] = [0]
    var next = 0
    while next < steps.count {
      // A step to others, the conditions after it, and what then leads to one of them.
      var end = next
      while end < steps.count, !steps[end].isBinding, end == next || steps[end].isFilter {
        end += 1
      }
      let binding = end < steps.count && steps[end].isBinding ? steps[end] : nil
      let wanted = binding?.wantedCount ?? (end == steps.count ? limit : .max)
      let input = current
      if end > next { current = try found(steps[next..<end], from: input, limit: wanted) }
      if let binding { current = [try bind(binding, current, input: input, step: end)] }
      next = binding == nil ? end : end + 1
    }
    return current
  }

  /// Follows a step that leads to one element.
  private func bind(
    _ step: QueryStep,
    _ elements: [Int32],
    input: [Int32],
    step number: Int
  ) throws(Failure) -> Int32 {
    var index = 0
    switch step {
    case .at(let position): index = position
    case .single where elements.count > 1: throw .multipleMatches(step: number)
    case .identity(let identity):
      guard let element = identity.index(in: screen.tree) else {
        throw .noMatches(step: number, input: elements)
      }
      return element
    default: break
    }
    guard elements.indices.contains(index) else { throw .noMatches(step: number, input: input) }
    return elements[index]
  }

  /// Follows a step to others, and the conditions after it.
  private func found(
    _ steps: ArraySlice<QueryStep>,
    from input: [Int32],
    limit: Int
  ) throws(Failure) -> [Int32] {
    guard limit > 0, !input.isEmpty else { return [] }
    var filters: [ElementFilter] = []
    for step in steps {
      if let filter = try ElementFilter(step, screen) { filters.append(filter) }
    }
    var candidates: [Int32]
    switch steps.first {
    case .descendants(let type):
      candidates = try descendants(of: input, type, &filters, limit: limit)
    case .children(let type): candidates = children(of: input, type)
    case .located(let locator): candidates = try located(locator, from: input)
    default: candidates = input
    }
    for (number, filter) in filters.enumerated() where !candidates.isEmpty {
      let isLast = number == filters.count - 1
      candidates = try filter.matches(among: candidates, limit: isLast ? limit : .max)
    }
    return candidates.count > limit ? Array(candidates.prefix(limit)) : candidates
  }
}

// MARK: - Steps to others

extension ElementResolution {
  /// What is inside some elements, of a kind.
  ///
  /// An index that one of the conditions can use makes that condition superfluous, which is then
  /// removed.
  private func descendants(
    of input: [Int32],
    _ type: ElementType,
    _ filters: inout [ElementFilter],
    limit: Int
  ) throws(Failure) -> [Int32] {
    let tree = screen.tree
    let ranges = insides(of: input)
    if let position = filters.firstIndex(where: { $0.identifyingText != nil }),
      let text = filters[position].identifyingText
    {
      let list = tree.nodes(identifiedBy: text)
      if filters[position].isTextAlone { filters.remove(at: position) }
      return list.nodeIndices(in: ranges).filter { screen.isOfType(type, $0) }
    }
    if type == .any, let first = filters.first, let run = first.run {
      filters.removeFirst()
      do throws(PredicateEvaluationError) {
        return try run.matches(in: ranges, limit: filters.isEmpty ? limit : .max)
      } catch {
        throw .noAnswer(.predicate(error))
      }
    }
    if type == .any || type == .other && !tree.unknownTypeNames.isEmpty {
      return ranges.flatMap { $0.lazy.map { Int32($0) } }.filter { screen.isOfType(type, $0) }
    }
    return tree.nodes(ofType: type).nodeIndices(in: ranges)
  }

  /// What is directly inside some elements, of a kind.
  private func children(of input: [Int32], _ type: ElementType) -> [Int32] {
    let ends = screen.tree.subtreeEnds
    var children: [Int32] = []
    for parent in input {
      var child = parent + 1
      let end = screen.subtreeEnd(of: parent)
      while child < end {
        if screen.isOfType(type, child) { children.append(child) }
        child = ends[Int(child)]
      }
    }
    // A parent inside another has children between that one's.
    if input.count > 1 { children.sort() }
    return children
  }

  /// What a locator finds in some elements, in document order.
  private func located(_ locator: Locator, from input: [Int32]) throws(Failure) -> [Int32] {
    do throws(LocatorEvaluationError) {
      if input.first == 0 {
        return try locator.nodes(in: screen.tree).map { Int32($0.index) }
      }
      var found: Set<Int32> = []
      for element in input {
        let node = screen.tree[Int(element)]
        for match in try locator.nodes(inside: node) { found.insert(Int32(match.index)) }
      }
      return found.sorted()
    } catch {
      throw .noAnswer(error)
    }
  }

  /// What is inside some elements, as ranges that do not overlap.
  private func insides(of input: [Int32]) -> [Range<Int>] {
    // The app is around all roots, of which the first stands for it.
    input.first == 0 ? [1..<screen.tree.count] : screen.tree.insides(of: input)
  }
}

extension QueryStep {
  /// Whether the step leaves some of the elements of the step before it.
  fileprivate var isFilter: Bool {
    switch self {
    case .matching, .containing: true
    default: false
    }
  }

  /// How many elements must be found to tell which one is meant.
  fileprivate var wantedCount: Int? {
    switch self {
    case .first: 1
    case .single: 2
    case .at(let index): index < 0 ? 0 : index == .max ? index : index + 1
    default: nil
    }
  }
}

extension ElementList {
  /// The positions of those elements that are in some ranges, which are in order.
  fileprivate func nodeIndices(in ranges: [Range<Int>]) -> [Int32] {
    ranges.flatMap { nodeIndices.inside($0) }
  }
}
