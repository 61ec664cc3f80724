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
    let isIdentifier = FormatPredicate.comparison(
      FormatPredicate.Comparison(.string(name), .in, .key("identifiers"))
    )
    // Without such a text in the tree there is nothing to look for.
    if tree.textID(of: name) != nil {
      let predicate = TreePredicate(isIdentifier, dialect: .xcuitest)
      let count = (try? predicate.nodes(in: tree).count) ?? 0
      if count > 0 { add(.foundBySubscript(name, count: count)) }
    }
    if let type = ElementType(name: name) {
      let count = tree.nodes(ofType: type).count
      if count > 0 { add(.nameOfType(type.name, count: count)) }
    }
  }

  /// Explains that no element is of a kind, and names those of which there are some.
  mutating func explainAbsence(ofType name: String) {
    if ElementType(webDriverName: name) == nil, let type = ElementType(name: name),
      !tree.nodes(ofType: type).isEmpty
    {
      return add(.shortTypeName(name, full: type.webDriverName))
    }
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
}
