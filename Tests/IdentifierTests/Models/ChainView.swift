import Identifier

/// A view bound to no actor that says who is above it and what is inside it.
class ChainView: PlainView, AutomaticallyNamed {
  var namingContent: NamingContent
  // Closures, so that reflection does not meet the chain as stored properties.
  var above: () -> (any AccessibilityResponder)? = { nil }
  var inside: () -> [ChainView] = { [] }

  init(_ content: NamingContent = .none, identifier: String? = nil) {
    namingContent = content
    super.init(identifier)
  }

  var nextAccessibilityResponder: (any AccessibilityResponder)? { above() }
  var automaticallyNamedChildren: [any AutomaticallyNamed] { inside() }
}
