internal import Hierarchy

/// What a tree tells of how accessible a screen is.
///
/// Apple documents what is looked for, but not the rules; these are choices, on the side of finding too
/// little. Only what is on the screen and VoiceOver reaches counts, and nothing that is the system's own:
/// keyboards, status bars and alerts.
struct AccessibilityAudit {
  let findings: [Finding]

  /// Something that is wrong with an element.
  struct Finding: CustomStringConvertible {
    let node: ElementNode
    let problem: Problem

    var description: String { "\(problem.rawValue): \(node.line); \(problem.advice(for: node))" }
  }

  /// What is wrong, in the words of Xcode's reports.
  enum Problem: String {
    case noDescription = "Element has no description"
    case unreadableLabel = "Label not human-readable"
    case smallHitArea = "Hit area is too small"
  }

  /// The shortest side that something to be touched should have, in points, by Apple's guidelines.
  static let smallestSide = 44.0

  /// Looks through a screen, in the order of its elements.
  ///
  /// - Complexity: O(n) times the depth.
  init(_ tree: ElementTree, for types: AccessibilityAuditType) {
    var findings: [Finding] = []
    var index = 0
    while index < tree.count {
      let node = tree[index]
      if Self.systemTypes.contains(node.type) {
        index = max(node.subtreeRange.upperBound, index + 1)
        continue
      }
      index += 1
      guard node.isReachedByVoiceOver, case .part = node.visiblePart else { continue }
      if types.contains(.sufficientElementDescription), let problem = node.descriptionProblem {
        findings.append(Finding(node: node, problem: problem))
      }
      if types.contains(.hitRegion), node.hasSmallHitArea {
        findings.append(Finding(node: node, problem: .smallHitArea))
      }
    }
    self.findings = findings
  }

  /// What no app can do anything about.
  private static let systemTypes: Set<ElementType> = [.keyboard, .statusBar, .alert, .sheet]
}

extension AccessibilityAudit.Problem {
  /// What is looked for to find it.
  var type: AccessibilityAuditType {
    switch self {
    case .noDescription, .unreadableLabel: .sufficientElementDescription
    case .smallHitArea: .hitRegion
    }
  }

  fileprivate func advice(for node: ElementNode) -> String {
    switch self {
    case .noDescription: "give it an accessibilityLabel, or hide it from VoiceOver"
    case .unreadableLabel:
      "VoiceOver would read '\(node.label ?? "")'; give it an accessibilityLabel of words"
    case .smallHitArea:
      "make it at least \(Int(AccessibilityAudit.smallestSide)) points wide and high"
    }
  }
}
