public import Foundation
public import Predicate
internal import Query

// Row S4.1 of Einstein's features: waiting for conditions, while the device's time passes.
//
// Those that return a result are disfavoured, so that `UITest` can have the same with the result of
// `XCTWaiter`.
extension ActionElement {
  /// Waits until a condition holds; that it does not in time is no failure.
  ///
  /// The condition is asked at once and whenever something may have changed. Of a missing element only
  /// what says that it is missing holds.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - timeout: How long to wait, in seconds.
  ///   - handler: Asked whenever the condition holds; that it returns false means to wait on.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: How it ended, and the element.
  @_disfavoredOverload
  @discardableResult
  public func waitUntil(
    predicate: EasyPredicate,
    timeout: TimeInterval = 10,
    handler: (() -> Bool)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> (result: WaitResult, element: Self) {
    waitUntil(
      predicates: [predicate],
      timeout: timeout,
      handler: handler,
      file: file,
      line: line
    )
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
  @_disfavoredOverload
  @discardableResult
  public func waitUntil(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    timeout: TimeInterval = 10,
    handler: (() -> Bool)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> (result: WaitResult, element: Self) {
    located(file, line) { site in
      guard let condition = condition(predicates, logic, at: site) else {
        return (.interrupted, self)
      }
      return (waitUntil(condition, timeout: timeout, handler: handler), self)
    }
  }

  /// Waits until the element exists; that it does not in time is no failure.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: How it ended, and the element.
  @_disfavoredOverload
  @discardableResult
  public func waitUntilExists(
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> (result: WaitResult, element: Self) {
    waitUntil(predicates: [.exists(true)], timeout: timeout, file: file, line: line)
  }

  /// Waits until the element exists; that it does not in time is a failure.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element.
  @discardableResult
  public func waitUntilExistsAssert(
    timeout: TimeInterval = 10,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    assert(predicate: .exists(true), timeout: timeout, file: file, line: line)
  }

  /// Lets some seconds pass.
  ///
  /// - Parameters:
  ///   - s: The seconds.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  @discardableResult
  public func wait(
    _ s: UInt32 = 1,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { _ in
      _ = wait(timeout: TimeInterval(s)) { false }
      return self
    }
  }
}

extension ActionElement {
  /// Conditions as one of Foundation's; nil after a failure, where there is a mistake in them.
  func condition(
    _ predicates: [EasyPredicate],
    _ logic: NSCompoundPredicate.LogicalType,
    at site: SourceSite
  ) -> NSPredicate? {
    do throws(EasyPredicateError) {
      return NSPredicate(try predicates.merged(withLogic: logic).formatPredicate)
    } catch {
      fail("\(error)", at: site)
      return nil
    }
  }

  /// Waits until a condition holds, and a closure agrees.
  func waitUntil(
    _ condition: NSPredicate,
    timeout: TimeInterval,
    handler: (() -> Bool)? = nil
  ) -> WaitResult {
    let isDone = wait(timeout: timeout) { satisfies(condition) && handler?() ?? true }
    return isDone ? .completed : isInert ? .interrupted : .timedOut
  }
}
