internal import Query

/// Real time that passes on the device as well.
struct RealTime {
  private let start = ContinuousClock.now
  private let deviceStart: Double?

  /// What XCTest takes for its own affairs passes on no device, so that its time is the same each time.
  private static let leastSeconds = 0.01

  /// Begins to measure, if the test has a device.
  init() {
    deviceStart = TestRun.hasDeviceInUse ? DeviceSession.current.device.time : nil
  }

  /// Lets as much time pass on the device as has passed, less what has passed there already.
  func pass() {
    guard let deviceStart else { return }
    let session = DeviceSession.current
    let seconds = (ContinuousClock.now - start).seconds
    guard seconds >= Self.leastSeconds else { return }
    session.pass(deviceStart + seconds - session.device.time)
  }

  /// Does something that takes real time.
  static func passing<Value>(_ body: () -> Value) -> Value {
    let time = RealTime()
    defer { time.pass() }
    return body()
  }
}
