public import Foundation
internal import Query
public import XCTest

// XCTest's own functions have more parameters with default values: that makes the compiler choose these.
extension XCTWaiter {
  /// Waits for expectations; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: What has become of them.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation],
    timeout seconds: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Result {
    wait(expectations, seconds, false, SourceSite(file: file, line: line))
  }

  /// Waits for expectations in order; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: What has become of them.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation],
    timeout seconds: TimeInterval,
    enforceOrder: Bool
  ) -> Result {
    wait(expectations, seconds, enforceOrder, nil)
  }

  /// Waits for expectations; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  /// - Returns: What has become of them.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  public class func wait(
    for expectations: [XCTestExpectation],
    timeout seconds: TimeInterval
  ) -> Result {
    XCTWaiter().wait(expectations, seconds, false, nil)
  }

  /// Waits for expectations in order; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: What has become of them.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  public class func wait(
    for expectations: [XCTestExpectation],
    timeout seconds: TimeInterval,
    enforceOrder: Bool
  ) -> Result {
    XCTWaiter().wait(expectations, seconds, enforceOrder, nil)
  }

  private func wait(
    _ expectations: [XCTestExpectation],
    _ timeout: TimeInterval,
    _ enforceOrder: Bool,
    _ site: SourceSite?
  ) -> Result {
    let file = site?.file ?? #filePath
    let line = Int(site?.line ?? #line)
    guard let wait = ExpectationWait(expectations, timeout: timeout), let unfulfilled = wait.run()
    else {
      return RealTime.passing {
        self.wait(
          for: expectations,
          timeout: timeout,
          enforceOrder: enforceOrder,
          file: file,
          line: line
        )
      }
    }
    // XCTest takes note of what it has waited for, and checks order and what must not happen. A
    // delegate that reports would have the wrong time in its text.
    let reports = delegate is XCTestCase
    if reports { delegate = nil }
    let result = self.wait(
      for: expectations,
      timeout: 0,
      enforceOrder: enforceOrder,
      file: file,
      line: line
    )
    if reports { wait.report(result, unfulfilled: unfulfilled, at: site) }
    return result
  }
}
