extension [String] {
  /// Returns the texts as a list in a sentence: `a, b or c`.
  func joinedAsList(lastSeparator: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + lastSeparator + last
  }
}
