internal import Diagnostics
internal import Hierarchy

extension LocatorDiagnosis: CustomStringConvertible {
  /// What was found out, and the candidates, each on lines of their own.
  public var description: String {
    var lines = [headline]
    lines += findings.map { "  \($0)" }
    if matchCount == 0, !candidates.isEmpty { lines.append("nearest:") }
    for candidate in candidates {
      lines.append("  \(candidate.element.summary)")
      for failure in candidate.failures {
        let found = failure.found.map { ", since \($0.shown)" } ?? ""
        lines.append("    not \(failure.condition.shown)\(found)")
      }
      if let suggestion = candidate.suggestion {
        let note = suggestion.dependsOnOrder ? " (depends on the order)" : ""
        lines.append("    found by \(suggestion.locator.shownForCopying)\(note)")
      }
    }
    if matchCount > candidates.count, matchCount > 0 {
      lines.append("  and \(matchCount - candidates.count) more")
    }
    return lines.joined(separator: "\n")
  }

  /// How many elements match, in one line.
  public var headline: String {
    let count = matchCount == 0 ? "no element matches" : "\(matchCount) elements match"
    return "\(count) \(locator.description.shown(limit: 400))"
  }
}

extension LocatorDiagnosis: Encodable {
  private enum Key: String, CodingKey { case locator, matchCount, findings, candidates }
  private enum FindingKey: String, CodingKey { case kind, text }
  private enum CandidateKey: String, CodingKey {
    case index, type, name, label, value, text, failures, suggestion
  }

  /// Writes the diagnosis for programs; findings have their kind and their words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(locator, forKey: .locator)
    try container.encode(matchCount, forKey: .matchCount)
    var list = container.nestedUnkeyedContainer(forKey: .findings)
    for finding in findings {
      var entry = list.nestedContainer(keyedBy: FindingKey.self)
      try entry.encode(finding.kind, forKey: .kind)
      try entry.encode(finding.description, forKey: .text)
    }
    list = container.nestedUnkeyedContainer(forKey: .candidates)
    for candidate in candidates {
      var entry = list.nestedContainer(keyedBy: CandidateKey.self)
      try entry.encode(candidate.element.index, forKey: .index)
      try entry.encode(candidate.element.typeName, forKey: .type)
      try entry.encodeIfPresent(candidate.element.name, forKey: .name)
      try entry.encodeIfPresent(candidate.element.label, forKey: .label)
      try entry.encodeIfPresent(candidate.element.value, forKey: .value)
      try entry.encode(candidate.element.summary, forKey: .text)
      try entry.encode(candidate.failures, forKey: .failures)
      try entry.encodeIfPresent(candidate.suggestion, forKey: .suggestion)
    }
  }
}

extension ElementNode {
  /// The element on one line, such as `[12] Button 'Log in', identifier 'login', {{…}}`.
  var summary: String {
    var text = "[\(index)] \(typeName.shown)"
    if let label, !label.isEmpty { text += " '\(label.shown)'" }
    if let identifier, !identifier.isEmpty { text += ", identifier '\(identifier.shown)'" }
    if let value, !value.isEmpty, value != label { text += ", value '\(value.shown)'" }
    if let frame, frame != .unavailable { text += ", \(frame)" }
    if isEnabled == false { text += ", disabled" }
    if isVisible == false { text += ", invisible" }
    return text
  }
}

extension String {
  /// The text as it may be printed in a line, cut if it is long.
  var shown: String { shown(limit: 120) }

  /// The text as it may be printed in a line: what cannot be seen is escaped, and what is beyond
  /// a number of characters left out.
  func shown(limit: Int) -> String {
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      count += 1
      if count > limit { return result + "…" }
      if scalar.isShownEscaped {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result += scalar.visible
      }
    }
    return result
  }

  /// Whether the text is shown as it is, and can be copied from where it is shown.
  var isShownWhole: Bool {
    !unicodeScalars.contains { $0.isShownEscaped || $0.isControl } && trimmingBlanks == self
  }
}

extension Unicode.Scalar {
  /// Whether it cannot be seen, or not be told from another character.
  fileprivate var isShownEscaped: Bool {
    switch properties.generalCategory {
    case .format: self != "\u{200D}"
    case .privateUse, .unassigned: true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}

extension Locator {
  /// The locator in full, as it can be copied from a terminal and read again.
  ///
  /// What cannot be seen is escaped as predicates have it, where there is a predicate.
  var shownForCopying: String {
    switch self {
    case .predicate, .classChain:
      var text = ""
      for scalar in description.unicodeScalars {
        guard scalar.isShownEscaped || scalar.isControl else {
          text.unicodeScalars.append(scalar)
          continue
        }
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
      return text
    default: return description.shown(limit: .max)
    }
  }
}
