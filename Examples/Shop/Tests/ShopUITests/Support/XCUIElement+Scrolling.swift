import XCTest

extension XCUIElement {
  /// Scrolls down until an element can be touched.
  ///
  /// Rows of a list exist only near what can be seen, so one cannot simply be tapped. The finger moves
  /// along the edge: a swipe begins in the middle, where it would turn a wheel.
  ///
  /// - Parameters:
  ///   - element: What to look for.
  ///   - times: After how many movements to give up.
  /// - Returns: Whether it can be touched.
  @discardableResult
  func scrollDown(to element: XCUIElement, atMost times: Int = 60) -> Bool {
    let lower = coordinate(withNormalizedOffset: CGVector(dx: 0.97, dy: 0.8))
    let upper = coordinate(withNormalizedOffset: CGVector(dx: 0.97, dy: 0.3))
    for _ in 0..<times where !(element.exists && element.isHittable) {
      lower.press(forDuration: 0.05, thenDragTo: upper)
    }
    return element.exists && element.isHittable
  }

  /// Pulls a list down, to have it updated.
  func pullDown() {
    let top = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
    let bottom = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.7))
    top.press(forDuration: 0.05, thenDragTo: bottom)
  }
}
