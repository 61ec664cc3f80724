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
      return node(texts, [found], holdsForNone: op == .notEqualTo, comparison)
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
    // Where options let texts differ, each is compared; the answer is kept for each distinct text.
    let tests =
      TextTest(memberOf: members, options: comparison.options).map { [$0] }
      ?? members.compactMap { try? TextTest(.equalTo, $0, options: comparison.options) }
    return node(texts, tests, holdsForNone: false, comparison)
  }

  private mutating func node(
    _ texts: TextColumn,
    _ tests: [TextTest]?,
    holdsForNone: Bool,
    _ comparison: FormatPredicate.Comparison
  ) -> CompiledNode {
    var wanted: UInt32?
    if tests?.count == 1, let literals = tests?.first?.literalTexts {
      let numbers = literals.flatMap { texts.store.numbers(ofText: $0) }
      // A text that is nowhere in the store is in no row.
      if numbers.isEmpty { return .constant(false) }
      if numbers.count == 1 { wanted = numbers[0] }
    }
    return .texts(
      CompiledTextTest(
        column: texts.column,
        numbers: texts.numbers,
        store: texts.store,
        index: nextTextTest(),
        tests: tests,
        wanted: wanted,
        holdsForNone: holdsForNone,
        comparison: comparison
      )
    )
  }

  /// Puts alternatives that are equalities of one column of texts together to one look-up.
  ///
  /// Nothing is moved past an alternative that may fail.
  mutating func joiningEqualities(_ nodes: [CompiledNode]) -> [CompiledNode] {
    var result: [CompiledNode] = []
    var groups: [UnsafePointer<UInt32>: (index: Int, texts: [String])] = [:]
    for node in nodes {
      if node.mayFail {
        join(groups.values, in: &result)
        groups = [:]
      }
      if case .texts(let test) = node, let text = test.literalText {
        if groups[test.numbers] != nil {
          groups[test.numbers]?.texts.append(text)
          continue
        }
        groups[test.numbers] = (result.count, [text])
      }
      result.append(node)
    }
    join(groups.values, in: &result)
    return result
  }

  /// Replaces equalities by look-ups that find more texts as well.
  private mutating func join(
    _ groups: some Collection<(index: Int, texts: [String])>,
    in nodes: inout [CompiledNode]
  ) {
    for (index, texts) in groups where texts.count > 1 {
      guard case .texts(let first) = nodes[index],
        let test = TextTest(memberOf: texts, options: [])
      else { continue }
      let column = TextColumn(column: first.column, numbers: first.numbers, store: first.store)
      nodes[index] = node(column, [test], holdsForNone: false, first.comparison)
    }
  }
}
