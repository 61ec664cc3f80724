/// What a test did, as a value: its activities, what it attached, and what failed.
///
/// Times are those of the device, so that the same test gives the same record.
public struct TestRecording: Hashable, Sendable {
  /// The test as the test framework names it; empty where that is not known yet.
  public let name: String

  /// All of the test, whose parts are its activities.
  public let activity: TestActivity

  /// The record of the test that runs, as far as it has come.
  public static var current: TestRecording { TestRun.current.recorder.recording }

  /// Calls a closure at the end of each test with its record; nil for none.
  package static var handler: (@Sendable (TestRecording) -> Void)? {
    get { TestDevice.settings.recordingHandler }
    set { TestDevice.settings.recordingHandler = newValue }
  }
}
