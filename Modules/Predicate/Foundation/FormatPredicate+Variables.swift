/// The names of the variables of a predicate.
struct VariableNames {
  /// The variables whose values are asked for, but for those of a SUBQUERY inside it.
  var used: Set<String> = []

  /// The variables that the predicate itself gives a value by `:=`.
  var given: Set<String> = []

  /// The variables of the SUBQUERYs around; in these the names mean something else.
  private var hidden: [String] = []

  init(_ predicate: FormatPredicate) { collect(predicate) }

  init(_ expression: FormatExpression) { collect(expression) }

  private mutating func collect(_ predicate: FormatPredicate) {
    switch predicate {
    case .constant: break
    case .comparison(let comparison):
      collect(comparison.left)
      collect(comparison.right)
    case .not(let part): collect(part)
    case .and(let parts), .or(let parts): parts.forEach { collect($0) }
    }
  }

  private mutating func collect(_ expression: FormatExpression) {
    switch expression {
    case .constant, .evaluatedObject: break
    case .variable(let name): if !hidden.contains(name) { used.insert(name) }
    case .assignment(let name, let value):
      given.insert(name)
      collect(value)
    case .keyPath(_, let object): if let object { collect(object) }
    case .subscripted(let object, let index):
      collect(object)
      if case .at(let position) = index { collect(position) }
    case .function(_, let arguments), .aggregate(let arguments): arguments.forEach { collect($0) }
    case .negation(let operand), .cast(let operand, _): collect(operand)
    case .message(let target, _, let arguments):
      collect(target)
      arguments.forEach { collect($0) }
    case .combination(_, let left, let right):
      collect(left)
      collect(right)
    case .subquery(let collection, let name, let predicate):
      collect(collection)
      hidden.append(name)
      collect(predicate)
      hidden.removeLast()
    case .conditional(let predicate, let first, let second):
      collect(predicate)
      collect(first)
      collect(second)
    }
  }
}

extension FormatPredicate {
  /// Returns the predicate with expressions in the place of variables.
  ///
  /// ```swift
  /// let template = try FormatPredicate(format: "label == $name")
  /// print(template.substituting(["name": .string("Pay")]))   // label == "Pay"
  /// ```
  ///
  /// A variable that the predicate itself gives a value by `:=` stays what it is.
  public func substituting(_ variables: [String: FormatExpression]) -> FormatPredicate {
    let given = VariableNames(self).given
    return replacing(variables.filter { !given.contains($0.key) })
  }

  /// The predicate with expressions in the place of variables.
  ///
  /// None of the variables may be one that the predicate itself gives a value by `:=`.
  func replacing(_ variables: [String: FormatExpression]) -> FormatPredicate {
    switch self {
    case .constant: return self
    case .comparison(var comparison):
      comparison.left = comparison.left.replacing(variables)
      comparison.right = comparison.right.replacing(variables)
      return .comparison(comparison)
    case .not(let part): return .not(part.replacing(variables))
    case .and(let parts): return .and(parts.map { $0.replacing(variables) })
    case .or(let parts): return .or(parts.map { $0.replacing(variables) })
    }
  }
}

extension FormatExpression {
  fileprivate func replacing(_ variables: [String: FormatExpression]) -> FormatExpression {
    func replaced(_ list: [FormatExpression]) -> [FormatExpression] {
      list.map { $0.replacing(variables) }
    }
    switch self {
    case .constant, .evaluatedObject, .keyPath(_, of: nil): return self
    case .variable(let name): return variables[name] ?? self
    case .assignment(let name, let value): return .assignment(name, value.replacing(variables))
    case .keyPath(let keys, of: let object?):
      return .keyPath(keys, of: object.replacing(variables))
    case .subscripted(let object, .at(let position)):
      return .subscripted(object.replacing(variables), .at(position.replacing(variables)))
    case .subscripted(let object, let index):
      return .subscripted(object.replacing(variables), index)
    case .function(let function, let arguments): return .function(function, replaced(arguments))
    case .negation(let operand): return .negation(operand.replacing(variables))
    case .message(let target, let selector, let arguments):
      return .message(target.replacing(variables), selector: selector, replaced(arguments))
    case .aggregate(let members): return .aggregate(replaced(members))
    case .combination(let operation, let left, let right):
      return .combination(operation, left.replacing(variables), right.replacing(variables))
    case .subquery(let collection, let name, let predicate):
      return .subquery(
        collection.replacing(variables),
        variable: name,
        predicate.replacing(variables.filter { $0.key != name })
      )
    case .conditional(let predicate, let first, let second):
      return .conditional(
        predicate.replacing(variables),
        first.replacing(variables),
        second.replacing(variables)
      )
    case .cast(let operand, let cast): return .cast(operand.replacing(variables), cast)
    }
  }
}
