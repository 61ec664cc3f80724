extension FormatParser {
  /// How many oddities are told; nobody reads more.
  private static let warningLimit = 20

  /// Notes what is odd about a comparison whose sides are some tokens.
  mutating func note(
    _ comparison: FormatPredicate.Comparison,
    left: Range<Int>,
    right: Range<Int>
  ) {
    let count = warnings.count
    guard collectsWarnings, count < Self.warningLimit else { return }
    for side in [left, right] { noteSpecifier(in: side, of: comparison.operator) }
    guard warnings.count == count else { return }
    noteLostBackslash(in: right, of: comparison.operator)
    if let kind = oddity(of: comparison, on: right) { warn(kind, at: right) }
    if warnings.count == count { noteValues(of: comparison, left: left, right: right) }
  }

  /// Notes that something is odd about some tokens.
  mutating func warn(_ kind: PredicateWarning.Kind, at side: Range<Int>) {
    var range = tokens[side.lowerBound].start..<tokens[side.upperBound - 1].end
    // In a text without escapes the place inside it is known as well: what ICU read last.
    if case .malformedRegularExpression(_, let offset?) = kind, side.count == 1,
      tokens[side.lowerBound].kind == .text
    {
      var start = range.lowerBound + 1
      for (index, scalar) in text(start..<range.upperBound - 1).unicodeScalars.enumerated() {
        if index >= offset - 1 {
          range = start..<start + UTF8.width(scalar)
          break
        }
        start += UTF8.width(scalar)
      }
    }
    warn(kind, atBytes: range)
  }

  private mutating func warn(_ kind: PredicateWarning.Kind, atBytes range: Range<Int>) {
    warnings.append(PredicateWarning(format: format, range: range, kind: kind))
  }

  private func oddity(
    of comparison: FormatPredicate.Comparison,
    on side: Range<Int>
  ) -> PredicateWarning.Kind? {
    switch comparison.right {
    case .constant(.null): return nil
    case .constant where comparison.operator == .between: return .malformedRange(count: nil)
    case .constant(.string(let text)): return oddity(of: text, after: comparison)
    case .aggregate(let members) where comparison.operator == .between && members.count != 2:
      return .malformedRange(count: members.count)
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
    case .like: oddity(ofPattern: text)
    case .equalTo, .notEqualTo: oddity(ofEqual: text, kind: valueKind(of: comparison.left))
    case .beginsWith where text.isEmpty, .endsWith where text.isEmpty,
      .contains where text.isEmpty:
      .emptyText
    case .matches: oddity(ofRegularExpression: text)
    default: nil
    }
  }

  private func oddity(
    ofEqual text: String,
    kind: PredicateVocabulary.ValueKind?
  ) -> PredicateWarning.Kind? {
    let isBoolean = ["true", "false", "yes", "no"].contains(text.lowercased())
    if isBoolean, kind != .text, kind != .number { return .quotedBoolean(text) }
    let hasWildcard = text.count > 1 && (text.hasPrefix("*") || text.hasSuffix("*"))
    return hasWildcard ? .wildcardInEquality : nil
  }

  private func oddity(ofPattern text: String) -> PredicateWarning.Kind? {
    if Self.looksLikeRegularExpression(text) { return .regularExpressionInLike }
    // A number and a percent sign may well be what is looked for.
    let isShare = text.dropLast().last?.isNumber == true && !text.hasPrefix("%")
    guard text.count > 1, text.hasPrefix("%") || text.hasSuffix("%"), !isShare,
      !text.contains("*"), !text.contains("?")
    else { return nil }
    return .databaseWildcard(suggestion: String(text.map { $0 == "%" ? "*" : $0 }))
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

// MARK: - As it is written

extension FormatParser {
  /// The specifier that a text in quotes is; with equality, one that it only contains.
  func quotedSpecifier(
    in token: FormatToken,
    of comparison: FormatPredicate.Operator?
  ) -> String? {
    guard token.isText, token.end - token.start >= 4 else { return nil }
    let content = source[token.start + 1..<token.end - 1]
    if content.first == UInt8(ascii: "%"), FormatSpecifier(content.dropFirst()) != nil {
      return String(decoding: content, as: UTF8.self)
    }
    guard comparison == .equalTo || comparison == .notEqualTo else { return nil }
    return text(token.range).contains("%@") ? "%@" : nil
  }

  private mutating func noteSpecifier(
    in side: Range<Int>,
    of comparison: FormatPredicate.Operator
  ) {
    guard side.count == 1,
      let specifier = quotedSpecifier(in: tokens[side.lowerBound], of: comparison)
    else { return }
    warn(.quotedSpecifier(specifier), at: side)
  }

  /// Notes the first backslash that a pattern needs, but that the text drops.
  private mutating func noteLostBackslash(
    in side: Range<Int>,
    of comparison: FormatPredicate.Operator
  ) {
    let token = tokens[side.lowerBound]
    guard comparison == .matches || comparison == .like, side.count == 1,
      token.kind == .escapedText
    else { return }
    var index = token.start + 1
    while index < token.end - 1 {
      guard source[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if isLost(index + 1, limit: token.end - 1, comparison) {
        let range = index..<index + 2
        return warn(.droppedBackslash(text(range)), atBytes: range)
      }
      index += 2
    }
  }

  /// Whether what follows a backslash means something in a pattern, but not in a text.
  private func isLost(
    _ index: Int,
    limit: Int,
    _ comparison: FormatPredicate.Operator
  ) -> Bool {
    let byte = source[index]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return !isOctal(index, limit: limit)
    case UInt8(ascii: "_"): return false
    case _ where byte.isIdentifierStart: return !"ntrfvaxu".utf8.contains(byte)
    default: return (comparison == .like ? "*?" : ".*+?()[]{}^$|").utf8.contains(byte)
    }
  }
}
