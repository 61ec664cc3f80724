/// Where a finger moves to, by the larger part of the way.
package enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
  case up, down, left, right
}

extension SwipeDirection {
  /// The direction of a movement; nil for none.
  init?(dx: Double, dy: Double) {
    if dx == 0 && dy == 0 { return nil }
    if abs(dy) >= abs(dx) {
      self = dy < 0 ? .up : .down
    } else {
      self = dx < 0 ? .left : .right
    }
  }
}
