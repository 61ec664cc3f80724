import Hierarchy
import Query

/// How a locator was evaluated over a dump, and why it does not find one element, if it does not.
struct LocatorExplanation: Sendable {
  let trace: LocatorTrace
  let diagnosis: LocatorDiagnosis?

  init(of locator: Locator, in tree: ElementTree) throws(LocatorEvaluationError) {
    trace = try locator.trace(in: tree)
    diagnosis = try locator.diagnosis(in: tree)
  }

  /// What came of it, on several lines.
  var lines: [String] {
    var lines = ["locator: \(trace.locator)"]
    let looks = trace.visitCount.map { "; elements visited: \($0)" } ?? ""
    lines.append("engine: \(trace.engine)\(looks)")
    for (number, step) in trace.steps.enumerated() {
      let count = step.matchCount.map(Self.elements) ?? "done together with the next step"
      lines.append("step \(number + 1): \(step.text): \(count)")
    }
    lines.append("matches: \(trace.nodes.count)")
    guard let diagnosis else { return lines + trace.nodes.map { "  \($0.line)" } }
    return lines + diagnosis.description.split(separator: "\n").dropFirst().map(String.init)
  }

  private static func elements(_ count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }
}

extension LocatorExplanation: Encodable {
  private enum Key: String, CodingKey {
    case locator, engine, visitCount, steps, matches, diagnosis
  }
  private enum StepKey: String, CodingKey { case text, matchCount }
  private enum MatchKey: String, CodingKey { case index, type, name, label, value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(trace.locator, forKey: .locator)
    try container.encode("\(trace.engine)", forKey: .engine)
    try container.encodeIfPresent(trace.visitCount, forKey: .visitCount)
    var list = container.nestedUnkeyedContainer(forKey: .steps)
    for step in trace.steps {
      var entry = list.nestedContainer(keyedBy: StepKey.self)
      try entry.encode(step.text, forKey: .text)
      try entry.encodeIfPresent(step.matchCount, forKey: .matchCount)
    }
    list = container.nestedUnkeyedContainer(forKey: .matches)
    for node in trace.nodes {
      var entry = list.nestedContainer(keyedBy: MatchKey.self)
      try entry.encode(node.index, forKey: .index)
      try entry.encode(node.typeName, forKey: .type)
      try entry.encodeIfPresent(node.name, forKey: .name)
      try entry.encodeIfPresent(node.label, forKey: .label)
      try entry.encodeIfPresent(node.value, forKey: .value)
    }
    try container.encodeIfPresent(diagnosis, forKey: .diagnosis)
  }
}
