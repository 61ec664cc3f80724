public import Foundation
public import Predicate

// Row S3.4 of Einstein's features: queries by conditions. What the older names mean is what they meant
// in Einstein 0.4 and before.
extension LiveQuery {
  /// Returns a query for those matches for which a condition holds.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func matching(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    located(file, line, predicate) { condition in matching(condition) }
  }

  /// Returns a query for those matches for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func matching(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    matching(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }

  /// Returns the only match for which a condition holds.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func element(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Element {
    located(file, line, predicate) { condition in element(matching: condition) }
  }

  /// Returns the only match for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func element(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Element {
    element(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }

  /// Returns a query for those matches with something inside for which a condition holds.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func containing(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    located(file, line, predicate) { condition in containing(condition) }
  }

  /// Returns a query for those matches with something inside for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func containing(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    containing(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }

  /// Returns a query for those matches with something inside for which a condition holds.
  ///
  /// It is an older name of `containing(predicate:)`.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func filter(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    located(file, line, predicate) { condition in containing(condition) }
  }

  /// Returns a query for those matches with something inside for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func filter(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    filter(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }

  /// Returns the first match with something inside for which a condition holds.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func first(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Element {
    located(file, line, predicate) { condition in containing(condition).firstMatch }
  }

  /// Returns the first match with something inside for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func first(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Element {
    first(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }

  /// Returns a query for those matches for which a condition holds.
  ///
  /// It is an older name of `matching(predicate:)`.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func childrenFilter(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    located(file, line, predicate) { condition in matching(condition) }
  }

  /// Returns a query for those matches for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func childrenFilter(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    childrenFilter(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }

  /// Returns the only match for which a condition holds.
  ///
  /// It is an older name of `element(predicate:)`.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func childrenFirst(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Element {
    located(file, line, predicate) { condition in element(matching: condition) }
  }

  /// Returns the only match for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func childrenFirst(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Element {
    childrenFirst(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }

  private func located<Result>(
    _ file: StaticString,
    _ line: UInt,
    _ condition: EasyPredicate,
    _ body: (NSPredicate) -> Result
  ) -> Result {
    let site = SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(SourceSite.current ?? site) {
      body(predicate(condition, at: site))
    }
  }
}
