/// Steps from one set of nodes to the next.
struct XPathPath: Sendable {
  /// Where the first step begins.
  enum Start: Sendable {
    case context
    case document
    case expression(XPathSyntax)
  }

  let start: Start
  /// The conditions on what a starting expression gives, counted in document order.
  let startPredicates: [XPathPredicate]
  let steps: [XPathStep]
  /// Where it is, in UTF-8 bytes of the expression.
  let range: Range<Int>
  /// Tells it from other paths of the expression.
  let number: Int

  /// Whether it gives the same wherever it stands.
  var isAbsolute: Bool {
    if case .document = start { true } else { false }
  }

  /// Whether it is `.`, the context node alone.
  var isContext: Bool {
    guard case .context = start, steps.count == 1, steps[0].axis == .self,
      steps[0].predicates.isEmpty, case .node = steps[0].test
    else { return false }
    return true
  }

  /// The name of the attribute of the context node that it selects, if it is nothing else.
  var attributeName: String? {
    guard case .context = start, steps.count == 1, steps[0].axis == .attribute,
      steps[0].predicates.isEmpty, case .name(let name) = steps[0].test
    else { return nil }
    return name
  }
}

/// A step of a path.
struct XPathStep: Sendable {
  let axis: XPathAxis
  let test: XPathNodeTest
  let predicates: [XPathPredicate]
  /// Where it is, in UTF-8 bytes of the expression.
  let range: Range<Int>

  /// Whether a condition depends on how the nodes are counted.
  var isPositional: Bool { predicates.contains(where: \.isPositional) }

  /// Whether it stays on the node on which it stands, whatever that is.
  var isSelf: Bool { axis == .self && test == .node }

  /// `descendant-or-self::node()`, for which `//` is short.
  var isDescendantMarker: Bool {
    guard axis == .descendantOrSelf, predicates.isEmpty, case .node = test else { return false }
    return true
  }
}

/// Which nodes of an axis a step takes.
enum XPathNodeTest: Sendable, Equatable {
  /// `*`, elements or on the axis `attribute` attributes.
  case any
  /// `node()`.
  case node
  case name(String)
  /// `text()` and the like, which a tree of elements has none of.
  case nothing
}

/// A condition in brackets.
struct XPathPredicate: Sendable {
  let expression: XPathSyntax
  /// Whether it depends on how the nodes are counted.
  let isPositional: Bool
  /// Tells it from other conditions of the expression.
  let number: Int
  /// Where it is with its brackets, in UTF-8 bytes of the expression; empty if it was made.
  let range: Range<Int>

  init(_ expression: XPathSyntax, number: Int, range: Range<Int> = 0..<0) {
    self.expression = expression
    self.number = number
    self.range = range
    isPositional = expression.kind == .number || expression.usesPosition
  }

  /// The position that it asks for, if that is all: `[2]`, or `[last()]` as `Int.max`.
  var position: Int? {
    switch expression {
    case .number(let value): Int(exactly: value).flatMap { $0 < .max ? $0 : nil } ?? 0
    case .call(.last, _): .max
    default: nil
    }
  }
}
