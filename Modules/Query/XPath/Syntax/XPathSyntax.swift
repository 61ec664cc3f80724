/// A part of an expression that has a value.
///
/// Operators that people chain have lists of operands, so that depth comes from nesting alone.
indirect enum XPathSyntax: Sendable {
  case or([XPathSyntax])
  case and([XPathSyntax])
  case comparison(XPathComparison, XPathSyntax, XPathSyntax)
  case arithmetic(XPathSyntax, [XPathTerm])
  /// One or more minus signs, which change the sign or only make a number.
  case negation(XPathSyntax, isNegative: Bool)
  case union([XPathSyntax])
  case path(XPathPath)
  case text([UInt8])
  case number(Double)
  case call(XPathFunction, [XPathSyntax])
}

/// An operator and what stands to its right.
struct XPathTerm: Sendable {
  let operation: XPathOperation
  let operand: XPathSyntax
}

/// What two numbers become.
enum XPathOperation: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "div"
  case remainder = "mod"
}

/// How two values are compared.
enum XPathComparison: String, Sendable {
  case equal = "="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// The comparison for operands that have changed places.
  var swapped: XPathComparison {
    switch self {
    case .equal, .unequal: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  func holds(_ first: Double, _ second: Double) -> Bool {
    switch self {
    case .equal: first == second
    case .unequal: first != second
    case .less: first < second
    case .lessOrEqual: first <= second
    case .greater: first > second
    case .greaterOrEqual: first >= second
    }
  }
}

extension XPathSyntax {
  /// What it gives.
  var kind: XPathKind {
    switch self {
    case .or, .and, .comparison: .boolean
    case .arithmetic, .negation, .number: .number
    case .union, .path: .nodes
    case .text: .text
    case .call(let function, _): function.kind
    }
  }

  /// Whether it selects elements for certain, and no attributes.
  var selectsElements: Bool {
    switch self {
    case .path(let path):
      switch (path.steps.last, path.start) {
      case (let step?, _) where step.isSelf:
        // What a dot stands on is what comes before it.
        path.steps.count > 1 && path.steps.dropLast().allSatisfy { $0.axis != .attribute }
      case (let step?, _): step.axis != .attribute && step.test != .nothing
      case (nil, .expression(let start)): start.selectsElements
      case (nil, _): false
      }
    case .union(let parts): parts.allSatisfy(\.selectsElements)
    default: false
    }
  }

  /// Whether it asks for the position of the context node, or for how many there are.
  var usesPosition: Bool {
    switch self {
    case .or(let parts), .and(let parts), .union(let parts): parts.contains(where: \.usesPosition)
    case .comparison(_, let left, let right): left.usesPosition || right.usesPosition
    case .arithmetic(let first, let terms):
      first.usesPosition || terms.contains { $0.operand.usesPosition }
    case .negation(let operand, _): operand.usesPosition
    case .text, .number: false
    case .call(let function, let arguments):
      function == .position || function == .last || arguments.contains(where: \.usesPosition)
    case .path(let path):
      if case .expression(let start) = path.start { start.usesPosition } else { false }
    }
  }
}
