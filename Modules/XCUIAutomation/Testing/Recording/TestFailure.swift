/// A failure of a test, as it is recorded.
public struct TestFailure: Hashable, Sendable {
  /// What is wrong.
  public let message: String

  /// The path of the file; nil if it is not known.
  public let file: String?

  /// The line, from 1.
  public let line: Int

  /// When it happened, in seconds since the device was started.
  public let time: Double

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - file: The path of the file; nil if it is not known.
  ///   - line: The line, from 1.
  ///   - time: When it happened, in seconds since the device was started.
  public init(message: String, file: String?, line: Int, time: Double) {
    self.message = message
    self.file = file
    self.line = line
    self.time = time
  }
}
