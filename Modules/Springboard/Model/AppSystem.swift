/// The system that the screens of an app were recorded on; system alerts speak its language.
public struct AppSystem: Hashable, Sendable {
  /// The version, such as `17.5`.
  public var version: String

  /// The language, such as `en`.
  public var language: String

  /// The region, such as `US`.
  public var region: String

  /// Creates a system: iOS 18.0 in American English, unless told otherwise.
  public init(version: String = "18.0", language: String = "en", region: String = "US") {
    self.version = version
    self.language = language
    self.region = region
  }
}
