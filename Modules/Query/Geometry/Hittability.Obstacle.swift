public import Hierarchy

extension Hittability {
  /// Why an element cannot be tapped.
  public enum Obstacle: Hashable, Sendable {
    /// The dump tells no place: no complete frame, an infinite one, or `Rect.unavailable`.
    case noFrame
    /// The frame encloses no area.
    case emptyFrame
    /// The frame lies outside the window or the screen.
    case offScreen
    /// A scroll view, or the like, shows other parts of its content.
    case clipped(by: ElementNode)
    /// Another element takes touches at the hit point.
    case covered(by: ElementNode)
    /// The dump says that the element, or its window, cannot be seen.
    case recordedInvisible
    /// The dump says that the element is not hittable, and the frames do not tell why.
    case recordedNotHittable
  }
}
