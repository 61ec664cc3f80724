internal import struct Foundation.Date

extension PredicateExplainer {
  /// Puts an expression into words that can be a part of a sentence.
  mutating func phrase(_ expression: FormatExpression) -> String {
    switch expression {
    case .constant(let constant): return constant.words
    case .evaluatedObject: return "it"
    case .variable(let name): return "$\(name)"
    case .assignment(let name, let value): return "(\(phrase(value)), called $\(name) from here on)"
    case .keyPath(let keys, let object): return phrase(keys[...], of: object)
    case .subscripted(let object, let index): return phrase(index, in: object)
    case .function(.count, let arguments) where arguments.count == 1:
      return memberCount(of: arguments[0])
    case .function(let function, let arguments): return function.words(operands(arguments))
    case .negation(let operand): return "minus \(self.operand(operand))"
    case .message(let target, let selector, let arguments):
      let answer = "what \(operand(target)) answers to \(PredicateConstant.string(selector))"
      return arguments.isEmpty ? answer : "\(answer) with \(list(arguments, " and "))"
    case .aggregate(let members):
      return members.isEmpty ? "an empty list" : "the list of \(list(members, " and "))"
    case .combination(let operation, let left, let right):
      return operation.words(operand(left), operand(right))
    case .subquery(let collection, let variable, let predicate):
      return "those $\(variable) in \(operand(collection)) that satisfy \(reference(to: predicate))"
    case .conditional(let predicate, let first, let second):
      let condition = reference(to: predicate)
      return "(\(phrase(first)) if \(condition) is true, else \(phrase(second)))"
    case .cast(let value, let cast): return "\(operand(value)) \(cast.words)"
    }
  }

  /// Puts an expression into words that can be a part of another phrase.
  mutating func operand(_ expression: FormatExpression) -> String {
    expression.isLoose ? "(\(phrase(expression)))" : phrase(expression)
  }

  private mutating func operands(_ expressions: [FormatExpression]) -> [String] {
    var operands: [String] = []
    for expression in expressions { operands.append(operand(expression)) }
    return operands
  }

  /// Puts several expressions into a list: `a, b or c`.
  mutating func list(_ expressions: [FormatExpression], _ lastSeparator: String) -> String {
    var operands = operands(expressions)
    guard operands.count > 1, let last = operands.popLast() else { return operands.joined() }
    return operands.joined(separator: ", ") + lastSeparator + last
  }

  private mutating func phrase(_ index: PredicateIndex, in object: FormatExpression) -> String {
    switch index {
    case .first: return "the first member of \(operand(object))"
    case .last: return "the last member of \(operand(object))"
    case .size: return memberCount(of: object)
    case .at(.constant(.string(let key))):
      let key = PredicateConstant.string(key).words
      return object == .evaluatedObject ? "its \(key)" : "the \(key) of \(operand(object))"
    case .at(let position):
      return "the member at index \(operand(position)) of \(operand(object))"
    }
  }

  /// Puts the number of members of a collection into words.
  mutating func memberCount(of collection: FormatExpression) -> String {
    switch collection {
    case .evaluatedObject: "the number of its members"
    case .subquery: "the number of \(operand(collection))"
    default: "the number of members of \(operand(collection))"
    }
  }
}

extension FormatExpression {
  /// Whether the words of the expression run into those around it.
  fileprivate var isLoose: Bool {
    switch self {
    case .function(let function, let arguments):
      function.symbol != nil && arguments.count == 2 || function.endsInItsOwnWords
    case .negation, .message, .combination, .cast: true
    case .subquery, .constant, .evaluatedObject, .variable, .assignment, .keyPath, .subscripted,
      .aggregate, .conditional:
      false
    }
  }
}

extension PredicateConstant {
  /// The constant as people write it.
  var words: String {
    switch self {
    case .null: "nothing"
    case .integer, .real, .string: description
    case .date(let date):
      "the moment \(date.timeIntervalSinceReferenceDate) seconds after the start of 2001 in UTC"
    }
  }
}

extension PredicateSetOperation {
  fileprivate func words(_ left: String, _ right: String) -> String {
    switch self {
    case .union: "what is in \(left) or in \(right)"
    case .intersect: "what is in both \(left) and \(right)"
    case .minus: "what is in \(left) but not in \(right)"
    }
  }
}

extension PredicateCast {
  fileprivate var words: String {
    switch self {
    case .string: "as a text"
    case .number: "as a number"
    case .decimalNumber: "as a decimal number"
    case .date: "as a date"
    }
  }
}
