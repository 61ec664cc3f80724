/// What happens between a test and a device: whom failures are reported to, and whether it goes on.
///
/// After its first failure a session goes inert: nothing reaches the device any more, queries find
/// nothing, waits end at once, and nothing more is reported. A test cannot be ended from
/// inside everywhere, so its remaining lines run, but do nothing.
///
/// ```swift
/// let session = DeviceSession(StaticDevice(tree), failureSink: FailureList())
/// let app = DeviceApplication(session: session)
/// ```
public final class DeviceSession {
  /// The device.
  public let device: any Device

  /// What failures are reported to.
  public let failureSink: any FailureSink

  /// Whether the session goes inert at its first failure; what XCTest calls
  /// `continueAfterFailure` is the opposite.
  public var stopsAtFirstFailure: Bool

  /// Whether the session has gone inert.
  public private(set) var isInert = false

  /// How often an element that is needed is looked for again, as XCUITest does.
  public var retryCount = 2

  /// How long to wait before it is looked for again, in seconds of the device.
  public var retryInterval = 1.0

  /// Deals with what gets in the way where no monitor has; by default nobody does, and what is covered
  /// cannot be touched.
  public var defaultInterruptionHandler: (DeviceElement) -> Bool = { _ in false }

  /// Takes note of what is no failure, but should be known; by default it goes to standard error.
  public var remark: (String) -> Void = { StandardError().write($0) }

  /// The modifier keys that are held, for what is typed.
  var heldKeys: KeyModifierFlags = []

  var monitors: [InterruptionMonitor] = []
  var isDealingWithInterruption = false

  /// How many failures were reported.
  private var failureCount = 0

  /// The last place that anything was asked for, for failures of which it is not known.
  package private(set) var lastSite: SourceSite?

  /// Whether it is only tried whether something would fail, and whether it has.
  private var isTrial = false
  private var hasFailedTrial = false

  /// Creates a session with a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - failureSink: What failures are reported to.
  ///   - stopsAtFirstFailure: Whether the session goes inert at its first failure.
  public init(
    _ device: any Device,
    failureSink: any FailureSink,
    stopsAtFirstFailure: Bool = true
  ) {
    self.device = device
    self.failureSink = failureSink
    self.stopsAtFirstFailure = stopsAtFirstFailure
  }

  /// Reports a failure, unless the session is inert, and makes it inert.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and what was found instead.
  ///   - site: Where the test asked for it; nil for the last place that is known.
  public func fail(_ message: String, at site: SourceSite? = nil) {
    guard !isInert else { return }
    if isTrial {
      hasFailedTrial = true
      return
    }
    failureCount += 1
    isInert = stopsAtFirstFailure
    failureSink.record(DeviceFailure(message, at: site ?? SourceSite.current ?? lastSite))
  }

  /// Remembers a place, for failures of which nothing better is known.
  func note(_ site: SourceSite?) {
    if let site { lastSite = site }
  }

  /// Returns what a closure does without a failure, and nil where there would be one.
  ///
  /// The failure is not reported, and nothing is looked for again.
  func tryingOnce<Value>(_ body: () -> Value) -> Value? {
    let outer = (isTrial, hasFailedTrial, retryCount)
    (isTrial, hasFailedTrial, retryCount) = (true, false, 0)
    defer { (isTrial, hasFailedTrial, retryCount) = outer }
    let value = body()
    return hasFailedTrial ? nil : value
  }

  /// Asks a question until the answer is yes, while the device's time passes.
  ///
  /// The question is asked at once, and whenever something may have changed; a last time at the
  /// deadline.
  ///
  /// - Parameters:
  ///   - timeout: How long to go on, in seconds of the device.
  ///   - isTrue: The question.
  /// - Returns: Whether the answer was yes in time; false if the session is inert.
  public func wait(timeout: Double, until isTrue: () -> Bool) -> Bool {
    let deadline = device.time + min(max(0, timeout), Self.longestWait)
    var standstill = 0
    while !isInert {
      let count = failureCount
      let answer = isTrue()
      // A question that failed has no answer.
      if failureCount > count { return false }
      if answer { return true }
      guard device.time < deadline, letTimePass(until: deadline, &standstill) else { return false }
    }
    return false
  }

  /// Lets time pass on the device.
  ///
  /// - Parameter duration: Seconds.
  public func pass(_ duration: Double) {
    let deadline = device.time + min(duration, Self.longestWait)
    var standstill = 0
    while !isInert, device.time < deadline, letTimePass(until: deadline, &standstill) {}
  }

  /// How long is waited at most, in seconds: some three years.
  ///
  /// A wait for ever ends by then.
  private static let longestWait = 1e8

  /// How often a device may say that something has changed without any time having passed.
  private static let standstillLimit = 100_000

  /// Lets time pass until something may have changed.
  ///
  /// - Returns: Whether the device's clock still goes; that it does not is a failure.
  private func letTimePass(until deadline: Double, _ standstill: inout Int) -> Bool {
    let before = device.time
    device.waitForChange(until: deadline)
    standstill = device.time > before ? 0 : standstill + 1
    guard standstill > Self.standstillLimit else { return true }
    fail("The device's clock stands still at second \(before), and waiting would never end")
    return false
  }
}

// MARK: - The session of a test

extension DeviceSession {
  /// The session of the test that runs: of the task, or else of the process.
  ///
  /// `DeviceApplication()` and identifiers used as elements belong to it. Where there is none, it is one
  /// that fails at everything, and prints why on standard error.
  public static var current: DeviceSession {
    currentBox?.session ?? installed.session ?? installed.provider?() ?? .withoutDevice
  }

  /// A session that fails at everything, and prints why on standard error.
  package static var withoutDevice: DeviceSession {
    DeviceSession(NoDevice(), failureSink: StandardError())
  }

  /// Whether somebody has made a session current, or the one of the process.
  package static var isChosen: Bool { currentBox != nil || installed.session != nil }

  /// Sets what has a session where nobody has made one current or the one of the process.
  ///
  /// - Parameter provider: Returns the session, the same one as long as it is meant.
  package static func provide(_ provider: @escaping () -> DeviceSession) {
    installed.provider = provider
  }

  /// Makes a session the one of the process, or takes it away again.
  ///
  /// For tests that run one after the other, as XCTest's do.
  public static func install(_ session: DeviceSession?) { installed.session = session }

  /// Calls a closure in which this session is the current one.
  public func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$currentBox.withValue(SessionBox(session: self), operation: body)
  }

  /// Calls an asynchronous closure in which this session is the current one.
  ///
  /// It is not current in detached tasks.
  public func asCurrent<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$currentBox.withValue(SessionBox(session: self), operation: body)
  }

  @TaskLocal private static var currentBox: SessionBox?

  private static let installed = InstalledSession()
}

/// A session on its way through a task; whoever owns it sees to it that only one thread uses it.
private struct SessionBox: @unchecked Sendable {
  let session: DeviceSession
}

/// The session of the process; set by the one thread that runs tests one after the other.
private final class InstalledSession: @unchecked Sendable {
  var session: DeviceSession?
  var provider: (() -> DeviceSession)?
}
