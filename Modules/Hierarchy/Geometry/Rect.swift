/// A rectangle on a screen, in points, as `XCUIElement.frame` gives it.
public struct Rect: Hashable, Sendable, Codable {
  /// The left edge, in points.
  public var x: Double

  /// The top edge, in points.
  public var y: Double

  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// Creates a rectangle from its edges and extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle that WebDriverAgent reports when the real one has an infinite component.
  ///
  /// It stands for "no frame is known", not for a place on the screen (WebDriverAgent's
  /// `FBXPath.m` and `XCUIElement+FBWebDriverAttributes.m`).
  public static let unavailable = Rect(x: -1, y: -1, width: 0, height: 0)

  /// The right edge, in points.
  public var maxX: Double { x + width }

  /// The bottom edge, in points.
  public var maxY: Double { y + height }

  /// The centre, which is where a tap on an element lands.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// The width and height.
  public var size: Size { Size(width: width, height: height) }

  /// Whether the rectangle encloses no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether all four components are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Returns whether a point lies inside; the right and bottom edges are outside, as in `CGRect`.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Returns whether the areas of two rectangles overlap.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension Rect: CustomStringConvertible {
  /// The form of XCUITest's own dumps, for example `{{0.0, 20.0}, {375.0, 44.0}}`.
  public var description: String { "{{\(x), \(y)}, {\(width), \(height)}}" }
}
