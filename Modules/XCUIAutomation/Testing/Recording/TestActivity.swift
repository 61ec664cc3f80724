/// A part of a test that has a name, as `XCTContext.runActivity` runs it.
public struct TestActivity: Hashable, Sendable {
  /// What it is called.
  public internal(set) var name: String

  /// When it began, in seconds since the device was started.
  public let start: Double

  /// When it ended; the time of its start as long as it goes on.
  public internal(set) var end: Double

  /// What was attached to it, in order.
  public internal(set) var attachments: [TestAttachment] = []

  /// What failed in it, but not in its parts.
  public internal(set) var failures: [TestFailure] = []

  /// Its parts, in order.
  public internal(set) var activities: [TestActivity] = []

  init(name: String, start: Double) {
    self.name = name
    self.start = start
    end = start
  }
}
