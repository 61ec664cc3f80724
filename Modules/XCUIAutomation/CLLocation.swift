public import Foundation

/// A latitude and a longitude, in degrees; it stands for CoreLocation's type in the sources of tests.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: Double

  /// Degrees east of Greenwich.
  public var longitude: Double

  /// Creates a coordinate.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator.
  ///   - longitude: Degrees east of Greenwich.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place on the earth; it stands for CoreLocation's class in the sources of tests.
open class CLLocation: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator.
  ///   - longitude: Degrees east of Greenwich.
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
