/// What the value of an expression depends on, apart from the tree as a whole.
enum XPathDependency: Equatable {
  case none
  /// One attribute of the context node.
  case one(String)
  case more

  /// What two parts together depend on.
  func joined(with other: XPathDependency) -> XPathDependency {
    switch (self, other) {
    case (.none, _): other
    case (_, .none): self
    default: self == other ? self : .more
    }
  }
}

extension XPathSyntax {
  /// What the value depends on.
  var dependency: XPathDependency {
    switch self {
    case .text, .number: return .none
    case .or(let parts), .and(let parts), .union(let parts): return Self.dependency(of: parts)
    case .comparison(_, let left, let right): return Self.dependency(of: [left, right])
    case .arithmetic(let first, let terms):
      return Self.dependency(of: [first] + terms.map(\.operand))
    case .negation(let operand, _): return operand.dependency
    case .path(let path): return path.attributeName.map { .one($0) } ?? .more
    case .call(let function, let arguments):
      if function == .position || function == .last { return .more }
      if arguments.isEmpty, function.asksContextByDefault { return .more }
      return Self.dependency(of: arguments)
    }
  }

  private static func dependency(of parts: [XPathSyntax]) -> XPathDependency {
    var dependency = XPathDependency.none
    for part in parts where dependency != .more {
      dependency = dependency.joined(with: part.dependency)
    }
    return dependency
  }
}
