package import Hierarchy

/// Why an event did nothing on a screen, although nothing is wrong with that.
package enum ScreenMiss: Hashable, Sendable {
  /// The point is not on the screen, or is no point at all.
  case outsideScreen(Point)
  /// There is no element at the point.
  case nothingThere(Point)
  /// The element there got the touch, but is disabled.
  case disabled(Int)
  /// The event is none of the screen, such as a press of the home button.
  case notOfTheScreen
}

extension ScreenMiss {
  func renumbered(_ place: (Int) -> Int) -> ScreenMiss {
    if case .disabled(let index) = self { .disabled(place(index)) } else { self }
  }
}

extension ScreenMiss: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outsideScreen(let point): "Point \(point.x), \(point.y) is outside the screen"
    case .nothingThere(let point): "No element is at point \(point.x), \(point.y)"
    case .disabled: "The element is disabled"
    case .notOfTheScreen: "The event is none of the screen"
    }
  }
}
