/// What failures are reported to: a test framework, or a list.
public protocol FailureSink: AnyObject {
  /// Takes note of a failure.
  func record(_ failure: DeviceFailure)
}
