// Public, or other modules would not know that the description is overridden.
public import Foundation

/// Something that an accessibility audit has found, as `XCUIAccessibilityAuditIssue`.
public final class AccessibilityAuditIssue: NSObject {
  /// The element that it is about.
  public let element: DeviceElement?

  /// What is wrong, in Apple's words.
  public let compactDescription: String

  /// What is wrong, with the element and what to do.
  public let detailedDescription: String

  /// What was looked for.
  public let auditType: AccessibilityAuditType

  init(_ finding: AccessibilityAudit.Finding, _ element: DeviceElement?) {
    self.element = element
    compactDescription = finding.problem.rawValue
    detailedDescription = finding.description
    auditType = finding.problem.type
  }

  /// What is wrong, with the element and what to do.
  public override var description: String { detailedDescription }
}
