internal import Foundation
public import Query

/// What an accessibility audit looks for.
public typealias XCUIAccessibilityAuditType = AccessibilityAuditType

/// Something that an accessibility audit has found.
public typealias XCUIAccessibilityAuditIssue = AccessibilityAuditIssue

extension XCUIApplication {
  /// Looks through what the app shows for what keeps people from using it; what is found is a failure.
  ///
  /// A tree tells `.hitRegion` and `.sufficientElementDescription`. To ask by name for anything else is a
  /// failure; of `.all` it is left out, with a remark.
  ///
  /// - Parameters:
  ///   - auditTypes: What to look for.
  ///   - issueHandler: Returns whether to ignore something that was found.
  ///   - file: The file that failures are reported for.
  ///   - line: The line that failures are reported for.
  /// - Throws: What `issueHandler` throws.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try audit(for: auditTypes, at: SourceSite(file: file, line: line), issueHandler)
  }
}
