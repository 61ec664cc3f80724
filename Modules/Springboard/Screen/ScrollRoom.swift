/// How far content can move in each direction, in points; never negative.
struct ScrollRoom: Hashable, Sendable {
  var up: Double = 0
  var down: Double = 0
  var left: Double = 0
  var right: Double = 0

  /// As much of a movement up (negative) or down as there is room for.
  func vertical(_ dy: Double) -> Double { min(max(dy, -up), down) }

  /// As much of a movement to the left (negative) or right as there is room for.
  func horizontal(_ dx: Double) -> Double { min(max(dx, -left), right) }
}
