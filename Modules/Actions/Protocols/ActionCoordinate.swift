public import Foundation

/// What Einstein's actions need of a place on the screen: members of `XCUICoordinate`.
public protocol ActionCoordinate {
  /// Touches the place, whatever is there.
  func tap()

  /// Holds a finger on the place and drags it to another.
  func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: Self)
}
