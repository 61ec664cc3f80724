internal import Foundation
internal import Springboard

/// What is set for the devices of all tests of the process.
final class TestSettings: @unchecked Sendable {
  // Sendable is unchecked because the values are only used under the lock.
  private let lock = NSLock()
  private var values = Values()

  private struct Values {
    var apps: [AppModel]?
    var stopsAtFirstFailure = true
    var recordingHandler: (@Sendable (TestRecording) -> Void)?
  }

  var apps: [AppModel]? {
    get { lock.withLock { values.apps } }
    set { lock.withLock { values.apps = newValue } }
  }

  var stopsAtFirstFailure: Bool {
    get { lock.withLock { values.stopsAtFirstFailure } }
    set { lock.withLock { values.stopsAtFirstFailure = newValue } }
  }

  var recordingHandler: (@Sendable (TestRecording) -> Void)? {
    get { lock.withLock { values.recordingHandler } }
    set { lock.withLock { values.recordingHandler = newValue } }
  }
}
