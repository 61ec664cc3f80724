import Identifier

/// A view as UIKit's are: bound to the main actor, with isolated conformances.
@MainActor
class MainActorView: @MainActor AutomaticallyNamed, @MainActor AccessibilityIdentifierInjecting {
  var elementIdentifier: String?
  var namingContent = NamingContent.none

  // UIKit keeps the hierarchy where reflection does not see it; so does this.
  private final class Hierarchy {
    weak var superview: MainActorView?
    var subviews: [MainActorView] = []
  }

  private let hierarchy = Hierarchy()

  init() {}

  var nextAccessibilityResponder: (any AccessibilityResponder)? { hierarchy.superview }
  var automaticallyNamedChildren: [any AutomaticallyNamed] { hierarchy.subviews }

  func add(_ subview: MainActorView) {
    subview.hierarchy.superview = self
    hierarchy.subviews.append(subview)
  }
}
