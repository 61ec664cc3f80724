public import Actions
public import Foundation
public import Predicate
internal import Query
public import XCTest

// Rows S4.1 and S4.3 of Einstein's features, with the results and the test case of XCTest.
extension ActionElement {
  /// Waits until a condition holds; that it does not in time is no failure.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - timeout: How long to wait, in seconds.
  ///   - handler: Asked whenever the condition holds; that it returns false means to wait on.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: How it ended, and the element.
  @discardableResult
  public func waitUntil(
    predicate: EasyPredicate,
    timeout: TimeInterval = 10,
    handler: XCTNSPredicateExpectation.Handler? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> (result: XCTWaiter.Result, element: Self) {
    waitUntil(predicates: [predicate], timeout: timeout, handler: handler, file: file, line: line)
  }

  /// Waits until conditions hold; that they do not in time is no failure.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - timeout: How long to wait, in seconds.
  ///   - handler: Asked whenever the conditions hold; that it returns false means to wait on.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: How it ended, and the element.
  @discardableResult
  public func waitUntil(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    timeout: TimeInterval = 10,
    handler: XCTNSPredicateExpectation.Handler? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> (result: XCTWaiter.Result, element: Self) {
    let ended: (result: WaitResult, element: Self) = waitUntil(
      predicates: predicates,
      logic: logic,
      timeout: timeout,
      handler: handler,
      file: file,
      line: line
    )
    return (XCTWaiter.Result(ended.result), ended.element)
  }

  /// Waits until the element exists; that it does not in time is no failure.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: How it ended, and the element.
  @discardableResult
  public func waitUntilExists(
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> (result: XCTWaiter.Result, element: Self) {
    waitUntil(predicate: .exists(true), timeout: timeout, file: file, line: line)
  }

  /// Waits until the element exists and a condition holds, with a second attempt.
  ///
  /// When the time is over, `failover` is called, and the wait is tried once again. When that is in vain
  /// too, or there is no `failover`, `failure` is called with the result, and where there is none, the
  /// test fails.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - testCase: The test case; it says nothing that is not known.
  ///   - timeout: How long to wait each time, in seconds.
  ///   - failure: Called instead of a failure of the test.
  ///   - failover: Called before the second attempt.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element.
  @discardableResult
  public func wait(
    _ predicate: EasyPredicate,
    testCase: XCTestCase,
    timeout: TimeInterval = 10,
    failure: ((XCTWaiter.Result) -> Void)? = nil,
    failover: (() -> Void)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    wait(
      predicate,
      timeout: timeout,
      failure: failure.map { failure in { failure(XCTWaiter.Result($0)) } },
      failover: failover,
      file: file,
      line: line
    )
  }

  /// Waits until the element exists and a predicate is true, with a second attempt.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - testCase: The test case; it says nothing that is not known.
  ///   - timeout: How long to wait each time, in seconds.
  ///   - failure: Called instead of a failure of the test.
  ///   - failover: Called before the second attempt.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element.
  @discardableResult
  public func wait(
    _ predicate: NSPredicate,
    testCase: XCTestCase,
    timeout: TimeInterval = 10,
    failure: ((XCTWaiter.Result) -> Void)? = nil,
    failover: (() -> Void)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    wait(
      predicate,
      timeout: timeout,
      failure: failure.map { failure in { failure(XCTWaiter.Result($0)) } },
      failover: failover,
      file: file,
      line: line
    )
  }
}

extension XCTWaiter.Result {
  /// The result of the same name.
  fileprivate init(_ result: WaitResult) {
    self = XCTWaiter.Result(rawValue: result.rawValue) ?? .interrupted
  }
}
