/// Advice about keys that there are not.
extension FormatParser {
  func hint(unknownKey key: String, known: [String]) -> String? {
    // The parser has passed over the key.
    let place = position - 1
    if let advice = advice(forMemberOf: place - 2) { return advice }
    if let comparison = operatorPosition(before: place) {
      return hint(for: key, at: place, after: comparison)
    }
    if known == vocabulary?.keys, let advice = vocabulary?.advice(for: key) { return advice }
    if known.isEmpty { return nil }
    return FormatHint.nearest(key, among: known) ?? "the keys are \(FormatHint.list(known))"
  }

  /// What to say about a word without quotes that follows an operator.
  private func hint(for word: String, at place: Int, after comparison: Int) -> String {
    let key = comparison > 0 ? text(tokens[comparison - 1].range) : ""
    if let number = vocabulary?.number(named: word, of: key) {
      return "\(key) is a number; \(word) is \(number)"
    }
    switch vocabulary?.kinds[key] {
    case .number: return "\(key) is a number"
    case .boolean: return "\(key) is yes or no; write YES or NO"
    default:
      let text = phrase(from: place) ?? word
      let meant = vocabulary?.values(of: key, nearest: text).first
      return "put a text in quotes: '\(meant ?? text)'"
    }
  }

  /// What to say about looking into a value that cannot be looked into.
  func advice(forMemberOf owner: Int) -> String? {
    guard owner >= 0, tokens[owner + 1].kind == .dot,
      let vocabulary, vocabulary.members[text(tokens[owner].range)]?.isEmpty == true
    else { return nil }
    return vocabulary.advice(for: text(tokens[owner].range))
  }

  /// The operator right before a token, or before the list or the options in front of it.
  func operatorPosition(before place: Int) -> Int? {
    var index = place - 1
    while index >= 2, tokens[index].kind == .comma { index -= 2 }
    guard index >= 0 else { return nil }
    if tokens[index].kind == .openBrace { index -= 1 }
    if index >= 3, tokens[index].kind == .closeBracket, tokens[index - 2].kind == .openBracket {
      index -= 3
    }
    return index >= 0 && tokens[index].isComparison ? index : nil
  }
}
