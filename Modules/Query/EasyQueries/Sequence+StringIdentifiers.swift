// On Apple platforms identifiers stand for XCUITest's own elements, and these stay out of sight.
#if !canImport(Darwin) && !EINSTEIN_CHECK_APPLE
public import class Foundation.NSCompoundPredicate
public import Predicate

// Rows S3.2 and S1.7 of Einstein's features: those of some identifiers whose elements match.
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
  ) -> [DeviceElement] {
    map(\.query).elements(predicates.merged(withLogic: logic), timeout, file, line)
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
  ) -> DeviceElement? {
    elements(predicates: [predicate], file: file, line: line).first
  }
}

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
  ) -> [DeviceElement] {
    map(\.query).elements(predicates.merged(withLogic: logic), timeout, file, line)
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
  ) -> DeviceElement? {
    elements(predicates: [predicate], file: file, line: line).first
  }
}

extension [DeviceElementQuery] {
  /// The first match of each query for which a condition holds, waiting until there is one.
  ///
  /// A condition that asks for a missing element has no element to give, and nothing is returned for it.
  fileprivate func elements(
    _ condition: EasyPredicate,
    _ timeout: Int,
    _ file: StaticString,
    _ line: UInt
  ) -> [DeviceElement] {
    guard let first else { return [] }
    let site = SourceSite.current ?? SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(site) {
      let condition = first.predicate(condition, at: site)
      var matches: [DeviceElement] = []
      _ = first.session.wait(timeout: Double(timeout)) {
        matches = map { $0.matching(condition).firstMatch }.filter(\.exists)
        return !matches.isEmpty
      }
      return matches
    }
  }
}
#endif
