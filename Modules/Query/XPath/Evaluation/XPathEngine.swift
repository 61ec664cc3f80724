/// What evaluates an expression.
public enum XPathEngine: String, Hashable, Sendable, CaseIterable {
  /// Einstein's own evaluation, over the columns of the tree.
  case native
  /// libxml2, over a document that is made from the tree once and kept.
  case libxml2
}

extension XPathSyntax {
  /// The first part that only libxml2 evaluates; nil when there is none.
  var partForLibrary: String? {
    switch self {
    case .text, .number: return nil
    case .or(let parts), .and(let parts), .union(let parts): return Self.first(parts)
    case .comparison(_, let left, let right): return Self.first([left, right])
    case .arithmetic(let first, let terms): return Self.first([first] + terms.map(\.operand))
    case .negation(let operand, _): return operand.partForLibrary
    case .call(_, let arguments): return Self.first(arguments)
    case .path(let path):
      if case .expression(let start) = path.start, let part = start.partForLibrary { return part }
      if let part = Self.first(path.startPredicates.map(\.expression)) { return part }
      for step in path.steps {
        if step.axis == .namespace { return "the axis namespace::" }
        if let part = Self.first(step.predicates.map(\.expression)) { return part }
      }
      return nil
    }
  }

  private static func first(_ parts: [XPathSyntax]) -> String? {
    for part in parts { if let found = part.partForLibrary { return found } }
    return nil
  }
}
