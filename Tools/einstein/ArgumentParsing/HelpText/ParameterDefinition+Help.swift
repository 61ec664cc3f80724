extension ParameterDefinition {
  /// The row that explains the parameter.
  var helpRow: HelpRow {
    HelpRow(helpTerm, ([help] + remarks).filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// A positional argument as the usage line shows it: `DUMP`, `[DUMP]`, `DUMP...`, `[DUMP...]`.
  var usageTerm: String {
    guard case .positional(_, let count) = role else { return displayName }
    let term = count.upperBound > 1 ? "\(name)..." : name
    return count.lowerBound == 0 ? "[\(term)]" : term
  }

  private var helpTerm: String {
    guard !isPositional else { return usageTerm }
    let start = (short.map { "-\($0), " } ?? "    ") + displayName
    return value.map { "\(start) \($0.placeholder)" } ?? start
  }

  private var remarks: [String] {
    guard let value else { return [] }
    var remarks: [String] = []
    // A list that fills the screen would hide the rest of the help; completion offers it anyway.
    if case .choices(let labels) = value.completion, labels.count <= 20 {
      remarks.append("One of: \(labels.map(\.nameWithAliases).joined(separator: ", ")).")
    }
    if let defaultText = value.defaultText {
      remarks.append("Default: \(defaultText.isEmpty ? "''" : defaultText).")
    }
    switch role {
    case .option(_, isRepeatable: true): remarks.append("May be repeated.")
    case .positional(_, let count) where count.lowerBound > 1:
      remarks.append("At least \(count.lowerBound).")
    default: break
    }
    return remarks
  }
}
