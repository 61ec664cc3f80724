#if !os(Linux) || EINSTEIN_CHECK_APPLE
public import Actions
public import Foundation
public import Query
internal import XCTest
public import XCUIAutomation

// XCUITest's own classes have every member that Einstein's helpers need, but for those that follow.

extension XCUIElement: @MainActor LiveElement {
  /// What asks for elements.
  public typealias Query = XCUIElementQuery

  /// The kind of an element.
  public typealias Kind = XCUIElement.ElementType

  /// Reports a failure of the test.
  public func fail(_ message: String, at site: SourceSite) {
    XCTFail(message, file: site.file, line: site.line)
  }

  /// Returns whether a predicate is true of the element as it is now, without waiting.
  public func satisfies(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: self) }

  /// Waits until a condition is true, asking it five times a second.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - condition: The condition.
  /// - Returns: Whether it is true in time.
  public func wait(timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while true {
      if condition() { return true }
      let now = Date()
      guard now < deadline else { return false }
      RunLoop.current.run(until: min(deadline, now.addingTimeInterval(0.2)))
    }
  }
}

extension XCUIElementQuery: @MainActor LiveQuery {
  /// What the query finds.
  public typealias Element = XCUIElement

  /// What asks for elements.
  public typealias Query = XCUIElementQuery

  /// The kind of an element.
  public typealias Kind = XCUIElement.ElementType

  /// Reports a failure of the test.
  public func fail(_ message: String, at site: SourceSite) {
    XCTFail(message, file: site.file, line: site.line)
  }
}

extension XCUICoordinate: @MainActor ActionCoordinate {}

extension XCUIElement: @MainActor ActionElement {
  /// A place on the screen that can be touched whatever is there.
  public typealias Coordinate = XCUICoordinate

  /// What an element was at one moment.
  public typealias Snapshot = any XCUIElementSnapshot

  /// The app under test, unless the element is an app itself: an element does not tell whose it is.
  public var owningApplication: XCUIElement { self is XCUIApplication ? self : XCUIApplication() }
}
#endif
