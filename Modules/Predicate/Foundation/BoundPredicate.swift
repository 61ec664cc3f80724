/// A predicate with values for some of its variables.
///
/// Arguments that are collections or objects are variables here, with names that the format does
/// not use: lists are not made anew for each evaluation, and objects have no literal at all.
struct BoundPredicate {
  /// The predicate, with variables.
  let predicate: FormatPredicate

  /// The values of its variables, as far as they are settled.
  private(set) var values: [String: PredicateValue]

  private let names: VariableNames
  /// The predicate made ready, for evaluation without further values.
  private var prepared: PreparedPredicate

  init(_ predicate: FormatPredicate, values: [String: PredicateValue] = [:]) {
    self.predicate = predicate
    self.values = values
    names = VariableNames(predicate)
    prepared = predicate.prepared(variables: values)
  }

  /// Reads a format whose arguments may be anything.
  init(format: String, arguments: [Any?]) throws(PredicateSyntaxError) {
    var values: [String: PredicateValue] = [:]
    let prefix = Self.unusedPrefix(format, arguments)
    let expressions = arguments.enumerated().map { index, argument -> FormatExpression in
      if let expression = argument as? FormatExpression { return expression }
      let value = PredicateValue(argument)
      if let constant = value.constant { return .constant(constant) }
      let name = "\(prefix)\(index + 1)"
      values[name] = value
      return .variable(name)
    }
    do throws(PredicateSyntaxError) {
      let predicate = try FormatPredicate.parse(format, arguments: expressions).predicate
      self.init(predicate, values: values)
    } catch {
      throw error.naming(arguments)
    }
  }

  /// The beginning of names that neither the format nor an argument has.
  private static func unusedPrefix(_ format: String, _ arguments: [Any?]) -> String {
    let names = arguments.compactMap { $0 as? FormatExpression }
      .flatMap { VariableNames($0).used.union(VariableNames($0).given) }
    var prefix = "argument"
    while format.contains("$\(prefix)") || names.contains(where: { $0.hasPrefix(prefix) }) {
      prefix = "_" + prefix
    }
    return prefix
  }

  /// The variables that have no value yet.
  private var openNames: Set<String> { names.used.subtracting(values.keys) }

  /// Returns whether the predicate is true for an object, with values for its other variables.
  func evaluate(
    with object: Any?,
    _ bindings: [String: Any]?
  ) throws(PredicateEvaluationError) -> Bool {
    guard let bindings, !openNames.isEmpty else { return try prepared.evaluate(withObject: object) }
    return try predicate.evaluate(
      with: PredicateValue(object),
      variables: binding(bindings).values
    )
  }

  /// The predicate with values for more of its variables; those that have one keep it.
  func binding(_ bindings: [String: Any]) -> BoundPredicate {
    var result = self
    for name in openNames {
      if let value = bindings[name] { result.values[name] = PredicateValue(value) }
    }
    result.prepared = predicate.prepared(variables: result.values)
    return result
  }

  /// The predicate with its values written down, and those that cannot be.
  var written: (predicate: FormatPredicate, rest: [String: PredicateValue]) {
    var rest: [String: PredicateValue] = [:]
    var literals: [String: FormatExpression] = [:]
    for (name, value) in values where names.used.contains(name) {
      // Where the predicate sets the variable too, it is not the same value everywhere.
      if !names.given.contains(name), let literal = value.literal {
        literals[name] = literal
      } else {
        rest[name] = value
      }
    }
    return (predicate.replacing(literals), rest)
  }
}

extension PredicateValue {
  /// The value as a constant, if it is one.
  fileprivate var constant: PredicateConstant? {
    switch self {
    case .null: .null
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .string(let value): .string(value)
    case .date(let value): .date(value)
    case .array, .set, .object: nil
    }
  }

  /// The value in the format language; nil if it cannot be written.
  fileprivate var literal: FormatExpression? {
    switch self {
    case .array(let members):
      let literals = members.compactMap(\.literal)
      return literals.count == members.count ? .aggregate(literals) : nil
    case .set(let members):
      let literals = members.compactMap(\.literal)
      guard literals.count == members.count else { return nil }
      // A set has another order in each process, but a text should not.
      let sorted = literals.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }
      return .aggregate(sorted.map(\.1))
    default: return constant.map { .constant($0) }
    }
  }
}

extension PredicateSyntaxError {
  /// The error with the kind of the argument that somebody passed, not of what stands for it.
  fileprivate func naming(_ arguments: [Any?]) -> PredicateSyntaxError {
    guard case .wrongArgument(let number, let specifier, let requirement, _) = problem,
      arguments.indices.contains(number - 1)
    else { return self }
    let value = PredicateValue(arguments[number - 1])
    guard value.constant == nil, !(arguments[number - 1] is FormatExpression) else { return self }
    return PredicateSyntaxError(
      format: format,
      range: range,
      problem: .wrongArgument(
        number: number,
        specifier: specifier,
        requirement: requirement,
        found: value.kindName
      ),
      hint: hint
    )
  }
}
