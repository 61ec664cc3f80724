internal import Foundation
internal import Hierarchy
internal import Query

extension ActionElement {
  /// Returns whether another element is on the window as a whole, as far as its frame tells.
  ///
  /// Of one that is larger than the window, it is the middle. Whether anything is in front of it does not
  /// matter: `isHittable` tells that.
  ///
  /// - Parameter element: The other element.
  /// - Returns: Whether it is.
  public func elementIsOnWindow(element: Query.Element) -> Bool { element.isOnWindow }

  /// Whether the element is on the window as a whole, as far as its frame tells.
  public var isOnWindow: Bool {
    guard exists else { return false }
    let frame = frame
    let app = owningApplication
    let screen = app.frame
    let window = screen.isEmpty ? app.inside(.window).firstMatch.frame : screen
    guard frame.width > 0, frame.height > 0, !window.isEmpty else { return false }
    func isWithin(_ lower: CGFloat, _ upper: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Bool {
      if upper - lower > to - from {
        let middle = (lower + upper) / 2
        return from <= middle && middle <= to
      }
      // Frames are rounded to parts of a point.
      return lower >= from - 0.5 && upper <= to + 0.5
    }
    return isWithin(frame.minX, frame.maxX, window.minX, window.maxX)
      && isWithin(frame.minY, frame.maxY, window.minY, window.maxY)
  }

  /// Whether the element is on the window as a whole, and a finger would reach it.
  var isInView: Bool { isOnWindow && isHittable }
}
