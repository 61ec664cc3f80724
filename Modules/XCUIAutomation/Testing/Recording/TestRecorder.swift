internal import Query

/// Takes note of what a test does.
package final class TestRecorder {
  /// The test as the test framework names it.
  package var name: String { didSet { open[0].name = name } }

  private let clock: any Device

  /// The activities that go on, the outermost first; it is that of the test itself.
  private var open: [TestActivity]

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - name: The test as the test framework names it.
  ///   - clock: The device that has the time.
  init(name: String, clock: any Device) {
    self.name = name
    self.clock = clock
    open = [TestActivity(name: name, start: clock.time)]
  }

  /// How many activities go on inside each other, that of the test itself included.
  package var depth: Int { open.count }

  /// Begins an activity inside those that go on.
  package func begin(_ name: String) {
    open.append(TestActivity(name: name, start: clock.time))
  }

  /// Ends the innermost activity that goes on.
  package func end() {
    guard open.count > 1 else { return }
    var activity = open.removeLast()
    activity.end = clock.time
    open[open.count - 1].activities.append(activity)
  }

  /// Attaches something to an activity that goes on.
  ///
  /// - Parameters:
  ///   - attachment: Makes it for a time.
  ///   - level: The activity, from the outermost at 0; the innermost if it is over.
  package func add(_ attachment: (Double) -> TestAttachment, at level: Int) {
    let level = min(max(0, level), open.count - 1)
    open[level].attachments.append(attachment(clock.time))
  }

  /// Takes note of a failure in the innermost activity that goes on.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - file: The path of the file; nil if it is not known.
  ///   - line: The line, from 1.
  func add(_ message: String, _ file: String?, _ line: Int) {
    open[open.count - 1].failures.append(
      TestFailure(message: message, file: file, line: line, time: clock.time)
    )
  }

  /// What has been noted so far.
  package var recording: TestRecording {
    var activities = open
    while activities.count > 1 {
      var last = activities.removeLast()
      last.end = clock.time
      activities[activities.count - 1].activities.append(last)
    }
    activities[0].end = clock.time
    return TestRecording(name: name, activity: activities[0])
  }

  /// Ends all activities, and returns what was noted.
  package func finish() -> TestRecording {
    while open.count > 1 { end() }
    return recording
  }
}
