internal import Hierarchy
internal import Predicate

extension DiagnosisReport {
  /// Explains that a class chain selects nothing.
  ///
  /// - Complexity: O(n) for each step, and for each condition of the step that selects nothing.
  mutating func explain(_ chain: ClassChain) {
    let run = ClassChainRun(tree)
    var selected = (scope.map { [$0.index] } ?? tree.roots.map(\.index)).map { Int32($0) }
    for (number, item) in chain.items.enumerated() {
      guard let next = try? run.matches(of: item, below: selected, limit: .max) else { return }
      if !next.isEmpty {
        selected = next
        continue
      }
      add(.emptyStep(number + 1, "\(item)", below: selected.count))
      explain(chain, number, below: selected, run)
      return
    }
  }

  /// Explains that a step of a chain selects nothing.
  private mutating func explain(
    _ chain: ClassChain,
    _ number: Int,
    below roots: [Int32],
    _ run: ClassChainRun
  ) {
    let item = chain.items[number]
    func matches(_ item: ClassChain.Item, below roots: [Int32]) -> [Int] {
      ((try? run.matches(of: item, below: roots, limit: .max)) ?? []).map { Int($0) }
    }
    if let position = item.position {
      let all = matches(item.with(position: nil), below: roots)
      if !all.isEmpty {
        add(.positionTooHigh(position, count: all.count))
        for row in all.suffix(LocatorDiagnosis.candidateLimit) { addCandidate(row) }
        return
      }
    }
    if number == 0, item.type == .application, !item.isDescendant, chain.items.count > 1 {
      add(.applicationStep(.classChain(ClassChain(items: Array(chain.items.dropFirst())))))
      return
    }
    let deeper = item.with(isDescendant: true)
    if !item.isDescendant {
      let found = matches(deeper, below: roots)
      if !found.isEmpty {
        var items = chain.items
        items[number] = deeper
        add(.deeper(.classChain(ClassChain(items: items)), count: found.count))
        addCandidates(found, notBelow: chain, number, "a child of")
        return
      }
    }
    let ofType = matches(item.with(conditions: [], position: nil), below: roots)
    if !ofType.isEmpty {
      explain(item.conditions, of: ofType, isLed: number > 0)
      return
    }
    let tops = tree.roots.map { Int32($0.index) }
    let elsewhere = matches(deeper.with(position: nil), below: tops)
    if !elsewhere.isEmpty {
      add(.elsewhere("\(deeper.with(position: nil))", count: elsewhere.count))
      addCandidates(elsewhere, notBelow: chain, number, "inside")
      return
    }
    if matches(deeper.with(conditions: [], position: nil), below: tops).isEmpty {
      explainAbsence(ofType: item.typeName)
    }
    explain(item.conditions, of: Array(range), isLed: false)
  }

  /// Adds elements that are somewhere else than where the steps before one lead.
  private mutating func addCandidates(
    _ rows: [Int],
    notBelow chain: ClassChain,
    _ number: Int,
    _ relation: String
  ) {
    let before = ClassChain.description(of: chain.items.prefix(number))
    let place = before.isEmpty ? "the application" : before
    for row in rows.prefix(LocatorDiagnosis.candidateLimit) {
      let parent = tree[row].parent.map { "its parent is \($0.summary)" }
      addCandidate(
        row,
        [LocatorDiagnosis.Failure(condition: "\(relation) \(place)", found: parent)]
      )
    }
  }

  /// Explains that no element of some satisfies all of some conditions.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - rows: The elements.
  ///   - isLed: Whether other steps lead to the elements, so that they are near by themselves.
  private mutating func explain(
    _ conditions: [ClassChain.Condition],
    of rows: [Int],
    isLed: Bool
  ) {
    var elementPredicates: [FormatPredicate] = []
    for condition in conditions {
      switch condition {
      case .element(let predicate): elementPredicates.append(predicate)
      case .descendant(let predicate):
        let inside = descendants(of: rows)
        guard !inside.isEmpty else {
          add(.condition("[\(condition)]", count: 0))
          continue
        }
        let table = TreeTable(tree, dialect: .webDriverAgent)
        let hull = inside[0]..<inside[inside.count - 1] + 1
        let found = (try? predicate.compile(for: table).matchingRows(in: hull)) ?? []
        if Set(found).isDisjoint(with: inside) {
          add(.condition("[\(condition)]", count: 0))
          explain(predicate, .webDriverAgent, rows: inside)
        }
      }
    }
    guard !elementPredicates.isEmpty else { return }
    let predicate: FormatPredicate =
      elementPredicates.count == 1 ? elementPredicates[0] : .and(elementPredicates)
    let isAllThatIsWrong =
      isLed && conditions.count == 1 && Self.conditions(of: predicate).count == 1
    if isAllThatIsWrong { add(.withoutCondition("\(predicate)", count: rows.count)) }
    explain(predicate, .webDriverAgent, rows: rows)
    guard isAllThatIsWrong, rows.count <= LocatorDiagnosis.candidateLimit else { return }
    for row in rows { addCandidate(row, [failure(of: predicate, at: row, .webDriverAgent)]) }
  }

  /// All that is inside some elements, in document order and each once.
  private func descendants(of rows: [Int]) -> [Int] {
    var inside: [Int] = []
    var covered = 0
    for row in rows {
      let range = max(row + 1, covered)..<max(tree[row].subtreeRange.upperBound, row + 1, covered)
      inside += range
      covered = max(covered, range.upperBound)
    }
    return inside
  }
}

extension ClassChain {
  fileprivate static func description(of items: some Sequence<Item>) -> String {
    items.map(\.description).joined(separator: "/")
  }
}

extension ClassChain.Item {
  func with(isDescendant: Bool) -> ClassChain.Item {
    ClassChain.Item(
      typeName: typeName,
      type: type,
      isDescendant: isDescendant,
      conditions: conditions,
      position: position
    )
  }

  func with(position: Int?) -> ClassChain.Item { with(conditions: conditions, position: position) }

  func with(conditions: [ClassChain.Condition], position: Int?) -> ClassChain.Item {
    ClassChain.Item(
      typeName: typeName,
      type: type,
      isDescendant: isDescendant,
      conditions: conditions,
      position: position
    )
  }
}
