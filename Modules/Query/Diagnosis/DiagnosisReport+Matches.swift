internal import Hierarchy

extension DiagnosisReport {
  /// How many matching elements are compared.
  private static let comparisonLimit = 1_000

  /// Tells what distinguishes several matching elements, and how to find each of the first.
  ///
  /// - Complexity: O(n) for each suggestion that is tried.
  mutating func tellApart(_ matches: [ElementNode], of locator: Locator) {
    tellNesting(of: matches)
    let visible = matches.filter { $0.isVisible == true }
    if visible.count == 1 { add(.onlyVisible(visible[0].index)) }
    let hittable = matches.filter { $0.isHittable == true }
    if hittable.count == 1 { add(.onlyHittable(hittable[0].index)) }
    let compared = Array(matches.prefix(Self.comparisonLimit))
    var tallies: [LocatorDiagnosis.Tally] = []
    for attribute in DistinguishingAttribute.allCases {
      let count = Set(compared.map { attribute.text(of: $0) }).count
      if count > 1 {
        tallies.append(LocatorDiagnosis.Tally(name: attribute.rawValue, count: count))
      }
    }
    add(tallies.isEmpty ? .alike : .distinctions(tallies))
    let suggester = LocatorSuggester(tree: tree, scope: scope, base: locator, rivals: matches)
    for match in matches.prefix(LocatorDiagnosis.candidateLimit) {
      addCandidate(match.index, suggestion: suggester.suggestion(for: match))
    }
  }

  /// Tells which matching elements are inside others.
  private mutating func tellNesting(of matches: [ElementNode]) {
    var open: [ElementNode] = []
    var first: (outer: Int, inner: Int)?
    var count = 0
    for match in matches {
      while let last = open.last, last.subtreeRange.upperBound <= match.index { open.removeLast() }
      if let outer = open.last {
        count += 1
        if first == nil { first = (outer.index, match.index) }
      }
      open.append(match)
    }
    if let first { add(.nested(outer: first.outer, inner: first.inner, count: count)) }
  }
}

/// What may tell elements apart, in the order in which people would choose it.
enum DistinguishingAttribute: String, CaseIterable {
  case identifier, label, value
  case placeholder = "placeholderValue"
  case type, enabled, visible, selected
  case parent = "name of the parent"

  /// What the element has, in a form that is only good for comparing.
  func text(of node: ElementNode) -> String {
    switch self {
    case .identifier: node.identifier ?? ""
    case .label: node.label ?? ""
    case .value: node.value ?? ""
    case .placeholder: node.placeholderValue ?? ""
    case .type: node.typeName
    case .enabled: "\(String(describing: node.isEnabled))"
    case .visible: "\(String(describing: node.isVisible))"
    case .selected: "\(String(describing: node.isSelected))"
    case .parent: node.parent?.name ?? ""
    }
  }
}
