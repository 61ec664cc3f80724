public import Foundation

/// A place on the earth, as tests give it to a device.
open class XCUILocation: NSObject {
  /// The place.
  public let location: CLLocation

  /// Creates a place.
  ///
  /// - Parameter location: The place.
  public init(location: CLLocation) { self.location = location }
}
