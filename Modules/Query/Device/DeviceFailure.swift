/// A failure of a test: something was not as the test needs it.
public struct DeviceFailure: Error, Hashable, Sendable {
  /// What is wrong, what was found instead, and what to do; several lines.
  public let message: String

  /// Where the test asked for it; nil when that is not known.
  public let site: SourceSite?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - site: Where the test asked for it.
  public init(_ message: String, at site: SourceSite?) {
    self.message = message
    self.site = site
  }
}

extension DeviceFailure: CustomStringConvertible {
  /// The place and the message, as compilers write errors.
  public var description: String { (site.map { "\($0): " } ?? "") + "error: \(message)" }
}
