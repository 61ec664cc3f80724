/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size from its two extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
