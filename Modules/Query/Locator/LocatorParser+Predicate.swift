internal import Predicate

extension LocatorParser {
  /// Reads a text as a predicate if it is one, or is meant to be one.
  mutating func parsePredicateShape(_ text: String) throws(LocatorSyntaxError) -> Locator? {
    // What has neither a symbol nor two words is no predicate; most identifiers end here.
    let mayBePredicate =
      text.utf8.contains { "=<>!".utf8.contains($0) || $0.isBlank }
      || ComparisonShape(Substring(text).utf8)?.sign == .method
    guard mayBePredicate || text == "TRUEPREDICATE" || text == "FALSEPREDICATE" else { return nil }
    do throws(PredicateSyntaxError) {
      let vocabulary = PredicateDialect.any.vocabulary
      let predicate = try FormatPredicate.parse(text, vocabulary: vocabulary).predicate
      var isConstant = false
      if case .constant = predicate { isConstant = text.utf8.allSatisfy { !$0.isSmallLetter } }
      guard !predicate.subjectKeys.isEmpty || isConstant else { return nil }
    } catch {
      let shape = ComparisonShape(Substring(text).utf8)
      let isMeant =
        shape?.isPlainlyPredicate == true
        // What is plainly of another tool is told what to write instead.
        || isMeantAsPredicate(text, error.problem) && ForeignNotation.warning(for: text) == nil
      guard isMeant else {
        if shape?.isPerhapsPredicate == true { warnings.append(.takenForIdentifier(text)) }
        return nil
      }
      throw failure(.predicate(error))
    }
    return try self.predicate(text, .any)
  }

  /// Whether a text that is no predicate must be a mistaken one, by the signs in it.
  private func isMeantAsPredicate(
    _ text: String,
    _ problem: PredicateSyntaxError.Problem
  ) -> Bool {
    let hasQuote = text.utf8.contains { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
    let hasEquality = text.utf8.indices.contains { text.utf8[$0...].starts(with: "==".utf8) }
    if case .unknownKey = problem { return hasQuote || hasEquality }
    return hasQuote && hasEquality
  }
}
