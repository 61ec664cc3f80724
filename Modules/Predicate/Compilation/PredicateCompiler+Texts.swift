extension PredicateCompiler {
  /// A column that is known to be one of texts.
  struct TextColumn {
    var column: PredicateColumn
    var numbers: UnsafePointer<UInt32>
    var store: any PredicateTextStore
  }

  mutating func compile(
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
    .texts(
      CompiledTextTest(
        column: texts.column,
        numbers: texts.numbers,
        store: texts.store,
        index: nextTextTest(),
        test: test,
        holdsForNone: holdsForNone,
        comparison: comparison
      )
    )
  }

  /// Puts alternatives that are equalities of one column of texts together to one look-up.
  mutating func joiningEqualities(_ nodes: [CompiledNode]) -> [CompiledNode] {
    var result: [CompiledNode] = []
    var groups: [UnsafePointer<UInt32>: (index: Int, first: CompiledTextTest, texts: [String])] =
      [:]
    for node in nodes {
      guard case .texts(let test) = node, let text = test.test?.literalText else {
        result.append(node)
        continue
      }
      if groups[test.numbers] == nil {
        groups[test.numbers] = (result.count, test, [text])
        result.append(node)
      } else {
        groups[test.numbers]?.texts.append(text)
      }
    }
    for (index, first, texts) in groups.values where texts.count > 1 {
      let column = TextColumn(column: first.column, numbers: first.numbers, store: first.store)
      guard let test = TextTest(memberOf: texts, options: []) else { continue }
      result[index] = node(column, test, holdsForNone: false, first.comparison)
    }
    return result
  }
}
