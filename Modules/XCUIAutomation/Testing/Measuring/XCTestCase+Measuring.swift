public import Foundation
public import XCTest

/// How `measure(metrics:options:block:)` goes about it.
public final class XCTMeasureOptions: NSObject {
  /// How often the block is run, apart from a first time that does not count.
  public var iterationCount = 5

  /// What is usual.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
  /// Runs a block as often as a measurement would; on a simulated device there is nothing to measure.
  ///
  /// - Parameters:
  ///   - metrics: What would be measured.
  ///   - options: How often it is run.
  ///   - block: What would be measured.
  public func measure(
    metrics: [any XCTMetric],
    options: XCTMeasureOptions = .default,
    block: () -> Void
  ) {
    for _ in 0...max(0, options.iterationCount) { block() }
  }

  /// How long the test may take on Apple's platforms, in seconds; nothing is stopped here.
  public var executionTimeAllowance: TimeInterval {
    get { 600 }
    set {}
  }
}
