public import Foundation
internal import Hierarchy

extension TouchTarget {
  /// Touches it with one finger.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    perform(.tap, at: SourceSite(file: file, line: line)) {
      .tap(at: $0.point, count: 1, touches: 1)
    }
  }

  /// Touches it twice with one finger.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    perform(.doubleTap, at: SourceSite(file: file, line: line)) {
      .tap(at: $0.point, count: 2, touches: 1)
    }
  }

  /// Touches it with two fingers.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    perform(.twoFingerTap, at: SourceSite(file: file, line: line)) {
      .tap(at: $0.point, count: 1, touches: 2)
    }
  }

  /// Touches it some times with some fingers.
  ///
  /// - Parameters:
  ///   - numberOfTaps: How often.
  ///   - numberOfTouches: With how many fingers.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func tap(
    withNumberOfTaps numberOfTaps: Int,
    numberOfTouches: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform(.tap, at: SourceSite(file: file, line: line)) {
      .tap(at: $0.point, count: numberOfTaps, touches: numberOfTouches)
    }
  }

  /// Holds a finger on it.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func press(
    forDuration duration: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform(.press, at: SourceSite(file: file, line: line)) {
      .press(at: $0.point, duration: duration)
    }
  }

  /// Spreads or closes two fingers on it.
  ///
  /// - Parameters:
  ///   - scale: How much larger (above 1) or smaller the distance gets.
  ///   - velocity: How fast, in scales a second.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func pinch(
    withScale scale: CGFloat,
    velocity: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform(.pinch, at: SourceSite(file: file, line: line)) {
      .pinch(at: $0.point, scale: Double(scale), velocity: Double(velocity))
    }
  }

  /// Turns two fingers on it.
  ///
  /// - Parameters:
  ///   - rotation: How far, in radians.
  ///   - velocity: How fast, in radians a second.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func rotate(
    _ rotation: CGFloat,
    withVelocity velocity: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform(.rotate, at: SourceSite(file: file, line: line)) {
      .rotate(at: $0.point, angle: Double(rotation), velocity: Double(velocity))
    }
  }

  /// Moves the pointer to it.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    perform(.hover, at: SourceSite(file: file, line: line)) { .hover(at: $0.point) }
  }

  /// Clicks it with the pointer.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    perform(.click, at: SourceSite(file: file, line: line)) {
      .tap(at: $0.point, count: 1, touches: 1)
    }
  }

  /// Clicks it twice with the pointer.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    perform(.click, at: SourceSite(file: file, line: line)) {
      .tap(at: $0.point, count: 2, touches: 1)
    }
  }

  /// Clicks it with the pointer's second button.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    perform(.click, at: SourceSite(file: file, line: line)) { .secondaryClick(at: $0.point) }
  }

  /// Turns the pointer's wheel on it.
  ///
  /// - Parameters:
  ///   - deltaX: How far to the side, in points.
  ///   - deltaY: How far up or down, in points.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func scroll(
    byDeltaX deltaX: CGFloat,
    deltaY: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform(.scroll, at: SourceSite(file: file, line: line)) {
      .scroll(at: $0.point, deltaX: Double(deltaX), deltaY: Double(deltaY))
    }
  }

  /// Holds a finger on it, and then drags to another place.
  ///
  /// - Parameters:
  ///   - duration: How long to hold, in seconds.
  ///   - other: Where to.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo other: TouchTarget,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    drag(to: other, duration, .default, 0, SourceSite(file: file, line: line))
  }

  /// Holds a finger on it, drags to another place, and holds there.
  ///
  /// - Parameters:
  ///   - duration: How long to hold, in seconds.
  ///   - other: Where to.
  ///   - velocity: How fast, in points a second.
  ///   - holdDuration: How long to hold there, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo other: TouchTarget,
    withVelocity velocity: GestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    drag(to: other, duration, velocity, holdDuration, SourceSite(file: file, line: line))
  }

  /// Presses the pointer's button on it, and then drags to another place.
  ///
  /// - Parameters:
  ///   - duration: How long to hold, in seconds.
  ///   - other: Where to.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func click(
    forDuration duration: TimeInterval,
    thenDragTo other: TouchTarget,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    drag(to: other, duration, .default, 0, SourceSite(file: file, line: line))
  }

  /// Presses the pointer's button on it, drags to another place, and holds there.
  ///
  /// - Parameters:
  ///   - duration: How long to hold, in seconds.
  ///   - other: Where to.
  ///   - velocity: How fast, in points a second.
  ///   - holdDuration: How long to hold there, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func click(
    forDuration duration: TimeInterval,
    thenDragTo other: TouchTarget,
    withVelocity velocity: GestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    drag(to: other, duration, velocity, holdDuration, SourceSite(file: file, line: line))
  }

  /// Swipes up on it.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func swipeUp(file: StaticString = #filePath, line: UInt = #line) {
    swipe(.up, .default, SourceSite(file: file, line: line))
  }

  /// Swipes up on it, as fast as is said.
  ///
  /// - Parameters:
  ///   - velocity: How fast, in points a second.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func swipeUp(velocity: GestureVelocity, file: StaticString = #filePath, line: UInt = #line)
  {
    swipe(.up, velocity, SourceSite(file: file, line: line))
  }

  /// Swipes down on it.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    swipe(.down, .default, SourceSite(file: file, line: line))
  }

  /// Swipes down on it, as fast as is said.
  ///
  /// - Parameters:
  ///   - velocity: How fast, in points a second.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func swipeDown(
    velocity: GestureVelocity,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    swipe(.down, velocity, SourceSite(file: file, line: line))
  }

  /// Swipes left on it.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) {
    swipe(.left, .default, SourceSite(file: file, line: line))
  }

  /// Swipes left on it, as fast as is said.
  ///
  /// - Parameters:
  ///   - velocity: How fast, in points a second.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func swipeLeft(
    velocity: GestureVelocity,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    swipe(.left, velocity, SourceSite(file: file, line: line))
  }

  /// Swipes right on it.
  ///
  /// - Parameters:
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func swipeRight(file: StaticString = #filePath, line: UInt = #line) {
    swipe(.right, .default, SourceSite(file: file, line: line))
  }

  /// Swipes right on it, as fast as is said.
  ///
  /// - Parameters:
  ///   - velocity: How fast, in points a second.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  public func swipeRight(
    velocity: GestureVelocity,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    swipe(.right, velocity, SourceSite(file: file, line: line))
  }
}
