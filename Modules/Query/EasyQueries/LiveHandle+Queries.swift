public import class Foundation.NSCompoundPredicate
public import Predicate

// Row S3.3 of Einstein's features: what is inside, by conditions.
extension LiveHandle {
  /// Returns a query for all elements inside for which a condition holds.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func descendants(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    let site = SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(SourceSite.current ?? site) {
      descendants(matching: anyKind).matching(self.predicate(predicate, at: site))
    }
  }

  /// Returns a query for all elements inside for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func descendants(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    descendants(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }

  /// Returns a query for the elements directly inside for which a condition holds.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func children(
    predicate: EasyPredicate,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    let site = SourceSite(file: file, line: line)
    return SourceSite.$current.withValue(SourceSite.current ?? site) {
      children(matching: anyKind).matching(self.predicate(predicate, at: site))
    }
  }

  /// Returns a query for the elements directly inside for which conditions hold.
  ///
  /// - Parameters:
  ///   - predicates: The conditions, at least one.
  ///   - logic: How they are joined.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Returns: The query.
  public func children(
    predicates: [EasyPredicate],
    logic: NSCompoundPredicate.LogicalType = .and,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Query {
    children(predicate: predicates.merged(withLogic: logic), file: file, line: line)
  }
}
