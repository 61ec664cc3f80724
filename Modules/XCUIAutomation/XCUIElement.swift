public import Query

/// An element of an app's user interface.
public typealias XCUIElement = DeviceElement

/// A query for elements.
public typealias XCUIElementQuery = DeviceElementQuery
