extension FormatParser {
  /// Takes the argument that a specifier such as `%@` stands for.
  mutating func parseArgument() throws(PredicateSyntaxError) -> FormatExpression {
    let token = token
    let letters = source[token.range].dropFirst()
    let name = text(token.range)
    guard let specifier = FormatSpecifier(letters) else {
      throw failure(.unknownSpecifier(name), at: token.range)
    }
    guard argumentPosition < arguments.count else {
      throw failure(
        .missingArgument(specifier: name, count: arguments.count),
        at: token.range
      )
    }
    let argument = arguments[argumentPosition]
    argumentPosition += 1
    advance()
    height = argument.height
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
    guard case .keyPath = specifier, case .constant(.string(let path)) = argument else {
      return argument
    }
    guard let keyPath = FormatExpression(keyPath: path) else {
      throw failure(
        .malformedKeyPath(number: argumentPosition, keyPath: path),
        at: token.range
      )
    }
    return keyPath
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
  /// Reads a key path such as `rect.x` or `items.@sum.price`; nil when it is none.
  ///
  /// Any characters may be in a key but dots, since keys that reach a predicate this way need no
  /// syntax.
  public init?(keyPath: String) {
    var path: FormatExpression?
    let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    if parts[0].lowercased() == "self" { path = .evaluatedObject }
    for part in parts.dropFirst(path == nil ? 0 : 1) {
      let key: PredicateKeyPathStep
      if part.first == "@" {
        guard let found = PredicateCollectionOperator(rawValue: String(part.dropFirst())) else {
          return nil
        }
        key = .collection(found)
      } else {
        let name = part.first == "#" ? part.dropFirst() : part
        guard !name.isEmpty else { return nil }
        key = .key(String(name))
      }
      if let object = path {
        path = object.looking(up: key)
      } else if case .key(let name) = key, !name.isFormatIdentifier {
        path = FormatExpression.evaluatedObject.looking(up: key)
      } else {
        path = .keyPath([key], of: nil)
      }
    }
    guard let path else { return nil }
    self = path
  }

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
