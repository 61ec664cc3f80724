internal import Hierarchy

extension Rect {
  /// The rectangle, if it tells a place: it is finite and not WebDriverAgent's stand-in.
  var known: Rect? { isFinite && self != .unavailable ? self : nil }

  /// The rectangle, if it encloses an area in a known place.
  var solid: Rect? { isEmpty ? nil : known }

  /// Returns what two rectangles share; nil when that is no area.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle around two.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// Returns whether another rectangle lies wholly inside.
  func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
