public import Hierarchy

/// Whether an element can be tapped, and where or why not.
///
/// This is what `XCUIElement.isHittable` answers: the element is on the screen, and nothing else
/// takes a touch at its hit point. Being enabled is no part of it.
public enum Hittability: Hashable, Sendable {
  /// A tap at the point reaches the element, or something inside or around it.
  case hittable(at: Point)
  /// A tap does not reach the element.
  case notHittable(Obstacle)

  /// Whether a tap reaches the element.
  public var isHittable: Bool {
    if case .hittable = self { true } else { false }
  }
}
