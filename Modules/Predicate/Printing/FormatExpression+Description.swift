extension FormatExpression: CustomStringConvertible {
  /// The expression in the format language.
  public var description: String {
    var text = ""
    write(to: &text, atLeast: 0)
    return text
  }

  /// How tightly the expression holds together; operands of operators need at least theirs.
  private var precedence: Int {
    switch self {
    case .assignment: 0
    case .combination: 1
    case .function(let function, _) where function.symbol != nil: function.precedence
    case .negation: 9
    default: 10
    }
  }

  /// Writes the expression, in parentheses if it holds together less tightly than is needed.
  func write(to text: inout String, atLeast needed: Int) {
    guard precedence >= needed else {
      text += "("
      write(to: &text, atLeast: 0)
      text += ")"
      return
    }
    switch self {
    case .constant(let value): value.write(to: &text)
    case .evaluatedObject: text += "SELF"
    case .variable(let name): text += "$\(name)"
    case .assignment(let name, let value):
      text += "$\(name) := "
      value.write(to: &text, atLeast: 0)
    case .keyPath(let keys, let object): Self.write(keys, of: object, to: &text)
    case .subscripted(let object, let index):
      object.write(to: &text, atLeast: 10)
      index.write(to: &text)
    case .function(let function, let arguments):
      write(function, arguments, to: &text)
    case .negation(let operand):
      text += "-"
      // A minus sign before a number would become a part of it.
      operand.write(to: &text, atLeast: operand.startsWithConstant ? 11 : 9)
    case .message(let target, let selector, let arguments):
      text += "FUNCTION("
      target.write(to: &text, atLeast: 0)
      text += ", "
      PredicateConstant.string(selector).write(to: &text)
      for argument in arguments {
        text += ", "
        argument.write(to: &text, atLeast: 0)
      }
      text += ")"
    case .aggregate(let members):
      text += "{"
      Self.write(members, to: &text)
      text += "}"
    case .combination(let operation, let left, let right):
      left.write(to: &text, atLeast: 1)
      text += " \(operation.rawValue) "
      right.write(to: &text, atLeast: 2)
    case .subquery(let collection, let variable, let predicate):
      text += "SUBQUERY("
      collection.write(to: &text, atLeast: 0)
      text += ", $\(variable), "
      predicate.write(to: &text)
      text += ")"
    case .conditional(let predicate, let first, let second):
      text += "TERNARY("
      predicate.write(to: &text)
      text += ", "
      Self.write([first, second], to: &text)
      text += ")"
    case .cast(let value, let cast):
      text += "CAST("
      value.write(to: &text, atLeast: 0)
      text += ", \"\(cast.rawValue)\")"
    }
  }

  /// Whether what is written first is a constant, which keys and subscripts may follow.
  private var startsWithConstant: Bool {
    switch self {
    case .constant: true
    case .keyPath(_, of: let object?), .subscripted(let object, _): object.startsWithConstant
    default: false
    }
  }

  private func write(
    _ function: PredicateFunction,
    _ arguments: [FormatExpression],
    to text: inout String
  ) {
    if let symbol = function.symbol, arguments.count == 2 {
      arguments[0].write(to: &text, atLeast: function.precedence)
      text += " \(symbol) "
      arguments[1].write(to: &text, atLeast: function.precedence + 1)
    } else {
      text += "\(function.rawValue)("
      Self.write(arguments, to: &text)
      text += ")"
    }
  }

  private static func write(_ list: [FormatExpression], to text: inout String) {
    for (index, expression) in list.enumerated() {
      if index > 0 { text += ", " }
      expression.write(to: &text, atLeast: 0)
    }
  }

  private static func write(
    _ keys: [PredicateKeyPathStep],
    of object: FormatExpression?,
    to text: inout String
  ) {
    object?.write(to: &text, atLeast: 10)
    var needsDot = object != nil
    for key in keys {
      switch key {
      case .key(let name) where name.isFormatIdentifier:
        if needsDot { text += "." }
        if FormatKeyword.isReserved(name) { text += "#" }
        text += name
      case .key(let name):
        // Such a key can be reached only by a subscript.
        if !needsDot { text += "SELF" }
        text += "["
        PredicateConstant.string(name).write(to: &text)
        text += "]"
      case .collection(let found):
        if needsDot { text += "." }
        text += "@\(found.rawValue)"
      }
      needsDot = true
    }
  }
}

extension PredicateIndex {
  fileprivate func write(to text: inout String) {
    text += "["
    switch self {
    case .first: text += "FIRST"
    case .last: text += "LAST"
    case .size: text += "SIZE"
    case .at(let expression): expression.write(to: &text, atLeast: 0)
    }
    text += "]"
  }
}

extension String {
  /// Whether the text can be a key as it is, but for `#` before reserved words.
  var isFormatIdentifier: Bool {
    guard let first = utf8.first, first.isIdentifierStart else { return false }
    return utf8.allSatisfy(\.isIdentifierPart)
  }
}
