internal import Foundation
internal import Query

// Sleeping on a device is waiting: its time passes, and nobody sleeps. The compiler prefers these to the
// system's functions for numbers that are written out, and for the type `Int`.

/// Lets time pass on the device of the test; sleeps only where the test has done nothing with it.
///
/// - Parameter seconds: How long.
/// - Returns: 0: nothing is left.
@discardableResult
public func sleep(_ seconds: Int) -> UInt32 {
  if !passOnDevice(Double(seconds)) { Thread.sleep(forTimeInterval: Double(seconds)) }
  return 0
}

/// Lets time pass on the device of the test; sleeps only where the test has done nothing with it.
///
/// - Parameter microseconds: How long.
/// - Returns: 0: that there was no error.
@discardableResult
public func usleep(_ microseconds: Int) -> Int32 {
  let seconds = Double(microseconds) / 1_000_000
  if !passOnDevice(seconds) { Thread.sleep(forTimeInterval: seconds) }
  return 0
}

extension Task where Success == Never, Failure == Never {
  /// Lets time pass on the device of the test; sleeps only where the test has done nothing with it.
  ///
  /// - Parameter duration: How long.
  /// - Throws: `CancellationError`.
  public static func sleep(for duration: Duration) async throws {
    try checkCancellation()
    if !passOnDevice(duration.seconds) { try await sleep(for: duration, tolerance: nil) }
  }

  /// Lets time pass on the device of the test; sleeps only where the test has done nothing with it.
  ///
  /// - Parameter duration: How long, in nanoseconds.
  /// - Throws: `CancellationError`.
  public static func sleep(nanoseconds duration: Int) async throws {
    try await sleep(for: .nanoseconds(duration))
  }
}

/// Lets time pass on the device, if the test has done something with it.
private func passOnDevice(_ seconds: Double) -> Bool {
  guard TestRun.hasDeviceInUse else { return false }
  DeviceSession.current.pass(seconds)
  return true
}
