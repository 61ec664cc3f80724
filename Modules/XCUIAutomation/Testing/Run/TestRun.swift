package import Query
internal import Springboard

/// One test while it runs: its session, its app, and what is recorded of it.
///
/// A test of XCTest has that of the process, since such tests run one after the other; one of Swift
/// Testing has that of its task.
package final class TestRun {
  /// The session of the test with its device.
  package let session: DeviceSession

  /// What is recorded of the test.
  package let recorder: TestRecorder

  /// What the property `app` of test cases has.
  package var app: XCUIApplication?

  /// The device, and that of the tests before it that share it.
  let device: TestRunDevice

  /// Whether a trait of the test itself has taken the place of its suite's.
  private var isReplaced = false

  /// The expectations that wait for something on the device.
  var polls: [ObjectIdentifier: PredicatePoll] = [:]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - name: What the test is called; empty where that is not known yet.
  ///   - device: Its device.
  ///   - sink: What its failures are reported to.
  ///   - stopsAtFirstFailure: Whether it does nothing more on its device after a failure there.
  init(
    name: String,
    device: TestRunDevice,
    sink: any FailureSink,
    stopsAtFirstFailure: Bool = TestDevice.stopsAtFirstFailure
  ) {
    self.device = device
    session = DeviceSession(
      device,
      failureSink: sink,
      stopsAtFirstFailure: stopsAtFirstFailure
    )
    recorder = TestRecorder(name: name, clock: device)
    session.defaultInterruptionHandler = { $0.press(.xcuitestDefault) }
  }

  /// The run of the test that runs: that of the task, or else that of the process.
  package static var current: TestRun { taskRun?.run ?? ProcessTestRun.shared.current }

  /// Whether the test that runs has done something with its device.
  static var hasDeviceInUse: Bool {
    (DeviceSession.current.device as? TestRunDevice)?.isUsed ?? DeviceSession.isChosen
  }

  /// Runs a test of Swift Testing with a device of its own.
  ///
  /// - Parameters:
  ///   - name: What the test is called.
  ///   - apps: Which apps the device has; called when the test first does something with it.
  ///   - body: The test.
  /// - Throws: What the test throws.
  package static func performing(
    _ name: String,
    apps: @escaping @Sendable () -> TestApps,
    _ body: @Sendable () async throws -> Void
  ) async throws {
    let sink = SwiftTestingSink()
    let run = TestRun(name: name, device: TestRunDevice(apps: apps), sink: sink)
    sink.recorder = run.recorder
    taskRun?.run.isReplaced = true
    defer {
      if !run.isReplaced { TestDevice.settings.recordingHandler?(run.recorder.finish()) }
    }
    try await $taskRun.withValue(TestRunBox(run: run)) {
      try await run.session.asCurrent(body)
    }
  }

  @TaskLocal private static var taskRun: TestRunBox?
}

/// A run on its way through a task; the test in it is all that uses it.
private struct TestRunBox: @unchecked Sendable {
  let run: TestRun
}
