public import Hierarchy

/// What has elements inside that can be asked for by their kind: `XCUIElementTypeQueryProvider`.
public protocol ElementTypeQueryProvider {
  /// The first element that is meant; whether there are more does not matter.
  var firstMatch: DeviceElement { get }

  /// Returns a query for all elements inside, of a kind.
  func descendants(matching type: ElementType) -> DeviceElementQuery
}
