/// An operator with its options, ready to compare two values.
struct PredicateComparison {
  private let op: FormatPredicate.Operator
  private let options: FormatPredicate.Options
  private let tests: TextTestCache

  init(_ comparison: FormatPredicate.Comparison, _ tests: TextTestCache) {
    op = comparison.operator
    options = comparison.options
    self.tests = tests
  }

  /// Returns whether the operator holds between two values.
  ///
  /// Nothing at all on a side makes `!=` true when it is on one side only, `<=` and `>=` true when
  /// it is on both, and every other operator but `==` false.
  func holds(
    _ left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> Bool {
    if options.contains(.wordBased) { throw .unsupported("the option [w]") }
    switch op {
    case .equalTo: return try isEqual(left, right)
    case .notEqualTo: return try !isEqual(left, right)
    case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
      return try isOrdered(left, right)
    case .between: return try isBetween(left, right)
    case .in: return try isMember(left, of: right)
    case .contains: return try isMember(right, of: left)
    case .beginsWith, .endsWith, .like, .matches:
      if left.isNull || right.isNull { return false }
      return try compareTexts(op, left, right)
    case .tokenMatches, .conformsToUTI, .equalsUTI: throw .unsupported(op.rawValue)
    }
  }

  private func compareTexts(
    _ op: FormatPredicate.Operator,
    _ left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> Bool {
    guard case .string(let text) = left else { throw .notText(left.description) }
    guard case .string(let other) = right else { throw .notText(right.description) }
    do throws(RegularExpressionFault) {
      return try tests.test(op, other, options: options)?.holds(for: text) ?? false
    } catch {
      throw PredicateEvaluationError.Problem(error)
    }
  }

  private func isEqual(
    _ left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> Bool {
    guard !options.isEmpty, case .string = left, case .string = right else {
      return left.isEqual(to: right)
    }
    return try compareTexts(.equalTo, left, right)
  }

  private func isOrdered(
    _ left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> Bool {
    if left.isNull || right.isNull {
      return left.isNull && right.isNull
        && (op == .lessThanOrEqualTo || op == .greaterThanOrEqualTo)
    }
    return try compare(left, op, right)
  }

  /// Bounds that stand the wrong way round have nothing between them; no source settles what
  /// Apple's engine does with them.
  private func isBetween(
    _ value: PredicateValue,
    _ bounds: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> Bool {
    if value.isNull || bounds.isNull { return false }
    guard case .array(let pair) = bounds, pair.count == 2 else {
      throw .notBounds(bounds.description)
    }
    if pair[0].isNull || pair[1].isNull { return false }
    let lower = FormatPredicate.Operator.greaterThanOrEqualTo
    let upper = FormatPredicate.Operator.lessThanOrEqualTo
    guard try compare(value, lower, pair[0]) else { return false }
    return try compare(value, upper, pair[1])
  }

  private func compare(
    _ left: PredicateValue,
    _ op: FormatPredicate.Operator,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> Bool {
    if case .string = left, case .string = right { return try compareTexts(op, left, right) }
    guard let order = left.order(to: right) else {
      throw .incomparable(left.description, right.description)
    }
    return op.holds(for: order)
  }

  /// A text is searched for a text; the options hold for members that are texts, too, which no
  /// source settles.
  private func isMember(
    _ value: PredicateValue,
    of collection: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> Bool {
    if value.isNull || collection.isNull { return false }
    if case .string = collection { return try compareTexts(.contains, collection, value) }
    if case .object(let subject) = collection, let lookup = subject as? MemberLookup {
      return lookup.contains(value)
    }
    guard let members = collection.members else { throw .notSearchable(collection.description) }
    for member in members where try isEqual(member, value) { return true }
    return false
  }
}
