extension FormatParser {
  /// How many oddities are told; nobody reads more.
  private static let warningLimit = 20

  /// Notes what is odd about a comparison.
  mutating func note(_ comparison: FormatPredicate.Comparison, right range: Range<Int>) {
    guard warnings.count < Self.warningLimit, let kind = oddity(of: comparison) else { return }
    warnings.append(PredicateWarning(format: format, range: range, kind: kind))
  }

  private func oddity(of comparison: FormatPredicate.Comparison) -> PredicateWarning.Kind? {
    switch comparison.right {
    case .constant(.string(let text)): return oddity(of: text, after: comparison)
    case .keyPath(let keys, of: nil):
      if keys.count == 1, case .key(let name) = keys[0], name.hasPrefix("XCUIElementType") {
        return .unquotedElementType(name)
      }
      return nil
    default: return nil
    }
  }

  private func oddity(
    of text: String,
    after comparison: FormatPredicate.Comparison
  ) -> PredicateWarning.Kind? {
    switch comparison.operator {
    case .like where Self.looksLikeRegularExpression(text): .regularExpressionInLike
    case .equalTo, .notEqualTo:
      oddity(ofEqual: text)
    case .beginsWith where text.isEmpty, .endsWith where text.isEmpty,
      .contains where text.isEmpty:
      .emptyText
    case .matches: oddity(ofRegularExpression: text)
    default: nil
    }
  }

  private func oddity(ofEqual text: String) -> PredicateWarning.Kind? {
    if ["true", "false", "yes", "no"].contains(text.lowercased()) { return .quotedBoolean(text) }
    let hasWildcard = text.count > 1 && (text.hasPrefix("*") || text.hasSuffix("*"))
    return hasWildcard ? .wildcardInEquality : nil
  }

  private func oddity(ofRegularExpression pattern: String) -> PredicateWarning.Kind? {
    guard checksRegularExpressions else { return nil }
    do throws(RegularExpressionFault) {
      _ = try TextRegularExpression(pattern, options: [])
      return nil
    } catch {
      guard case .malformed(let message, let offset) = error else { return nil }
      return .malformedRegularExpression(message: message, offset: offset)
    }
  }

  /// Whether a pattern has what regular expressions are made of and texts seldom.
  private static func looksLikeRegularExpression(_ pattern: String) -> Bool {
    pattern.hasPrefix("^") || pattern.hasSuffix("$")
      || [".*", ".+", "\\d", "\\w", "\\s", "[0-9]", "[a-z]", "(.*)"].contains {
        pattern.contains($0)
      }
  }
}
