public import Foundation
public import Predicate
internal import Query

// Row S4.3 of Einstein's features. XCTest's own spelling, with a test case, is in `UITest`.
extension ActionElement {
  /// Waits until the element exists and a condition holds, with a second attempt.
  ///
  /// When the time is over, `failover` is called, and the wait is tried once again. When that is in vain
  /// too, or there is no `failover`, `failure` is called with the result, and where there is none, the
  /// test fails.
  ///
  /// ```swift
  /// app.staticTexts["total"].wait(.label(.equals, "9,90 €"), failover: { app.swipeDown() })
  /// ```
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - timeout: How long to wait each time, in seconds.
  ///   - failure: Called instead of a failure of the test.
  ///   - failover: Called before the second attempt.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element.
  @discardableResult
  public func wait(
    _ predicate: EasyPredicate,
    timeout: TimeInterval = 10,
    failure: ((WaitResult) -> Void)? = nil,
    failover: (() -> Void)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      // Asked on its own first: a condition need not ask for it, and some hold of nothing.
      guard let exists = condition([.exists(true)], .and, at: site),
        let condition = condition([predicate], .and, at: site)
      else { return self }
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [exists, condition])
      let rules = UnmetRules([.exists(true), predicate], logic: .and)
      return wait(both, rules, timeout, failure, failover, at: site)
    }
  }

  /// Waits until the element exists and a predicate is true, with a second attempt.
  ///
  /// - Parameters:
  ///   - predicate: The predicate.
  ///   - timeout: How long to wait each time, in seconds.
  ///   - failure: Called instead of a failure of the test.
  ///   - failover: Called before the second attempt.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element.
  @discardableResult
  public func wait(
    _ predicate: NSPredicate,
    timeout: TimeInterval = 10,
    failure: ((WaitResult) -> Void)? = nil,
    failover: (() -> Void)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      guard let exists = condition([.exists(true)], .and, at: site) else { return self }
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [exists, predicate])
      // What a block asks for nobody can tell.
      let rule = predicate.formatPredicate.map { EasyPredicate($0) } ?? .other("BLOCKPREDICATE")
      let rules = UnmetRules([.exists(true), rule], logic: .and)
      return wait(both, rules, timeout, failure, failover, at: site)
    }
  }

  private func wait(
    _ condition: NSPredicate,
    _ rules: UnmetRules,
    _ timeout: TimeInterval,
    _ failure: ((WaitResult) -> Void)?,
    _ failover: (() -> Void)?,
    at site: SourceSite
  ) -> Self {
    guard !isInert else { return self }
    var result = waitUntil(condition, timeout: timeout)
    if result == .timedOut, let failover {
      failover()
      result = waitUntil(condition, timeout: timeout)
    }
    guard result == .timedOut else { return self }
    if let failure {
      failure(result)
    } else {
      fail(rules.message(about: self, after: timeout), at: site)
    }
    return self
  }
}
