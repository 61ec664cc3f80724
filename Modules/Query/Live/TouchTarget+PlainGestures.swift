public import Foundation
internal import Hierarchy

// The same gestures as XCUITest declares them, for references to functions and for protocols that both
// kinds of elements conform to. They report failures for `SourceSite.current`.
extension TouchTarget {
  /// Touches it with one finger.
  @_disfavoredOverload
  public func tap() { perform(.tap, at: nil) { .tap(at: $0.point, count: 1, touches: 1) } }

  /// Touches it twice with one finger.
  @_disfavoredOverload
  public func doubleTap() {
    perform(.doubleTap, at: nil) { .tap(at: $0.point, count: 2, touches: 1) }
  }

  /// Touches it with two fingers.
  @_disfavoredOverload
  public func twoFingerTap() {
    perform(.twoFingerTap, at: nil) { .tap(at: $0.point, count: 1, touches: 2) }
  }

  /// Touches it some times with some fingers.
  @_disfavoredOverload
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    perform(.tap, at: nil) { .tap(at: $0.point, count: numberOfTaps, touches: numberOfTouches) }
  }

  /// Holds a finger on it.
  @_disfavoredOverload
  public func press(forDuration duration: TimeInterval) {
    perform(.press, at: nil) { .press(at: $0.point, duration: duration) }
  }

  /// Spreads or closes two fingers on it.
  @_disfavoredOverload
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    perform(.pinch, at: nil) {
      .pinch(at: $0.point, scale: Double(scale), velocity: Double(velocity))
    }
  }

  /// Turns two fingers on it.
  @_disfavoredOverload
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    perform(.rotate, at: nil) {
      .rotate(at: $0.point, angle: Double(rotation), velocity: Double(velocity))
    }
  }

  /// Moves the pointer to it.
  @_disfavoredOverload
  public func hover() { perform(.hover, at: nil) { .hover(at: $0.point) } }

  /// Clicks it with the pointer.
  @_disfavoredOverload
  public func click() { perform(.click, at: nil) { .tap(at: $0.point, count: 1, touches: 1) } }

  /// Clicks it twice with the pointer.
  @_disfavoredOverload
  public func doubleClick() {
    perform(.click, at: nil) { .tap(at: $0.point, count: 2, touches: 1) }
  }

  /// Clicks it with the pointer's second button.
  @_disfavoredOverload
  public func rightClick() { perform(.click, at: nil) { .secondaryClick(at: $0.point) } }

  /// Turns the pointer's wheel on it.
  @_disfavoredOverload
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    perform(.scroll, at: nil) {
      .scroll(at: $0.point, deltaX: Double(deltaX), deltaY: Double(deltaY))
    }
  }

  /// Holds a finger on it, and then drags to another place.
  @_disfavoredOverload
  public func press(forDuration duration: TimeInterval, thenDragTo other: TouchTarget) {
    drag(to: other, duration, .default, 0, nil)
  }

  /// Holds a finger on it, drags to another place, and holds there.
  @_disfavoredOverload
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo other: TouchTarget,
    withVelocity velocity: GestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) { drag(to: other, duration, velocity, holdDuration, nil) }

  /// Presses the pointer's button on it, and then drags to another place.
  @_disfavoredOverload
  public func click(forDuration duration: TimeInterval, thenDragTo other: TouchTarget) {
    drag(to: other, duration, .default, 0, nil)
  }

  /// Presses the pointer's button on it, drags to another place, and holds there.
  @_disfavoredOverload
  public func click(
    forDuration duration: TimeInterval,
    thenDragTo other: TouchTarget,
    withVelocity velocity: GestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) { drag(to: other, duration, velocity, holdDuration, nil) }

  /// Swipes up on it.
  @_disfavoredOverload
  public func swipeUp() { swipe(.up, .default, nil) }

  /// Swipes up on it, as fast as is said.
  @_disfavoredOverload
  public func swipeUp(velocity: GestureVelocity) { swipe(.up, velocity, nil) }

  /// Swipes down on it.
  @_disfavoredOverload
  public func swipeDown() { swipe(.down, .default, nil) }

  /// Swipes down on it, as fast as is said.
  @_disfavoredOverload
  public func swipeDown(velocity: GestureVelocity) { swipe(.down, velocity, nil) }

  /// Swipes left on it.
  @_disfavoredOverload
  public func swipeLeft() { swipe(.left, .default, nil) }

  /// Swipes left on it, as fast as is said.
  @_disfavoredOverload
  public func swipeLeft(velocity: GestureVelocity) { swipe(.left, velocity, nil) }

  /// Swipes right on it.
  @_disfavoredOverload
  public func swipeRight() { swipe(.right, .default, nil) }

  /// Swipes right on it, as fast as is said.
  @_disfavoredOverload
  public func swipeRight(velocity: GestureVelocity) { swipe(.right, velocity, nil) }
}
