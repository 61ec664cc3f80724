public import Foundation
public import Predicate
internal import Query

// Row S4.2 of Einstein's features: conditions that have to hold.
extension ActionElement {
  /// Fails the test unless a condition holds now.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element; nil after a failure.
  @discardableResult
  public func assertBreak(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self? {
    assertBreak(predicates: [predicate], file: file, line: line)
  }

  /// Fails the test unless conditions hold now.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element; nil after a failure.
  @discardableResult
  public func assertBreak(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self? {
    located(file, line) { site in
      guard !isInert, let condition = condition(predicates, logic, at: site) else { return nil }
      if satisfies(condition) { return self }
      fail(UnmetRules(predicates, logic: logic).message(about: self), at: site)
      return nil
    }
  }

  /// Fails the test unless a condition holds now.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element.
  @discardableResult
  public func assert(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    assertBreak(predicate: predicate, file: file, line: line) ?? self
  }

  /// Waits until a condition holds, and fails the test if it does not in time.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - timeout: How long to wait, in seconds.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The element.
  @discardableResult
  public func assert(
    predicate: EasyPredicate,
    timeout: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    located(file, line) { site in
      guard !isInert, let condition = condition([predicate], .and, at: site) else { return self }
      if waitUntil(condition, timeout: timeout) == .timedOut {
        fail(UnmetRules([predicate], logic: .and).message(about: self, after: timeout), at: site)
      }
      return self
    }
  }
}
