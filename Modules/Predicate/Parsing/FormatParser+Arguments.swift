extension FormatParser {
  /// Takes the argument that a specifier such as `%@` stands for.
  mutating func parseArgument() throws(FormatFailure) -> FormatExpression {
    let range = token.range
    let (argument, specifier) = try takeArgument()
    height = argument.height
    guard case .keyPath = specifier, case .constant(.string(let path)) = argument else {
      return argument
    }
    guard let keyPath = FormatExpression(keyPath: path) else {
      throw failure(.malformedKeyPath(number: argumentPosition, keyPath: path), at: range)
    }
    height = keyPath.height
    return keyPath
  }

  /// Takes the key path that a `%K` after a dot stands for.
  mutating func parseKeyPathArgument() throws(FormatFailure) -> [PredicateKeyPathStep] {
    let range = token.range
    guard FormatSpecifier(source[range].dropFirst()) == .keyPath else { throw unexpected(.key) }
    guard case (.constant(.string(let path)), _) = try takeArgument() else {
      throw failure(.unexpected(found: text(range), expected: .key), at: range)
    }
    guard let keys = PredicateKeyPathStep.path(path[...]) else {
      throw failure(.malformedKeyPath(number: argumentPosition, keyPath: path), at: range)
    }
    return keys
  }

  private mutating func takeArgument() throws(FormatFailure) -> (
    FormatExpression, FormatSpecifier
  ) {
    let token = token
    let name = text(token.range)
    guard let specifier = FormatSpecifier(source[token.range].dropFirst()) else {
      throw failure(.unknownSpecifier(name), at: token.range)
    }
    guard argumentPosition < arguments.count else {
      throw failure(.missingArgument(specifier: name, count: arguments.count), at: token.range)
    }
    let argument = arguments[argumentPosition]
    argumentPosition += 1
    advance()
    guard specifier.accepts(argument) else {
      throw failure(
        .wrongArgument(
          number: argumentPosition,
          specifier: name,
          requirement: specifier.requirement,
          found: argument.argumentKind
        ),
        at: token.range
      )
    }
    return (argument, specifier)
  }
}

extension FormatSpecifier {
  fileprivate func accepts(_ argument: FormatExpression) -> Bool {
    switch (self, argument) {
    case (.value, _): true
    case (.keyPath, .constant(.string)), (.string, .constant(.string)): true
    case (.integer, .constant(.integer)), (.real, .constant(.real)): true
    default: false
    }
  }
}

extension FormatExpression {
  /// What kind of value the argument is, for messages.
  fileprivate var argumentKind: String {
    switch self {
    case .constant(.null): "nil"
    case .constant(.integer): "a whole number"
    case .constant(.real): "a number with a fraction"
    case .constant(.string): "a text"
    case .constant(.date): "a date"
    case .aggregate: "a list"
    default: "an expression"
    }
  }
}
