internal import Hierarchy

extension DeviceApplication {
  /// Looks through what the app shows for what keeps people from using it; what is found is a failure.
  ///
  /// A tree of elements does not tell everything. To ask by name for what it does not tell is a failure; of
  /// `.all` that is left out, with a remark.
  ///
  /// - Parameters:
  ///   - auditTypes: What to look for.
  ///   - site: Where the test asks for it; nil for the last place that is known.
  ///   - issueHandler: Returns whether to ignore something that was found.
  /// - Throws: What `issueHandler` throws.
  package func audit(
    for auditTypes: AccessibilityAuditType,
    at site: SourceSite?,
    _ issueHandler: ((AccessibilityAuditIssue) throws -> Bool)?
  ) throws {
    guard !session.isInert else { return }
    session.note(site)
    let site = place(site)
    let others = auditTypes.subtracting(.ofTrees).names.joined(separator: ", ")
    if auditTypes.isOpen {
      if !others.isEmpty {
        session.remark("The accessibility audit cannot look for \(others) here")
      }
    } else if !others.isEmpty {
      let known = AccessibilityAuditType.ofTrees.names.joined(separator: ", ")
      session.fail(
        "Failed to audit the accessibility of \(path): A simulated screen has no pixels and does not "
          + "tell \(others); look for [\(known)], or for .all to leave out what cannot be looked for",
        at: site
      )
      return
    }
    guard let (screen, _) = found(for: .audit, at: site) else { return }
    let findings = AccessibilityAudit(screen.tree, for: auditTypes).findings
    let identities = ElementIdentity.identities(of: findings.map(\.node))
    var problems: [String] = []
    for (finding, identity) in zip(findings, identities) {
      let path = path.appending(.descendants(finding.node.type)).appending(.identity(identity))
      let element = DeviceElement(session: ownSession, path: path, site: site)
      if try issueHandler?(AccessibilityAuditIssue(finding, element)) == true { continue }
      problems.append("\(finding)")
    }
    // One failure for all: after it the session is inert.
    if !problems.isEmpty {
      session.fail(
        (["The accessibility audit of \(path) found \(problems.count):"] + problems)
          .joined(separator: "\n  "),
        at: site
      )
    }
  }
}
