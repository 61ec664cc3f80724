/// Makes compiled predicates for a table.
struct PredicateCompiler {
  private let table: any PredicateTable
  private let variables: [String: PredicateValue]
  private(set) var textTestCount = 0
  /// The columns of single keys that have been asked for.
  private var columns: [String: PredicateColumn] = [:]

  init(table: any PredicateTable, variables: [String: PredicateValue]) {
    self.table = table
    self.variables = variables
  }

  /// The number of one more test of texts.
  mutating func nextTextTest() -> Int {
    textTestCount += 1
    return textTestCount - 1
  }

  /// Compiles a whole predicate.
  mutating func compileWhole(
    _ predicate: FormatPredicate
  ) throws(PredicateEvaluationError) -> CompiledNode {
    try bindKeys(of: predicate)
    // What gives a variable a value is felt by all that comes after it.
    return predicate.hasAssignment ? interpreted(predicate) : compile(predicate)
  }

  private func interpreted(_ predicate: FormatPredicate) -> CompiledNode {
    .interpreted(
      InterpretedPart(
        predicate: predicate.prepared(variables: variables),
        table: table,
        columns: columns
      )
    )
  }

  private mutating func compile(_ predicate: FormatPredicate) -> CompiledNode {
    switch predicate {
    case .constant(let value): return .constant(value)
    case .not(let predicate):
      let node = compile(predicate)
      if case .constant(let value) = node { return .constant(!value) }
      return .not(node)
    case .and(let parts): return compile(parts, stoppingAt: false)
    case .or(let parts): return compile(parts, stoppingAt: true)
    case .comparison(let comparison): return compile(comparison)
    }
  }

  /// Compiles the parts of a compound; one that is always as given settles it.
  private mutating func compile(
    _ parts: [FormatPredicate],
    stoppingAt outcome: Bool
  ) -> CompiledNode {
    var nodes: [CompiledNode] = []
    for part in parts {
      let node = compile(part)
      guard case .constant(let value) = node else {
        nodes.append(node)
        continue
      }
      guard value == outcome else { continue }
      // What comes after is never reached, but what comes before may fail.
      if nodes.contains(where: \.mayFail) {
        nodes.append(node)
        break
      }
      return node
    }
    if outcome { nodes = joiningEqualities(nodes) }
    if nodes.isEmpty { return .constant(!outcome) }
    if nodes.count == 1 { return nodes[0] }
    nodes = Self.cheapestFirst(nodes)
    return outcome ? .or(nodes) : .and(nodes)
  }

  /// Sorts by cost, but moves nothing past a node that may fail.
  private static func cheapestFirst(_ nodes: [CompiledNode]) -> [CompiledNode] {
    var result: [CompiledNode] = []
    var run: [CompiledNode] = []
    for node in nodes {
      if node.mayFail {
        result += run.sorted { $0.cost < $1.cost } + [node]
        run = []
      } else {
        run.append(node)
      }
    }
    return result + run.sorted { $0.cost < $1.cost }
  }

  // MARK: - Comparisons

  private mutating func compile(
    _ comparison: FormatPredicate.Comparison
  ) -> CompiledNode {
    let left = fixedValue(of: comparison.left)
    let right = fixedValue(of: comparison.right)
    if left != nil, right != nil {
      let outcome = try? FormatPredicate.comparison(comparison)
        .evaluate(with: .null, variables: variables)
      return outcome.map { .constant($0) } ?? interpreted(.comparison(comparison))
    }
    guard comparison.modifier == .direct, !comparison.options.contains(.wordBased) else {
      return interpreted(.comparison(comparison))
    }
    if let value = right, let column = column(for: comparison.left) {
      return compile(column, comparison.operator, value, comparison)
        ?? interpreted(.comparison(comparison))
    }
    if let value = left, let column = column(for: comparison.right),
      let mirrored = comparison.operator.mirrored(value, column)
    {
      return compile(column, mirrored, value, comparison)
        ?? interpreted(.comparison(comparison))
    }
    return interpreted(.comparison(comparison))
  }

  /// The value of an expression that does not depend on the subject, unless that fails.
  private func fixedValue(of expression: FormatExpression) -> PredicateValue? {
    guard expression.isFixed else { return nil }
    return try? expression.value(with: .null, variables: variables)
  }

  /// Looks up the columns of all keys, of those too that would never be asked for.
  private mutating func bindKeys(
    of predicate: FormatPredicate
  ) throws(PredicateEvaluationError) {
    switch predicate {
    case .constant: return
    case .not(let predicate): try bindKeys(of: predicate)
    case .and(let parts), .or(let parts):
      for part in parts { try bindKeys(of: part) }
    case .comparison(let comparison):
      for key in Self.keys(of: comparison) where columns[key] == nil {
        guard let column = table.column(forKeyPath: [key]) else {
          throw PredicateEvaluationError(
            expression: "\(comparison)",
            problem: .unknownKey(key, of: "the subject")
          )
        }
        columns[key] = column
      }
    }
  }

  private static func keys(of comparison: FormatPredicate.Comparison) -> [String] {
    switch (comparison.left, comparison.right) {
    case (.keyPath(let path, of: nil), .constant), (.constant, .keyPath(let path, of: nil)):
      // Most comparisons are of one key, which is found without a search.
      if path.count == 1, case .key(let name) = path[0], name != "self" { return [name] }
    default: break
    }
    return FormatPredicate.comparison(comparison).subjectKeys.sorted()
  }

  private func column(for expression: FormatExpression) -> PredicateColumn? {
    guard case .keyPath(let keys, let object) = expression,
      object == nil || object == .evaluatedObject
    else { return nil }
    var names: [String] = []
    for key in keys {
      guard case .key(let name) = key, name != "self" else { return nil }
      names.append(name)
    }
    return names.count == 1 ? columns[names[0]] : table.column(forKeyPath: names)
  }

  /// Compiles a comparison of a column with a fixed value; nil when it has to be done row by row.
  private mutating func compile(
    _ column: PredicateColumn,
    _ op: FormatPredicate.Operator,
    _ value: PredicateValue,
    _ comparison: FormatPredicate.Comparison
  ) -> CompiledNode? {
    switch column.content {
    case .values: return nil
    case .texts(let numbers, let store):
      let texts = TextColumn(column: column, numbers: numbers, store: store)
      return compile(texts, op, value, comparison)
    case .codes, .counts, .flags, .reals, .integers:
      return Self.compile(numbers: column, op, value)
    case .lists(let columns): return compile(column, of: columns, op, value, comparison)
    }
  }

  /// Compiles the search for a text in lists that are made of columns.
  private mutating func compile(
    _ column: PredicateColumn,
    of columns: [PredicateColumn],
    _ op: FormatPredicate.Operator,
    _ value: PredicateValue,
    _ comparison: FormatPredicate.Comparison
  ) -> CompiledNode? {
    guard op == .contains, case .string(let text) = value else { return nil }
    if comparison.options.isLiteral, let test = CompiledListTest(column, of: columns, text) {
      return .lists(test)
    }
    // A member is compared as by `==` with the same options.
    var equality = comparison
    equality.operator = .equalTo
    var nodes: [CompiledNode] = []
    for column in columns {
      guard case .texts = column.content,
        let node = compile(column, .equalTo, value, equality)
      else { return nil }
      if case .constant(false) = node { continue }
      nodes.append(node)
    }
    return nodes.isEmpty ? .constant(false) : .or(nodes)
  }
}

extension FormatPredicate.Operator {
  /// The operator that says the same when the sides, a value and a column, are exchanged.
  fileprivate func mirrored(
    _ value: PredicateValue,
    _ column: PredicateColumn
  ) -> FormatPredicate.Operator? {
    switch self {
    case .in:
      // A text is in a text, or in a list, that contains it.
      switch (value, column.content) {
      case (.string, .texts), (.string, .lists): .contains
      default: nil
      }
    case .equalTo, .notEqualTo: self
    case .lessThan: .greaterThan
    case .lessThanOrEqualTo: .greaterThanOrEqualTo
    case .greaterThan: .lessThan
    case .greaterThanOrEqualTo: .lessThanOrEqualTo
    default: nil
    }
  }
}
