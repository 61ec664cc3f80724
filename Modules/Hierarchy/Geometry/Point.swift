/// A position on a screen, in points.
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the left edge, in points.
  public var x: Double

  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a point from its two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
