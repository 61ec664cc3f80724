#if !canImport(CoreGraphics)
public import Foundation

/// A direction and a distance, as on Apple's platforms.
public struct CGVector: Hashable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat

  /// The vertical part.
  public var dy: CGFloat

  /// Creates a vector of no length.
  public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

  /// Creates a vector from its two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from its two parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a vector from its two parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector of no length.
  public static let zero = CGVector()
}
#endif
