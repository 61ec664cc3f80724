extension FormatPredicate: CustomStringConvertible {
  /// The predicate in the format language: what `NSPredicate` calls `predicateFormat`.
  ///
  /// Keywords are in capitals, operators in one spelling, texts in double quotes, and compound
  /// predicates inside others in parentheses, as Apple prints them. Unlike Apple's, the text
  /// always parses back: a whole `Double` keeps its `.0`, and control characters are escaped.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .constant(let value): text += value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): comparison.write(to: &text)
    case .not(let predicate):
      text += "NOT "
      predicate.writeNested(to: &text)
    case .and(let parts) where parts.isEmpty: text += "TRUEPREDICATE"
    case .or(let parts) where parts.isEmpty: text += "FALSEPREDICATE"
    case .and(let parts): Self.write(parts, separator: " AND ", to: &text)
    case .or(let parts): Self.write(parts, separator: " OR ", to: &text)
    }
  }

  private static func write(
    _ parts: [FormatPredicate],
    separator: String,
    to text: inout String
  ) {
    if parts.count == 1 { return parts[0].write(to: &text) }
    for (index, part) in parts.enumerated() {
      if index > 0 { text += separator }
      part.writeNested(to: &text)
    }
  }

  /// Writes the predicate as a part of another.
  private func writeNested(to text: inout String) {
    switch self {
    case .constant, .comparison: write(to: &text)
    case .and(let parts) where parts.count < 2, .or(let parts) where parts.count < 2:
      parts.isEmpty ? write(to: &text) : parts[0].writeNested(to: &text)
    case .not, .and, .or:
      text += "("
      write(to: &text)
      text += ")"
    }
  }
}

extension FormatPredicate.Comparison: CustomStringConvertible {
  /// The comparison in the format language.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch modifier {
    case .direct: break
    case .any: text += "ANY "
    case .all: text += "ALL "
    }
    left.write(to: &text, atLeast: 1)
    text += " \(`operator`.rawValue)\(options) "
    right.write(to: &text, atLeast: 1)
  }
}

extension FormatPredicate.Options: CustomStringConvertible {
  /// The letters in brackets; empty for no option.
  public var description: String {
    if isEmpty { return "" }
    let letters = Self.letters.filter { contains($0.option) }.map(\.letter)
    return "[\(String(decoding: letters, as: UTF8.self))]"
  }
}
