public import class Foundation.NSCompoundPredicate
public import Predicate

// Row S3.6 of Einstein's features: those of some elements for which conditions hold.
extension Sequence where Element: LiveElement {
  /// Returns the elements for which conditions hold, waiting until there is one.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - timeout: How long to wait for the first, in seconds; 0 for no waiting.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The elements that match at that moment, in their order; none if the time is over.
  public func elements(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    timeout: Int = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> [Element] {
    let elements = Array(self)
    guard let first = elements.first else { return [] }
    let site = SourceSite.current ?? SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(site) {
      let condition = first.predicate(predicates.merged(withLogic: logic), at: site)
      var matches: [Element] = []
      _ = first.wait(timeout: Double(timeout)) {
        matches = elements.filter { $0.satisfies(condition) }
        return !matches.isEmpty
      }
      return matches
    }
  }

  /// Returns the first element for which a condition holds now; nil if there is none.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func anyElement(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Element? {
    elements(predicates: [predicate], file: file, line: line).first
  }
}
