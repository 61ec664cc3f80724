/// What would have been allowed as a value.
enum ValueExpectation: Hashable, Sendable {
  /// A description such as “a whole number, 0 or more”.
  case phrase(String)
  /// Exactly one of these names.
  case oneOf([String])
}

extension ValueExpectation: CustomStringConvertible {
  var description: String {
    switch self {
    case .phrase(let phrase): phrase
    case .oneOf(let names): names.map(\.quotedForMessage).joinedAsList(lastSeparator: " or ")
    }
  }
}
