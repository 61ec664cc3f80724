/// Answers a predicate for one subject, part by part.
///
/// The rules are those of Apple's `NSPredicate` for objects in memory, as far as they are public;
/// where they are not, the choice is noted at the place.
struct PredicateEvaluator {
  /// What `SELF` is; bare keys inside SUBQUERY too are looked up in it, not in the member.
  let subject: PredicateValue
  var variables: [String: PredicateValue]
  let tests: TextTestCache

  /// How much may still be done; see `stepLimit`.
  private var remainingSteps = stepLimit

  /// How many parts may be evaluated, and members of lists looked at, for one answer.
  ///
  /// A short predicate can ask for more than any machine can do. A count, unlike a time, gives the
  /// same answer on every machine; this one takes some seconds.
  static let stepLimit = 5_000_000

  init(subject: PredicateValue, variables: [String: PredicateValue], tests: TextTestCache) {
    self.subject = subject
    self.variables = variables
    self.tests = tests
  }

  /// Notes that something is done.
  private mutating func spend(
    _ steps: Int,
    on part: @autoclosure () -> String
  ) throws(PredicateEvaluationError) {
    remainingSteps -= steps
    if remainingSteps < 0 {
      throw PredicateEvaluationError(
        expression: part(),
        problem: .tooManySteps(limit: Self.stepLimit)
      )
    }
  }

  mutating func evaluate(
    _ predicate: FormatPredicate
  ) throws(PredicateEvaluationError) -> Bool {
    try spend(1, on: "\(predicate)")
    switch predicate {
    case .constant(let value): return value
    case .not(let predicate): return try !evaluate(predicate)
    case .and(let parts):
      for part in parts where try !evaluate(part) { return false }
      return true
    case .or(let parts):
      for part in parts where try evaluate(part) { return true }
      return false
    case .comparison(let comparison): return try evaluate(comparison)
    }
  }

  private mutating func evaluate(
    _ comparison: FormatPredicate.Comparison
  ) throws(PredicateEvaluationError) -> Bool {
    let left = try value(of: comparison.left)
    let right = try value(of: comparison.right)
    try spend(left.memberCount + right.memberCount, on: "\(comparison)")
    do throws(PredicateEvaluationError.Problem) {
      return try evaluate(comparison, left, right)
    } catch {
      throw PredicateEvaluationError(expression: "\(comparison)", problem: error)
    }
  }

  private func evaluate(
    _ comparison: FormatPredicate.Comparison,
    _ left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> Bool {
    if comparison.modifier == .direct {
      return try PredicateComparison(comparison, tests).holds(left, right)
    }
    // Nothing at all on the left: ANY finds nothing in it, and ALL nothing that does not fit.
    if left.isNull { return comparison.modifier == .all }
    guard case .array(let members) = left.asArray else {
      throw .notCollection(left.description)
    }
    let test = PredicateComparison(comparison, tests)
    for member in members {
      let isMatch = try test.holds(member, right)
      if isMatch != (comparison.modifier == .all) { return isMatch }
    }
    return comparison.modifier == .all
  }

  mutating func value(
    of expression: FormatExpression
  ) throws(PredicateEvaluationError) -> PredicateValue {
    try spend(1, on: "\(expression)")
    switch expression {
    case .constant(let constant): return PredicateValue(constant)
    case .evaluatedObject: return subject
    case .variable(let name):
      guard let value = variables[name] else {
        throw PredicateEvaluationError(
          expression: "\(expression)",
          problem: .unknownVariable(name)
        )
      }
      return value
    case .assignment(let name, let expression):
      let value = try value(of: expression)
      variables[name] = value
      return value
    case .aggregate(let members):
      let list = PredicateValue.array(try values(of: members))
      try spend(list.size(atMost: remainingSteps), on: "\(expression)")
      return list
    case .conditional(let predicate, let first, let second):
      return try value(of: try evaluate(predicate) ? first : second)
    case .subquery(let collection, let variable, let predicate):
      return try members(of: collection, named: variable, satisfying: predicate, in: expression)
    default: break
    }
    // The rest has operands that are evaluated first, and a problem that names the whole.
    let operands = try values(of: expression.operands)
    let result: PredicateValue
    do throws(PredicateEvaluationError.Problem) {
      result = try expression.result(of: operands, subject: subject)
    } catch {
      throw PredicateEvaluationError(expression: "\(expression)", problem: error)
    }
    try spend(result.size(atMost: remainingSteps), on: "\(expression)")
    return result
  }

  private mutating func values(
    of expressions: [FormatExpression]
  ) throws(PredicateEvaluationError) -> [PredicateValue] {
    var values: [PredicateValue] = []
    values.reserveCapacity(expressions.count)
    for expression in expressions { values.append(try value(of: expression)) }
    return values
  }

  /// Evaluates SUBQUERY; nothing at all has no members.
  private mutating func members(
    of collection: FormatExpression,
    named variable: String,
    satisfying predicate: FormatPredicate,
    in expression: FormatExpression
  ) throws(PredicateEvaluationError) -> PredicateValue {
    let collection = try value(of: collection)
    if collection.isNull { return .array([]) }
    guard let members = collection.members else {
      throw PredicateEvaluationError(
        expression: "\(expression)",
        problem: .notCollection(collection.description)
      )
    }
    let outer = variables[variable]
    defer { variables[variable] = outer }
    var result: [PredicateValue] = []
    for member in members {
      variables[variable] = member
      if try evaluate(predicate) { result.append(member) }
    }
    if case .set = collection { return .set(result) }
    return .array(result)
  }
}

extension PredicateValue {
  /// The members of a list or set as a list.
  fileprivate var asArray: PredicateValue? {
    switch unwrapped {
    case .array(let members): .array(members)
    case .set(let members): .array(members)
    default: nil
    }
  }
}

extension FormatExpression {
  /// The expressions whose values are all that this one's value depends on, but for the subject.
  fileprivate var operands: [FormatExpression] {
    switch self {
    case .keyPath(_, let object): object.map { [$0] } ?? []
    case .subscripted(let object, .at(let index)): [object, index]
    case .subscripted(let object, _): [object]
    case .function(_, let arguments): arguments
    case .negation(let operand), .cast(let operand, _): [operand]
    case .message(let target, _, let arguments): [target] + arguments
    case .combination(_, let left, let right): [left, right]
    case .constant, .evaluatedObject, .variable, .assignment, .aggregate, .subquery, .conditional:
      []
    }
  }

  /// Combines the values of the operands.
  fileprivate func result(
    of operands: [PredicateValue],
    subject: PredicateValue
  ) throws(PredicateEvaluationError.Problem) -> PredicateValue {
    switch self {
    case .keyPath(let keys, _): try (operands.first ?? subject).value(forKeys: keys[...])
    case .subscripted(_, let index):
      try operands[0].value(at: index, position: operands.count > 1 ? operands[1] : .null)
    case .function(let function, _): try function.value(of: operands)
    case .negation: try PredicateFunction.subtract.value(of: [.integer(0), operands[0]])
    case .message(_, let selector, _):
      try operands[0].value(ofMessage: selector, Array(operands.dropFirst()))
    case .combination(let operation, _, _): try operation.value(of: operands[0], operands[1])
    case .cast(_, let cast): cast.value(of: operands[0])
    case .constant, .evaluatedObject, .variable, .assignment, .aggregate, .subquery, .conditional:
      .null
    }
  }
}
