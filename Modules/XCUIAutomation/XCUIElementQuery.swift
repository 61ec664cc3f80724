public import Query

/// A query for elements of an app's user interface.
public typealias XCUIElementQuery = DeviceElementQuery

/// What has elements inside that can be asked for by their kind.
public typealias XCUIElementTypeQueryProvider = ElementTypeQueryProvider
