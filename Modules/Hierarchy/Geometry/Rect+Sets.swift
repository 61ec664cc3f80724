extension Rect {
  /// Returns what two rectangles share; nil when that is no area.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle around two.
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}
