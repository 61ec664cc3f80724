public import Query

/// A place on the screen, given by an element and a distance.
public typealias XCUICoordinate = DeviceCoordinate
