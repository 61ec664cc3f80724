internal import Hierarchy
internal import Predicate

/// What a failure adds to what was found: what is near, or what tells several elements apart.
struct ElementAdvice {
  let lines: [String]

  /// How many findings and elements are told at most.
  private static let limit = 3

  /// What is near where a step of a query finds nothing.
  init(missing steps: ArraySlice<QueryStep>, in screen: LiveScreen) {
    guard let locator = Self.locator(steps) else {
      lines = []
      return
    }
    guard let found = try? locator.nodes(in: screen.tree, limit: 2) else {
      lines = []
      return
    }
    if let only = found.first {
      let others = found.count > 1 ? " and others" : ""
      lines = ["Elsewhere on the screen is \(only.line)\(others)"]
      return
    }
    guard let diagnosis = try? locator.diagnosis(in: screen.tree) else {
      lines = []
      return
    }
    lines =
      diagnosis.findings.prefix(Self.limit).map { "  \($0)" }
      + diagnosis.candidatesNearByText.prefix(Self.limit).map { "  near: \($0.element.line)" }
  }

  /// What tells elements apart, where one was meant.
  init(ambiguous steps: ArraySlice<QueryStep>, _ nodes: [ElementNode]) {
    guard let tree = nodes.first?.tree, let locator = Self.locator(steps),
      let diagnosis = try? locator.diagnosis(in: tree), diagnosis.matchCount == nodes.count
    else {
      lines = []
      return
    }
    lines = diagnosis.findings.prefix(Self.limit).map { "  \($0)" }
  }

  /// The last step to others and the conditions after it, as a locator; nil where none says as much.
  private static func locator(_ steps: ArraySlice<QueryStep>) -> Locator? {
    var conditions: [FormatPredicate] = []
    for step in steps.reversed() {
      switch step {
      case .matching(.identified(let type, let text)):
        if type != .any { conditions.append(isOfType(type)) }
        if let text { conditions.append(isIdentified(text)) }
      case .matching(.predicate(let predicate)):
        guard let format = predicate.format else { return nil }
        conditions.append(format)
      case .containing: return nil
      case .located(let locator): return conditions.isEmpty ? locator : nil
      case .descendants(let type), .children(let type):
        if type != .any { conditions.append(isOfType(type)) }
        if conditions.isEmpty { return nil }
        let all: FormatPredicate =
          conditions.count == 1 ? conditions[0] : .and(conditions.reversed())
        return .predicate(TreePredicate(all, dialect: .xcuitest))
      case .single, .first, .at, .identity: break
      }
    }
    return nil
  }

  private static func isOfType(_ type: ElementType) -> FormatPredicate {
    .comparison(
      FormatPredicate.Comparison(
        .key("elementType"),
        .equalTo,
        .constant(.integer(Int64(type.rawValue)))
      )
    )
  }

  private static func isIdentified(_ text: String) -> FormatPredicate {
    .comparison(FormatPredicate.Comparison(.string(text), .in, .key("identifiers")))
  }
}

extension LocatorDiagnosis {
  /// The candidates without those that have nothing of a text that was looked for.
  fileprivate var candidatesNearByText: [Candidate] {
    var texts: Set<String> = []
    var near: Set<Int> = []
    for finding in findings {
      switch finding {
      case .nearText(_, _, let found, _, _): texts.insert(found)
      case .otherAttribute(let wanted, _, _): texts.insert(wanted)
      case .relaxed(_, let relaxed, _):
        let predicate = try? TreePredicate(format: relaxed, dialect: .xcuitest)
        let nodes = candidates.first.flatMap { try? predicate?.nodes(in: $0.element.tree) }
        near.formUnion((nodes ?? []).map(\.index))
      default: continue
      }
    }
    return candidates.filter { candidate in
      let element = candidate.element
      let own = [element.identifier, element.label, element.value, element.placeholderValue]
      // A text in quotes that the element does not satisfy was meant for another one.
      return !candidate.failures.contains { $0.condition.contains("\"") }
        || near.contains(element.index) || own.contains { $0.map(texts.contains) ?? false }
    }
  }
}
