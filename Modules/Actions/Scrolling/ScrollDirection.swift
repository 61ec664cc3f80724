/// Which part of a content is to be seen next.
enum ScrollDirection {
  /// What is below; the finger goes up.
  case down
  /// What is above.
  case up
  /// What is to the right.
  case right
  /// What is to the left.
  case left

  /// Whether it goes up or down.
  var isVertical: Bool { self == .down || self == .up }
}
