public import Foundation
public import Query
public import XCTest

// XCTest's own functions have more parameters with default values, or take any object: that makes the
// compiler choose these.
extension XCTestCase {
  /// Makes an expectation about an element, to be waited for.
  ///
  /// - Parameters:
  ///   - predicate: What is to become true.
  ///   - object: The element.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  ///   - handler: Is asked when the predicate is true, and says whether that is all.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate,
    evaluatedWith object: DeviceElement,
    file: StaticString = #filePath,
    line: UInt = #line,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    expect(predicate, object, SourceSite(file: file, line: line), handler)
  }

  /// Makes an expectation about anything, to be waited for.
  ///
  /// - Parameters:
  ///   - predicate: What is to become true.
  ///   - object: What it is asked of.
  ///   - handler: Is asked when the predicate is true, and says whether that is all.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(
    for predicate: NSPredicate,
    evaluatedWith object: Any?,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    expect(predicate, object, nil, handler)
  }

  private func expect(
    _ predicate: NSPredicate,
    _ object: Any?,
    _ site: SourceSite?,
    _ handler: XCTNSPredicateExpectation.Handler?
  ) -> XCTestExpectation {
    let poll = PredicatePoll(predicate, object, at: site)
    // XCTest takes note of it, for a failure of the test if nobody waits for it.
    let expectation = expectation(
      for: poll.predicateForXCTest,
      evaluatedWith: object,
      file: site?.file ?? #filePath,
      line: Int(site?.line ?? #line),
      handler: handler
    )
    if let expectation = expectation as? XCTNSPredicateExpectation {
      poll.belong(to: expectation)
    }
    return expectation
  }

  /// Waits for expectations; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation],
    timeout seconds: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    wait(expectations, seconds, false, SourceSite(file: file, line: line))
  }

  /// Waits for expectations in order; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  ///   - line: The line that failures are reported for.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation],
    timeout seconds: TimeInterval,
    enforceOrder: Bool,
    line: UInt = #line
  ) {
    wait(expectations, seconds, enforceOrder, PredicatePoll.site(of: expectations, line: line))
  }

  private func wait(
    _ expectations: [XCTestExpectation],
    _ timeout: TimeInterval,
    _ enforceOrder: Bool,
    _ site: SourceSite?
  ) {
    guard let wait = ExpectationWait(expectations, timeout: timeout), let unfulfilled = wait.run()
    else {
      return RealTime.passing {
        self.wait(
          for: expectations,
          timeout: timeout,
          enforceOrder: enforceOrder,
          file: site?.file ?? #filePath,
          line: Int(site?.line ?? #line)
        )
      }
    }
    // XCTest takes note of what it has waited for, and checks order and what must not happen.
    let result = XCTWaiter().wait(
      for: expectations,
      timeout: 0,
      enforceOrder: enforceOrder,
      file: #filePath,
      line: #line
    )
    wait.report(result, unfulfilled: unfulfilled, at: site)
  }

  /// Waits for all expectations that the test case has made.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - line: The line that failures are reported for.
  ///   - handler: Is called afterwards, with an error where it was in vain.
  @preconcurrency @MainActor
  public func waitForExpectations(
    timeout: TimeInterval,
    line: UInt = #line,
    handler: XCWaitCompletionHandler? = nil
  ) {
    let own = PredicatePoll.expectationsToWaitFor
    let site = PredicatePoll.site(of: own, line: line)
    let wait = ExpectationWait(own, timeout: timeout)
    let unfulfilled = wait?.run()
    // XCTest has its own list, with those that do not depend on the device; it must not wait for ours.
    if unfulfilled?.isEmpty == false { unfulfilled?.forEach { $0.fulfill() } }
    var error: (any Error)?
    RealTime.passing {
      waitForExpectations(
        timeout: timeout,
        file: site?.file ?? #filePath,
        line: Int(site?.line ?? line)
      ) { error = $0 }
    }
    if let unfulfilled, !unfulfilled.isEmpty {
      wait?.report(.timedOut, unfulfilled: unfulfilled, at: site)
      error = error ?? XCTestError(.timeoutWhileWaiting)
    }
    handler?(error)
  }

  /// Waits for expectations; for what depends on the device alone, the device's time passes.
  ///
  /// - Parameters:
  ///   - expectations: The expectations.
  ///   - seconds: How long to wait.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  ///   - line: The line that failures are reported for.
  nonisolated(nonsending) public func fulfillment(
    of expectations: [XCTestExpectation],
    timeout seconds: TimeInterval,
    enforceOrder: Bool = false,
    line: UInt = #line
  ) async {
    let site = PredicatePoll.site(of: expectations, line: line)
    let wait = ExpectationWait(expectations, timeout: seconds)
    guard let wait, let unfulfilled = wait.run() else {
      let time = RealTime()
      await fulfillment(
        of: expectations,
        timeout: seconds,
        enforceOrder: enforceOrder,
        file: site?.file ?? #filePath,
        line: Int(line)
      )
      return time.pass()
    }
    let result = await XCTWaiter().fulfillment(
      of: expectations,
      timeout: 0,
      enforceOrder: enforceOrder,
      file: #filePath,
      line: #line
    )
    wait.report(result, unfulfilled: unfulfilled, at: site)
  }
}
