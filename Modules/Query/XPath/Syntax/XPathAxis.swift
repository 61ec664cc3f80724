/// The direction in which a step looks for nodes.
enum XPathAxis: String, CaseIterable, Sendable {
  case child
  case descendant
  case parent
  case ancestor
  case followingSibling = "following-sibling"
  case precedingSibling = "preceding-sibling"
  case following
  case preceding
  case attribute
  case namespace
  case `self`
  case descendantOrSelf = "descendant-or-self"
  case ancestorOrSelf = "ancestor-or-self"

  /// Whether positions count backwards from the node on which the step stands.
  var isReverse: Bool {
    switch self {
    case .parent, .ancestor, .ancestorOrSelf, .preceding, .precedingSibling: true
    default: false
    }
  }
}
