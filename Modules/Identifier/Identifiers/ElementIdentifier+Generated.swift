extension ElementIdentifier {
  /// Whether automatic naming made this identifier; such names stand in parentheses.
  ///
  /// `(title)` is generated, `title` is written by hand. Write no identifier by hand that begins
  /// with `(` and ends with `)`, or automatic naming replaces it.
  public var isGenerated: Bool {
    rawValue.hasPrefix("(") && rawValue.hasSuffix(")") && rawValue.utf8.count > 2 && !isMeaningless
  }

  /// Creates the marked identifier for a name, or nil when the name says nothing.
  package init?(generatedFrom name: String) {
    guard let name = ElementIdentifier.meaningful(name) else { return nil }
    self.init(rawValue: "(\(name))")
  }

  /// Whether the text is empty, blank, or one of the words that stand for a missing value.
  package var isMeaningless: Bool {
    ElementIdentifier.meaningful(rawValue) == nil
  }

  /// The text with white space collapsed, or nil when it is meaningless.
  ///
  /// Line breaks in a label would make an identifier that is hard to write in a test.
  package static func meaningful(_ text: String?) -> String? {
    guard let text else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    let collapsed = words.joined(separator: " ")
    return meaninglessTexts.contains(collapsed.lowercased()) ? nil : collapsed
  }

  /// What Objective-C and Swift print where there is nothing, in lower case.
  private static let meaninglessTexts: Set<String> = [
    "()", "(null)", "<null>", "null", "(nil)", "nil",
  ]
}
