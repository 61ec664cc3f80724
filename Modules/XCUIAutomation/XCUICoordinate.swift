public import Foundation
public import Query

/// A place on the screen, given by an element and a distance.
public typealias XCUICoordinate = DeviceCoordinate

extension DeviceCoordinate: NSCopying {
  /// Returns the coordinate itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
