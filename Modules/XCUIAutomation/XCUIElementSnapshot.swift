public import Foundation
public import Query

/// What an element was at one moment; it does not change with the screen.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements directly inside.
  var children: [any XCUIElementSnapshot] { get }

  /// All of it as a dictionary; what is inside is a list of dictionaries.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What a snapshot can be made of.
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
  /// The attributes of the element and of all that is inside, as they are now.
  ///
  /// - Throws: `DeviceFailure`, which is not reported, if there is not exactly one element.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension DeviceElementSnapshot: XCUIElementSnapshot {
  /// The elements directly inside.
  @_disfavoredOverload
  public var children: [any XCUIElementSnapshot] { snapshotsInside }
}

extension DeviceElement: XCUIElementSnapshotProviding {
  /// The attributes of the element and of all that is inside, as they are now.
  ///
  /// - Throws: `DeviceFailure`, which is not reported, if there is not exactly one element.
  @_disfavoredOverload
  public func snapshot() throws -> any XCUIElementSnapshot {
    let snapshot: () throws -> DeviceElementSnapshot = self.snapshot
    return try snapshot()
  }
}
