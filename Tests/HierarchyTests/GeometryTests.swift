import Hierarchy
import Testing

@Suite struct GeometryTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `a rectangle knows its centre and its far edges`() {
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(rect.maxX == 40)
    #expect(rect.maxY == 60)
    #expect(rect.size == Size(width: 30, height: 40))
  }

  /// The near edges are inside and the far edges outside, as Apple documents `CGRect.contains`.
  @Test(arguments: [
    (Point(x: 10, y: 20), true), (Point(x: 39.9, y: 59.9), true), (Point(x: 40, y: 30), false),
    (Point(x: 20, y: 60), false), (Point(x: 9.9, y: 30), false),
  ])
  func `near edges are inside, far edges outside`(point: Point, isInside: Bool) {
    #expect(rect.contains(point) == isInside)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 10, height: 100), false),
    (Rect(x: 0, y: 0, width: 11, height: 21), true),
    (Rect(x: 15, y: 25, width: 0, height: 5), false),
    (Rect(x: 39, y: 59, width: 5, height: 5), true),
  ])
  func `rectangles overlap by area only`(other: Rect, overlaps: Bool) {
    #expect(rect.intersects(other) == overlaps)
    #expect(other.intersects(rect) == overlaps)
  }

  @Test func `it is written as XCUITest writes it`() {
    #expect(
      Rect(x: -8, y: 0, width: 375, height: 66.5).description == "{{-8.0, 0.0}, {375.0, 66.5}}"
    )
  }
}
