/// Failures as a plain list.
public final class FailureList: FailureSink {
  /// What has failed, in its order.
  public private(set) var failures: [DeviceFailure] = []

  /// Creates an empty list.
  public init() {}

  /// Appends a failure.
  public func record(_ failure: DeviceFailure) { failures.append(failure) }
}
