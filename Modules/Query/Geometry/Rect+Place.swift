internal import Hierarchy

extension Rect {
  /// The rectangle, if it tells a place: it is finite and not WebDriverAgent's stand-in.
  var known: Rect? { isFinite && self != .unavailable ? self : nil }

  /// The rectangle, if it encloses an area in a known place.
  var solid: Rect? { isEmpty ? nil : known }

  /// Returns whether another rectangle lies wholly inside.
  func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
