/// What `measure(metrics:block:)` measures on Apple's platforms.
///
/// On a simulated device there is nothing to measure: blocks are run, and no figure comes of it.
public protocol XCTMetric: AnyObject {}

/// How long an app takes to be launched.
public final class XCTApplicationLaunchMetric: XCTMetric {
  /// Creates a metric.
  ///
  /// - Parameter waitUntilResponsive: Whether to measure until the app reacts.
  public init(waitUntilResponsive: Bool = false) {}
}

/// How long something takes.
public final class XCTClockMetric: XCTMetric {
  /// Creates a metric.
  public init() {}
}

/// How much of a processor something takes.
public final class XCTCPUMetric: XCTMetric {
  /// Creates a metric of the process of the tests.
  public init() {}

  /// Creates a metric of an app.
  public init(application: XCUIApplication) {}
}

/// How much memory something takes.
public final class XCTMemoryMetric: XCTMetric {
  /// Creates a metric of the process of the tests.
  public init() {}

  /// Creates a metric of an app.
  public init(application: XCUIApplication) {}
}

/// How much is written to the disk.
public final class XCTStorageMetric: XCTMetric {
  /// Creates a metric of the process of the tests.
  public init() {}

  /// Creates a metric of an app.
  public init(application: XCUIApplication) {}
}
