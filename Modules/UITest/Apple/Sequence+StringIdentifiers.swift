#if !os(Linux) || EINSTEIN_CHECK_APPLE
public import class Foundation.NSCompoundPredicate
public import Predicate
internal import Query
internal import XCTest
public import XCUIAutomation

// Rows S3.2 and S1.7 of Einstein's features: those of some identifiers whose elements match.
@MainActor
extension Sequence where Element: RawRepresentable<String> {
  /// Returns the elements that identifiers name and for which conditions hold, waiting until there is
  /// one.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - timeout: How long to wait for the first, in seconds; 0 for no waiting.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The elements that match at that moment, in the order of the identifiers.
  public func elements(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    timeout: Int = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> [XCUIElement] {
    map(\.rawValue).elements(
      predicates: predicates,
      logic: logic,
      timeout: timeout,
      file: file,
      line: line
    )
  }

  /// Returns the first element that an identifier names and for which a condition holds now.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element; nil if there is none.
  public func anyElement(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement? {
    elements(predicates: [predicate], file: file, line: line).first
  }
}

@MainActor
extension Sequence<String> {
  /// Returns the elements that texts name and for which conditions hold, waiting until there is one.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - timeout: How long to wait for the first, in seconds; 0 for no waiting.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The elements that match at that moment, in the order of the texts.
  public func elements(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    timeout: Int = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> [XCUIElement] {
    let condition = predicates.merged(withLogic: logic)
    let queries = map { $0.query }
    var matches: [XCUIElement] = []
    _ = XCUIApplication().wait(timeout: Double(timeout)) {
      matches = queries.map { $0.matching(predicate: condition, file: file, line: line).firstMatch }
        .filter(\.exists)
      return !matches.isEmpty
    }
    return matches
  }

  /// Returns the first element that a text names and for which a condition holds now.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element; nil if there is none.
  public func anyElement(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement? {
    elements(predicates: [predicate], file: file, line: line).first
  }
}
#endif
