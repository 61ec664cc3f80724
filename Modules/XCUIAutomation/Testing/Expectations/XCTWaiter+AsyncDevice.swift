public import Foundation
internal import Query
public import XCTest

// As the functions that are not asynchronous.
extension XCTWaiter {
  /// Waits for expectations; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: What has become of them.
  @discardableResult
  nonisolated(nonsending) public func fulfillment(
    of expectations: [XCTestExpectation],
    timeout seconds: TimeInterval,
    enforceOrder: Bool = false
  ) async -> Result {
    let wait = ExpectationWait(expectations, timeout: seconds)
    guard let wait, let unfulfilled = wait.run() else {
      let time = RealTime()
      let result = await fulfillment(
        of: expectations,
        timeout: seconds,
        enforceOrder: enforceOrder,
        file: #filePath,
        line: #line
      )
      time.pass()
      return result
    }
    let reports = delegate is XCTestCase
    if reports { delegate = nil }
    let result = await fulfillment(
      of: expectations,
      timeout: 0,
      enforceOrder: enforceOrder,
      file: #filePath,
      line: #line
    )
    if reports { wait.report(result, unfulfilled: unfulfilled, at: nil) }
    return result
  }

  /// Waits for expectations; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: What has become of them.
  @discardableResult
  nonisolated(nonsending) public class func fulfillment(
    of expectations: [XCTestExpectation],
    timeout seconds: TimeInterval,
    enforceOrder: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrder)
  }
}
