internal import Diagnostics
internal import Hierarchy
internal import Predicate

/// A diagnosis while it is made.
struct DiagnosisReport {
  let tree: ElementTree
  /// The element in which was looked; nil for the whole tree.
  let scope: ElementNode?

  private(set) var findings: [LocatorDiagnosis.Finding] = []
  private(set) var candidates: [LocatorDiagnosis.Candidate] = []

  /// How many findings there are at most.
  private static let findingLimit = 10

  init(tree: ElementTree, scope: ElementNode?) {
    self.tree = tree
    self.scope = scope
  }

  /// The elements that were looked at.
  var range: Range<Int> { scope?.subtreeRange ?? 0..<tree.count }

  /// Adds a finding, once.
  mutating func add(_ finding: LocatorDiagnosis.Finding) {
    guard findings.count < Self.findingLimit, !findings.contains(finding) else { return }
    findings.append(finding)
  }

  /// Adds an element that was perhaps meant, or further conditions that it does not satisfy.
  mutating func addCandidate(_ index: Int, _ failures: [LocatorDiagnosis.Failure] = []) {
    if let place = candidates.firstIndex(where: { $0.element.index == index }) {
      let known = Set(candidates[place].failures.map(\.condition))
      candidates[place].failures += failures.filter { !known.contains($0.condition) }
      return
    }
    guard candidates.count < LocatorDiagnosis.candidateLimit else { return }
    candidates.append(LocatorDiagnosis.Candidate(element: tree[index], failures: failures))
  }

  mutating func addCandidate(_ index: Int, suggestion: LocatorDiagnosis.Suggestion?) {
    guard candidates.count < LocatorDiagnosis.candidateLimit else { return }
    candidates.append(
      LocatorDiagnosis.Candidate(element: tree[index], failures: [], suggestion: suggestion)
    )
  }

  // MARK: - Nothing matches

  mutating func explainMiss(of locator: Locator) throws(LocatorEvaluationError) {
    if tree.isEmpty { return add(.emptyTree) }
    if scope != nil {
      let outside = try locator.nodes(in: tree)
      if !outside.isEmpty {
        add(.outside(count: outside.count))
        for node in outside.prefix(LocatorDiagnosis.candidateLimit) { addCandidate(node.index) }
      }
    }
    switch locator {
    case .accessibilityID(let name): explain(name: name)
    case .className(let type): explainAbsence(ofType: type.webDriverName)
    case .predicate(let predicate):
      explain(predicate.predicate, predicate.dialect, rows: Array(range))
    case .linkText(let link):
      explain(link.predicate.predicate, .webDriverAgent, rows: Array(range))
    case .classChain(let chain): explain(chain)
    case .css(let locator): explain(locator.chain)
    case .xpath(let expression): explain(expression)
    }
    suggest()
  }

  /// Gives each candidate a locator of its own, if there is one.
  private mutating func suggest() {
    let suggester = LocatorSuggester(tree: tree, scope: scope)
    for place in candidates.indices where range.contains(candidates[place].element.index) {
      candidates[place].suggestion = suggester.suggestion(for: candidates[place].element)
    }
  }

  /// Explains that no element goes by a name.
  private mutating func explain(name: String) {
    explainText(name, .equalTo, attribute: "name", key: .name, rows: Array(range))
    if let type = ElementType(name: name) {
      let count = tree.nodes(ofType: type).count
      if count > 0 { add(.nameOfType(type.name, count: count)) }
    }
  }

  /// Explains that no element is of a kind, and names those of which there are some.
  mutating func explainAbsence(ofType name: String) {
    var present: [LocatorDiagnosis.Tally] = []
    for type in ElementType.allCases where type != .any {
      let count = tree.nodes(ofType: type).count
      if count > 0 { present.append(LocatorDiagnosis.Tally(name: type.name, count: count)) }
    }
    for name in tree.unknownTypeNames {
      let count = tree.nodes(ofUnknownType: name).count
      present.append(LocatorDiagnosis.Tally(name: name, count: count))
    }
    let short = ElementType(name: name)?.name ?? name
    let nearest = short.nearest(among: present.map(\.name)).filter { $0 != short }
    add(.absentType(name, nearest: nearest.map { ElementType(name: $0)?.webDriverName ?? $0 }))
    let frequent = present.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .prefix(8).map(\.element)
    if !frequent.isEmpty { add(.presentTypes(frequent)) }
  }

  /// Explains that no element has a text in an attribute.
  ///
  /// - Parameters:
  ///   - wanted: The text.
  ///   - relation: How the attribute was compared with it.
  ///   - attribute: What the attribute is called.
  ///   - key: The attribute.
  ///   - rows: The elements that come into question.
  ///   - condition: The condition that was not satisfied, if there is one to tell.
  mutating func explainText(
    _ wanted: String,
    _ relation: FormatPredicate.Operator,
    attribute: String,
    key: ElementKey,
    rows: [Int],
    condition: String? = nil
  ) {
    guard let ids = tree.textIDs(of: key) else { return add(.unrecordedAttribute(attribute)) }
    let neighbours = TextNeighbours(of: wanted, relation).nearest(in: ids, of: tree, rows: rows)
    for neighbour in neighbours {
      add(
        .nearText(
          attribute: attribute,
          wanted: wanted,
          found: neighbour.text,
          likeness: neighbour.likeness,
          count: neighbour.rows.count
        )
      )
    }
    let isElsewhere = explainOtherAttributes(wanted, but: key)
    if neighbours.isEmpty, !isElsewhere { add(.nothingLike(wanted, attribute: attribute)) }
    let failure = condition.map { condition in
      LocatorDiagnosis.Failure(condition: condition, found: nil)
    }
    for neighbour in neighbours {
      for row in neighbour.rows.prefix(2) {
        guard let failure else {
          addCandidate(row)
          continue
        }
        let found = "\(attribute) is '\(neighbour.text)'"
        let known = LocatorDiagnosis.Failure(condition: failure.condition, found: found)
        addCandidate(row, [known])
      }
    }
  }

  /// Tells where else a text is the whole of an attribute, and returns whether it is anywhere.
  private mutating func explainOtherAttributes(_ wanted: String, but key: ElementKey) -> Bool {
    guard let id = tree.textID(of: wanted), !wanted.isEmpty else { return false }
    var isAnywhere = false
    for other in [ElementKey.identifier, .label, .value, .placeholderValue] where other != key {
      // An identifier is a name, and so is the label of an element without one.
      if other == .identifier, key == .name { continue }
      guard let ids = tree.textIDs(of: other) else { continue }
      let rows = range.filter { ids[$0] == id }
      guard !rows.isEmpty else { continue }
      isAnywhere = true
      add(.otherAttribute(wanted: wanted, attribute: other.rawValue, count: rows.count))
      for row in rows.prefix(2) { addCandidate(row) }
    }
    return isAnywhere
  }
}

extension ElementTree {
  /// The number of the text that each element has for a key; nil if the key has none, or no
  /// element does.
  func textIDs(of key: ElementKey) -> [TextID]? {
    let ids: [TextID]
    switch key {
    case .label: ids = Array(labelIDs)
    case .value: ids = Array(valueIDs)
    case .name: ids = map(\.nameID)
    case .identifier: ids = map(\.identifierID)
    case .placeholderValue, .title, .traits, .customActions, .uniqueIdentifier, .minValue,
      .maxValue:
      return furtherAttributeIDs(key.rawValue)
    default: return nil
    }
    return ids.contains { !$0.isAbsent } ? ids : nil
  }
}
