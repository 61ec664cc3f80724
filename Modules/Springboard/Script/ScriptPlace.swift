package import Hierarchy
package import Query

/// Where a finger goes.
package enum ScriptPlace: Hashable, Sendable {
  /// The only element that a locator finds.
  case element(Locator)
  /// A point of the screen.
  case point(Point)
}
