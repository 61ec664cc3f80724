public import XCTest

/// A part of a test that has a name, and that things can be attached to.
///
/// On Linux it is no `NSObjectProtocol`, since test cases are no objects of Foundation's there.
public protocol XCTActivity: AnyObject {
  /// What it is called.
  var name: String { get }

  /// Attaches something to it.
  func add(_ attachment: XCTAttachment)
}

// XCTest for Linux lacks what is Apple's here; what is attached is kept in the test's record.
extension XCTestCase: XCTActivity {
  /// Attaches something to the test.
  public func add(_ attachment: XCTAttachment) {
    TestRun.current.recorder.add(attachment.kept, at: 0)
  }
}

/// An activity that goes on.
final class RunningActivity: XCTActivity {
  let name: String

  /// How many activities are around it.
  private let level: Int
  private let recorder: TestRecorder

  /// Begins an activity inside the one that goes on.
  init(named name: String) {
    self.name = name
    recorder = TestRun.current.recorder
    level = recorder.depth
    recorder.begin(name)
  }

  func add(_ attachment: XCTAttachment) { recorder.add(attachment.kept, at: level) }

  /// Ends it.
  func end() { recorder.end() }
}
