internal import Foundation
internal import Hierarchy

/// Stands where no device is, and says so.
final class NoDevice: Device {
  let targetApplication = "no.device"
  private(set) var time: Double = 0
  let orientation = DeviceOrientation.unknown

  private static let error = DeviceError.unsupported(
    "There is no device: make a DeviceSession, and install it or call asCurrent"
  )

  func waitForChange(until deadline: Double) { time = max(time, deadline) }

  func state(of bundleIdentifier: String) -> ApplicationState { .unknown }

  func launch(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    throw Self.error
  }

  func activate(
    _ bundleIdentifier: String,
    arguments: [String],
    environment: [String: String]
  ) throws(DeviceError) {
    throw Self.error
  }

  func terminate(_ bundleIdentifier: String) throws(DeviceError) { throw Self.error }

  func tree(of bundleIdentifier: String) throws(DeviceError) -> ElementTree { throw Self.error }

  func keyboardFocus(in bundleIdentifier: String) -> Int? { nil }

  func scrollToVisible(
    _ element: ElementNode,
    in bundleIdentifier: String
  ) throws(DeviceError) {
    throw Self.error
  }

  func perform(_ event: DeviceEvent) throws(DeviceError) { throw Self.error }

  func resetAuthorization(
    for resource: ProtectedResource,
    of bundleIdentifier: String
  ) throws(DeviceError) {
    throw Self.error
  }
}

/// Prints failures on standard error.
final class StandardError: FailureSink {
  func record(_ failure: DeviceFailure) { write("\(failure)") }

  func write(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
