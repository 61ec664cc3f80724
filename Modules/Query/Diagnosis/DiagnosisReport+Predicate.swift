internal import Hierarchy
internal import Predicate

extension DiagnosisReport {
  /// How many conditions are looked at one by one.
  private static let conditionLimit = 24

  /// Explains that no element of some satisfies a predicate.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - dialect: What its keys mean.
  ///   - rows: The elements, in document order.
  ///
  /// - Complexity: O(n) for each condition.
  mutating func explain(
    _ predicate: FormatPredicate,
    _ dialect: PredicateDialect,
    rows: [Int]
  ) {
    guard let first = rows.first, let last = rows.last else { return }
    let conditions = Self.conditions(of: predicate)
    let table = TreeTable(tree, dialect: dialect)
    let hull = first..<last + 1
    /// The conditions that each element does not satisfy, one bit each.
    var missing = [UInt32](repeating: (1 << UInt32(conditions.count)) - 1, count: hull.count)
    for (number, condition) in conditions.enumerated() {
      // Where a condition has no answer for some element, none is taken to satisfy it.
      guard let compiled = try? condition.compile(for: table),
        let matches = try? compiled.matchingRows(in: hull)
      else { continue }
      for row in matches { missing[row - first] &= ~(1 << UInt32(number)) }
    }
    /// For each condition the elements that satisfy all others.
    var nearly = [[Int]](repeating: [], count: conditions.count)
    var counts = [Int](repeating: 0, count: conditions.count)
    for row in rows {
      let bits = missing[row - first]
      for number in conditions.indices where bits & (1 << UInt32(number)) == 0 {
        counts[number] += 1
      }
      if bits.nonzeroBitCount == 1 { nearly[bits.trailingZeroBitCount].append(row) }
    }
    let order = conditions.indices.filter { conditions.count > 1 && !nearly[$0].isEmpty }
      .sorted { (nearly[$0].count, $0) < (nearly[$1].count, $1) }
    for number in order.prefix(3) {
      add(.withoutCondition("\(conditions[number])", count: nearly[number].count))
    }
    let failing = conditions.indices.filter { counts[$0] == 0 }
    if conditions.count > 1 {
      let told = order.isEmpty && failing.isEmpty ? Array(conditions.indices) : failing
      for number in told.prefix(4) where !order.contains(number) {
        add(.condition("\(conditions[number])", count: counts[number]))
      }
    }
    for number in Set(failing + order.prefix(1)).sorted() {
      // What fails for elements that satisfy all the rest is the most likely mistake.
      let likely = conditions.count > 1 ? nearly[number] : []
      explain(conditions[number], dialect, rows: likely.isEmpty ? rows : likely, all: rows)
    }
    for number in order.prefix(3) where nearly[number].count <= LocatorDiagnosis.candidateLimit {
      for row in nearly[number] { addCandidate(row) }
    }
    for row in candidates.map(\.element.index) where hull.contains(row) {
      for number in conditions.indices where missing[row - first] & (1 << UInt32(number)) != 0 {
        addCandidate(row, [failure(of: conditions[number], at: row, dialect)])
      }
    }
  }

  /// Explains that a single condition does not hold.
  private mutating func explain(
    _ condition: FormatPredicate,
    _ dialect: PredicateDialect,
    rows: [Int],
    all: [Int]
  ) {
    for name in condition.subjectKeys.sorted() {
      guard let key = dialect.key(named: name), !tree.has(key) else { continue }
      add(.unrecordedAttribute(name))
    }
    for comparison in condition.comparisonsWithTexts.prefix(8) {
      guard case .keyPath(let path, of: nil) = comparison.left, path.count == 1,
        case .key(let name)? = path.first, let key = dialect.key(named: name)
      else { continue }
      for wanted in comparison.texts.prefix(8) {
        if key == .type {
          explainAbsence(ofType: wanted)
          continue
        }
        if comparison.operator == .like || comparison.operator == .matches {
          relax(comparison, wanted, dialect, all)
          continue
        }
        let isNear = !TextNeighbours(of: wanted, comparison.operator)
          .nearest(
            in: tree.textIDs(of: key) ?? [],
            of: tree,
            rows: tree.textIDs(of: key) == nil ? [] : rows
          )
          .isEmpty
        explainText(
          wanted,
          comparison.operator,
          attribute: name,
          key: key,
          rows: isNear ? rows : all,
          condition: "\(condition)"
        )
      }
    }
    if case .comparison(let comparison) = condition, comparison.operator == .in,
      comparison.right == .key("identifiers"), case .constant(.string(let wanted)) = comparison.left
    {
      explainIdentifiers(wanted, rows: rows, all: all, condition)
    }
    if case .comparison(let comparison) = condition, comparison.left == .key("elementType"),
      case .constant(.integer(let number)) = comparison.right,
      let type = UInt(exactly: number).flatMap({ ElementType(rawValue: $0) })
    {
      explainAbsence(ofType: type.webDriverName)
    }
  }

  /// Tells what a pattern would find if it were less strict.
  private mutating func relax(
    _ comparison: FormatPredicate.Comparison,
    _ pattern: String,
    _ dialect: PredicateDialect,
    _ rows: [Int]
  ) {
    var anyCase = comparison
    anyCase.options.formUnion([.caseInsensitive, .diacriticInsensitive])
    var part = comparison
    part.right = .string(comparison.operator == .like ? "*\(pattern)*" : ".*(?:\(pattern)).*")
    var both = part
    both.options = anyCase.options
    for relaxed in [anyCase, part, both] where relaxed != comparison {
      let predicate = FormatPredicate.comparison(relaxed)
      guard
        let found = try? TreePredicate(predicate, dialect: dialect).nodes(in: tree),
        !found.isEmpty
      else { continue }
      let known = Set(rows)
      let matches = found.filter { known.contains($0.index) }
      guard !matches.isEmpty else { continue }
      let condition = FormatPredicate.comparison(comparison)
      add(.relaxed("\(condition)", to: "\(predicate)", count: matches.count))
      for node in matches.prefix(2) {
        addCandidate(node.index, [failure(of: condition, at: node.index, dialect)])
      }
      return
    }
  }

  /// A condition that an element does not satisfy, and what it has instead.
  func failure(
    of condition: FormatPredicate,
    at row: Int,
    _ dialect: PredicateDialect
  ) -> LocatorDiagnosis.Failure {
    var found: String?
    if case .comparison(let comparison) = condition,
      case .keyPath(let path, of: nil) = comparison.left, path.count == 1,
      case .key(let name)? = path.first
    {
      let subject = ElementSubject(node: tree[row], dialect: dialect)
      if let value = subject.predicateValue(forKey: name) { found = "\(name) \(value.asFound)" }
    }
    return LocatorDiagnosis.Failure(condition: "\(condition)", found: found)
  }

  /// The conditions that all have to hold; those beyond a limit are one.
  static func conditions(of predicate: FormatPredicate) -> [FormatPredicate] {
    var conditions: [FormatPredicate] = []
    var open = [predicate]
    while let next = open.popLast() {
      if case .and(let parts) = next, !parts.isEmpty {
        open += parts.reversed()
      } else {
        conditions.append(next)
      }
    }
    guard conditions.count > conditionLimit else { return conditions }
    let rest = conditions[(conditionLimit - 1)...]
    return Array(conditions.prefix(conditionLimit - 1)) + [.and(Array(rest))]
  }
}
