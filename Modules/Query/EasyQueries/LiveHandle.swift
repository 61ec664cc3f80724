public import Foundation

/// What Einstein's helpers need of elements and queries alike.
///
/// `DeviceElement` and `DeviceElementQuery` conform, and so can XCUITest's own classes.
public protocol LiveHandle {
  /// What asks for elements.
  associatedtype Query: LiveQuery where Query.Query == Query, Query.Kind == Kind

  /// The kind of an element, with Apple's raw values.
  associatedtype Kind: RawRepresentable<UInt>

  /// Returns a query for all elements inside, of a kind.
  func descendants(matching type: Kind) -> Query

  /// Returns a query for the elements directly inside, of a kind.
  func children(matching type: Kind) -> Query

  /// Reports a failure of the test.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - site: The place to report it for.
  func fail(_ message: String, at site: SourceSite)
}

/// What Einstein's helpers need of a query: members of `XCUIElementQuery`.
public protocol LiveQuery: LiveHandle {
  /// What the query finds.
  associatedtype Element: LiveElement where Element.Query == Query, Query.Element == Element

  /// How many elements match now.
  var count: Int { get }

  /// The first match.
  var firstMatch: Element { get }

  /// Returns the match at an index, from 0.
  func element(boundBy index: Int) -> Element

  /// Returns the only match for which a predicate is true.
  func element(matching predicate: NSPredicate) -> Element

  /// Returns a query for those matches for which a predicate is true.
  func matching(_ predicate: NSPredicate) -> Query

  /// Returns a query for those matches with something inside for which a predicate is true.
  func containing(_ predicate: NSPredicate) -> Query
}

/// What Einstein's helpers need of an element: members of `XCUIElement`, and two more.
public protocol LiveElement: LiveHandle {
  /// Whether anything matches now.
  var exists: Bool { get }

  /// Returns whether a predicate is true of the element as it is now, without waiting.
  ///
  /// Of a missing element only what says that it is missing is true.
  func satisfies(_ predicate: NSPredicate) -> Bool

  /// Waits until a condition is true, while time passes on the device.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - condition: The condition.
  /// - Returns: Whether it is true in time.
  func wait(timeout: TimeInterval, until condition: () -> Bool) -> Bool
}
