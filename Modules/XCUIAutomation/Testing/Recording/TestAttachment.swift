public import Foundation

/// What a test has attached to its record: a picture, a text, a file.
public struct TestAttachment: Hashable, Sendable {
  /// What it is called; nil if nobody has given it a name.
  public let name: String?

  /// The kind of the contents, such as `public.plain-text`.
  public let uniformTypeIdentifier: String

  /// The contents.
  public let payload: Data

  /// Whether it is kept when the test passes.
  public let isKeptOnSuccess: Bool

  /// When it was attached, in seconds since the device was started.
  public let time: Double

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - uniformTypeIdentifier: The kind of the contents.
  ///   - payload: The contents.
  ///   - isKeptOnSuccess: Whether it is kept when the test passes.
  ///   - time: When it was attached, in seconds since the device was started.
  public init(
    name: String?,
    uniformTypeIdentifier: String,
    payload: Data,
    isKeptOnSuccess: Bool,
    time: Double
  ) {
    self.name = name
    self.uniformTypeIdentifier = uniformTypeIdentifier
    self.payload = payload
    self.isKeptOnSuccess = isKeptOnSuccess
    self.time = time
  }
}
