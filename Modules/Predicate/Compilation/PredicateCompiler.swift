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
      InterpretedPart(predicate: predicate, table: table, columns: columns, variables: variables)
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
    let general = interpreted(.comparison(comparison))
    let left = fixedValue(of: comparison.left)
    let right = fixedValue(of: comparison.right)
    if left != nil, right != nil {
      let outcome = try? FormatPredicate.comparison(comparison)
        .evaluate(with: .null, variables: variables)
      return outcome.map { .constant($0) } ?? general
    }
    guard comparison.modifier == .direct, !comparison.options.contains(.wordBased) else {
      return general
    }
    if let value = right, let column = column(for: comparison.left) {
      return compile(column, comparison.operator, value, comparison) ?? general
    }
    if let value = left, let column = column(for: comparison.right),
      let mirrored = comparison.operator.mirrored
    {
      return compile(column, mirrored, value, comparison) ?? general
    }
    return general
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
      for key in predicate.subjectKeys.sorted() where columns[key] == nil {
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
    case .codes, .flags, .reals, .integers:
      return Self.compile(numbers: column, op, value)
    }
  }
}

// MARK: - Texts

extension PredicateCompiler {
  /// A column that is known to be one of texts.
  private struct TextColumn {
    var column: PredicateColumn
    var numbers: UnsafePointer<UInt32>
    var store: any PredicateTextStore
  }

  private mutating func compile(
    _ texts: TextColumn,
    _ op: FormatPredicate.Operator,
    _ value: PredicateValue,
    _ comparison: FormatPredicate.Comparison
  ) -> CompiledNode? {
    switch (op, value) {
    case (.tokenMatches, _), (.conformsToUTI, _), (.equalsUTI, _): return nil
    case (.equalTo, .null), (.lessThanOrEqualTo, .null), (.greaterThanOrEqualTo, .null):
      return node(texts, nil, holdsForNone: true, comparison)
    case (.notEqualTo, .null): return node(texts, nil, holdsForNone: false, comparison)
    case (.between, .array(let bounds)) where bounds.count == 2:
      guard case .string = bounds[0], case .string = bounds[1],
        let lower = compile(texts, .greaterThanOrEqualTo, bounds[0], comparison),
        let upper = compile(texts, .lessThanOrEqualTo, bounds[1], comparison)
      else { return nil }
      return .and([lower, upper])
    case (.between, _): return nil
    case (_, .null): return .constant(false)
    case (.in, .array(let members)), (.in, .set(let members)):
      return compile(texts, memberOf: members, comparison)
    case (_, .string(let text)):
      // A regular expression that cannot be used fails where it is evaluated, and not before.
      guard let found = try? TextTest(op, text, options: comparison.options) else { return nil }
      return node(texts, found, holdsForNone: op == .notEqualTo, comparison)
    case (.equalTo, _): return .constant(false)
    case (.notEqualTo, _): return .constant(true)
    default: return nil
    }
  }

  private mutating func compile(
    _ texts: TextColumn,
    memberOf members: [PredicateValue],
    _ comparison: FormatPredicate.Comparison
  ) -> CompiledNode {
    // Only texts are the same as texts.
    let members = members.compactMap { if case .string(let text) = $0 { text } else { nil } }
    if let test = TextTest(memberOf: members, options: comparison.options) {
      return node(texts, test, holdsForNone: false, comparison)
    }
    let tests = members.compactMap { try? TextTest(.equalTo, $0, options: comparison.options) }
    return .or(tests.map { node(texts, $0, holdsForNone: false, comparison) })
  }

  private mutating func node(
    _ texts: TextColumn,
    _ test: TextTest?,
    holdsForNone: Bool,
    _ comparison: FormatPredicate.Comparison
  ) -> CompiledNode {
    textTestCount += 1
    return .texts(
      CompiledTextTest(
        column: texts.column,
        numbers: texts.numbers,
        store: texts.store,
        index: textTestCount - 1,
        test: test,
        holdsForNone: holdsForNone,
        comparison: comparison
      )
    )
  }
}

// MARK: - Numbers

extension PredicateCompiler {
  private static let everything = -Double.infinity...Double.infinity

  private static func compile(
    numbers column: PredicateColumn,
    _ op: FormatPredicate.Operator,
    _ value: PredicateValue
  ) -> CompiledNode? {
    func node(
      _ range: ClosedRange<Double>,
      isInverted: Bool = false,
      holdsForNone: Bool = false
    ) -> CompiledNode {
      .numbers(
        CompiledNumberTest(
          column: column,
          range: range,
          isInverted: isInverted,
          holdsForNone: holdsForNone
        )
      )
    }
    switch (op, value) {
    case (.equalTo, .null), (.lessThanOrEqualTo, .null), (.greaterThanOrEqualTo, .null):
      return node(everything, isInverted: true, holdsForNone: true)
    case (.notEqualTo, .null): return node(everything)
    case (.lessThan, .null), (.greaterThan, .null), (.in, .null): return .constant(false)
    case (.between, .array(let bounds)) where bounds.count == 2:
      guard let lower = bounds[0].comparableNumber, let upper = bounds[1].comparableNumber else {
        return nil
      }
      return lower <= upper ? node(lower...upper) : .constant(false)
    case (.in, .array(let members)), (.in, .set(let members)):
      var nodes: [CompiledNode] = []
      for member in members {
        guard let number = member.comparableNumber else {
          // Only numbers are the same as numbers; one too large to compare here is one, though.
          if member.isNumber { return nil }
          continue
        }
        nodes.append(node(number...number))
      }
      return .or(nodes)
    default: break
    }
    guard let number = value.comparableNumber else {
      if value.isNumber { return nil }
      return switch op {
      case .equalTo: .constant(false)
      case .notEqualTo: .constant(true)
      default: nil
      }
    }
    switch op {
    case .equalTo: return node(number...number)
    case .notEqualTo: return node(number...number, isInverted: true, holdsForNone: true)
    case .lessThan: return node(-Double.infinity...number.nextDown)
    case .lessThanOrEqualTo: return node(-Double.infinity...number)
    case .greaterThan: return node(number.nextUp...Double.infinity)
    case .greaterThanOrEqualTo: return node(number...Double.infinity)
    default: return nil
    }
  }
}

extension PredicateValue {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .real: true
    default: false
    }
  }

  /// The number, if every whole number can be compared with it as a `Double` without error.
  fileprivate var comparableNumber: Double? {
    let number: Double? =
      switch self {
      case .integer(let value): Double(value)
      case .real(let value): value
      default: nil
      }
    guard let number, abs(number) < 0x1p53 else { return nil }
    return number
  }
}

extension FormatPredicate.Operator {
  /// The operator that says the same when the sides are exchanged.
  fileprivate var mirrored: FormatPredicate.Operator? {
    switch self {
    case .equalTo, .notEqualTo: self
    case .lessThan: .greaterThan
    case .lessThanOrEqualTo: .greaterThanOrEqualTo
    case .greaterThan: .lessThan
    case .greaterThanOrEqualTo: .lessThanOrEqualTo
    default: nil
    }
  }
}
