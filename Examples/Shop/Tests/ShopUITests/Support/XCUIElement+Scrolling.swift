import XCTest

extension XCUIElement {
  /// Swipes until an element can be touched.
  ///
  /// Rows of a list exist only near what can be seen, so one cannot simply be tapped.
  ///
  /// - Parameters:
  ///   - element: What to look for.
  ///   - swipes: After how many swipes to give up.
  /// - Returns: Whether it can be touched.
  @discardableResult
  func scrollDown(to element: XCUIElement, atMost swipes: Int = 60) -> Bool {
    for _ in 0..<swipes {
      if element.exists, element.isHittable { return true }
      swipeUp()
    }
    return element.exists && element.isHittable
  }

  /// Pulls a list down, to have it updated.
  func pullDown() {
    let top = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
    let bottom = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.7))
    top.press(forDuration: 0.1, thenDragTo: bottom)
  }
}
