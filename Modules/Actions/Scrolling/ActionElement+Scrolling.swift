internal import Foundation
internal import Hierarchy
internal import Query

// Row S4.6 of Einstein's features: scrolling, with a finger that stays clear of the keyboard and of bars.
extension ActionElement {
  /// Scrolls what is in the element, or the app's screen, to what is below.
  ///
  /// It ends early when nothing moves any more.
  ///
  /// - Parameters:
  ///   - times: How often, each time by six tenths of what can be seen.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func scrollDown(
    times: Int = 1,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      scroll(.down, times: times, at: site)
      return self
    }
  }

  /// Scrolls what is in the element, or the app's screen, to what is above.
  ///
  /// It ends early when nothing moves any more.
  ///
  /// - Parameters:
  ///   - times: How often, each time by six tenths of what can be seen.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func scrollUp(
    times: Int = 1,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      scroll(.up, times: times, at: site)
      return self
    }
  }

  private func scroll(_ direction: ScrollDirection, times: Int, at site: SourceSite) {
    guard times > 0, isOne(or: "cannot be scrolled", at: site) else { return }
    for _ in 0..<times {
      guard scroll(direction, at: site) else { return }
    }
  }

  /// Scrolls once.
  ///
  /// - Parameters:
  ///   - direction: Where to.
  ///   - row: The height at which a finger goes left or right.
  ///   - target: The frame of the element to scroll to, if it is known.
  ///   - site: The place to report a failure for.
  /// - Returns: Whether anything has moved.
  func scroll(
    _ direction: ScrollDirection,
    row: CGFloat? = nil,
    target: CGRect? = nil,
    at site: SourceSite
  ) -> Bool {
    guard !isInert else { return false }
    guard let area = ScrollArea(of: self, target: target) else {
      fail("\(self) cannot be scrolled: nothing of it is on the screen\n\(finding)", at: site)
      return false
    }
    let app = owningApplication
    let before = app.layout()
    let movement = area.movement(direction, row: row)
    app.place(movement.from).press(forDuration: 0.05, thenDragTo: app.place(movement.to))
    return !isInert && app.layout() != before
  }

  /// A place on the screen, by its points.
  private func place(_ point: CGPoint) -> Coordinate {
    let frame = frame
    let isKnown = frame.width > 0 && frame.height > 0
    return coordinate(
      withNormalizedOffset: CGVector(
        dx: isKnown ? (point.x - frame.minX) / frame.width : 0.5,
        dy: isKnown ? (point.y - frame.minY) / frame.height : 0.5
      )
    )
  }
}
