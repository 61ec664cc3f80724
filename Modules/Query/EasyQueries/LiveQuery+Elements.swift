// Row S3.5 of Einstein's features.
extension LiveQuery {
  /// Returns the match at an index; nil if there is none, as for a negative index.
  ///
  /// - Parameters:
  ///   - index: The index, from 0.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The element.
  public func element(
    safeIndex index: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Element? {
    let site = SourceSite.current ?? SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(site) {
      index >= 0 && index < count ? element(boundBy: index) : nil
    }
  }

  /// Fails the test unless there are matches, or unless there are none.
  ///
  /// - Parameters:
  ///   - empty: Whether there should be none.
  ///   - file: The file that a failure is reported for.
  ///   - line: The line that a failure is reported for.
  /// - Returns: The query; nil after a failure.
  @discardableResult
  public func assertEmpty(
    empty: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self? {
    let site = SourceSite.current ?? SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(site) {
      let count = count
      guard (count == 0) != empty else { return self }
      let found = count == 1 ? "1 element matches" : "\(count) elements match"
      let expected = empty ? "none should" : "some should"
      fail("\(found) and \(expected): \(self)", at: site)
      return nil
    }
  }
}
