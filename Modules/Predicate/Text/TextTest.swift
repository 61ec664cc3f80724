internal import Foundation

/// A comparison of any text with a fixed one.
///
/// Texts in ASCII are compared byte by byte, which gives the same answers as Foundation's search
/// and comparison; for others Foundation itself is asked.
///
/// Sendable is unchecked because of the pointers, to bytes that never change. It is a class so
/// that a comparison copies nothing.
package final class TextTest: @unchecked Sendable {
  private let method: Method
  let options: FormatPredicate.Options
  /// The text that others are compared with.
  let text: String
  private let bytes: PredicateBuffer<UInt8>
  /// Whether the text itself is ASCII, without the character NUL, which Foundation passes over now
  /// and then.
  private let isASCII: Bool
  private let hasNull: Bool
  /// What to compare ASCII texts with; nil if no ASCII text can be equal to it.
  private let asciiBytes: SearchPattern<UInt8>?
  private let ignoresCase: Bool
  /// Whether texts are the same only code unit by code unit.
  private let isLiteral: Bool

  /// The folded characters, if all are simple; see `ScalarFolding`.
  let simpleScalars: SearchPattern<UInt32>?
  let folding: ScalarFolding

  private let pattern: WildcardPattern?
  private let expression: TextRegularExpression?
  /// For a search in a list: texts that are sorted by their bytes.
  private let members: [PredicateBuffer<UInt8>]

  private enum Method {
    case equal, notEqual
    case less, lessOrEqual, greater, greaterOrEqual
    case contains, begins, ends
    case like, matches, memberOf
  }

  /// Prepares a comparison.
  ///
  /// - Throws: When the text is a regular expression that cannot be used.
  /// - Returns: nil when the operator does not compare two texts in this order.
  package init?(
    _ operator: FormatPredicate.Operator,
    _ text: String,
    options: FormatPredicate.Options
  ) throws(RegularExpressionFault) {
    let isFound: Method? =
      switch `operator` {
      case .equalTo: .equal
      case .notEqualTo: .notEqual
      case .lessThan: .less
      case .lessThanOrEqualTo: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqualTo: .greaterOrEqual
      case .contains: .contains
      case .beginsWith: .begins
      case .endsWith: .ends
      case .like: .like
      case .matches: .matches
      case .in, .between, .tokenMatches, .conformsToUTI, .equalsUTI: nil
      }
    guard let method = isFound else { return nil }
    self.method = method
    self.options = options
    self.text = text
    bytes = PredicateBuffer(Array(text.utf8))
    hasNull = bytes.view.contains(0 as UInt8)
    isASCII = bytes.view.isASCII && !hasNull
    // What has to be the same byte by byte needs nothing but its bytes.
    let isSimplest = options.isLiteral && (method == .equal || method == .notEqual)
    asciiBytes =
      isSimplest ? nil : Self.asciiBytes(for: text, options: options).map { SearchPattern($0) }
    ignoresCase = options.contains(.caseInsensitive)
    isLiteral = options.isLiteral
    folding = ScalarFolding.of(options)
    simpleScalars =
      isSimplest ? nil : Self.simpleScalars(of: text, folding: folding, options: options)
    // Marks are taken away from both sides; case is ignored by the patterns themselves.
    let plain = options.contains(.diacriticInsensitive) ? text.withoutMarks : text
    pattern = method == .like ? WildcardPattern(plain, ignoringCase: ignoresCase) : nil
    expression =
      method == .matches ? try TextRegularExpression(plain, options: options) : nil
    members = []
  }

  /// The text, if only texts of the same code units pass.
  var literalText: String? { method == .equal && isLiteral ? text : nil }

  /// The texts, if only texts of the same code units as one of them pass.
  var literalTexts: [String]? {
    if let literalText { return [literalText] }
    guard method == .memberOf else { return nil }
    return members.map { String(decoding: $0.view, as: UTF8.self) }
  }

  /// Prepares a search in a list of texts.
  ///
  /// - Returns: nil when the options allow texts to differ, so that they cannot be looked up.
  package init?(memberOf texts: [String], options: FormatPredicate.Options) {
    isLiteral = options.isLiteral
    guard isLiteral else { return nil }
    method = .memberOf
    self.options = options
    text = ""
    bytes = PredicateBuffer([])
    isASCII = true
    hasNull = false
    asciiBytes = nil
    ignoresCase = false
    folding = ScalarFolding.of([])
    simpleScalars = nil
    pattern = nil
    expression = nil
    members = texts.map { Array($0.utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { PredicateBuffer($0) }
  }

  /// Returns whether the comparison holds for a text.
  ///
  /// - Throws: When matching a regular expression does not come to an end.
  package func holds(for text: String) throws(RegularExpressionFault) -> Bool {
    var text = text
    var result: Result<Bool, RegularExpressionFault> = .success(false)
    text.withUTF8 { bytes in
      do throws(RegularExpressionFault) {
        result = .success(try holds(for: bytes))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  /// Returns whether the comparison holds for a text in UTF-8.
  ///
  /// - Throws: When matching a regular expression does not come to an end.
  func holds(for text: UnsafeBufferPointer<UInt8>) throws(RegularExpressionFault) -> Bool {
    switch method {
    case .equal: isEqual(text)
    case .notEqual: !isEqual(text)
    case .less: order(of: text) == .orderedAscending
    case .lessOrEqual: order(of: text) != .orderedDescending
    case .greater: order(of: text) == .orderedDescending
    case .greaterOrEqual: order(of: text) != .orderedAscending
    case .contains: isFound(in: text)
    case .begins: isPrefix(of: text)
    case .ends: isSuffix(of: text)
    case .like: try isLike(text)
    case .matches: try isMatch(text)
    case .memberOf: isMember(text)
    }
  }
}

extension FormatPredicate.Options {
  /// Whether texts are the same only code unit by code unit.
  var isLiteral: Bool { isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) }
}

// MARK: - The ways to compare

extension TextTest {
  /// Whether ASCII texts may be compared byte by byte with the folded text.
  ///
  /// Beside a text that is not in ASCII, Foundation overlooks marks in an empty one, and folds
  /// some characters but not others when it is told to be literal.
  private func mayCompareByBytes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    isASCII || !hasNull && !text.isEmpty && (isLiteral || !options.contains(.normalized))
  }

  private func isEqual(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isLiteral { return text.isEqual(to: bytes.view) }
    guard text.isASCII, mayCompareByBytes(text) else {
      return simplyFinds(in: text, .whole) ?? (foundationOrder(of: text) == .orderedSame)
    }
    guard let ascii = asciiBytes?.view, ascii.count == text.count else { return false }
    return starts(text, at: 0, with: ascii)
  }

  private func starts(
    _ text: UnsafeBufferPointer<UInt8>,
    at offset: Int,
    with ascii: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    ignoresCase
      ? text.starts(at: offset, withLowercased: ascii) : text.starts(at: offset, with: ascii)
  }

  private func order(of text: UnsafeBufferPointer<UInt8>) -> ComparisonResult {
    guard text.isASCII, isASCII, let ascii = asciiBytes?.view else {
      return foundationOrder(of: text)
    }
    var index = 0
    while index < text.count, index < ascii.count {
      let own = ignoresCase ? text[index].asciiLowercased : text[index]
      if own != ascii[index] { return own < ascii[index] ? .orderedAscending : .orderedDescending }
      index += 1
    }
    if text.count == ascii.count { return .orderedSame }
    return text.count < ascii.count ? .orderedAscending : .orderedDescending
  }

  private func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    // NSString finds no empty text anywhere, not even in another one.
    if bytes.count == 0 { return false }
    guard mayCompareByBytes(text) else { return finds(in: text, .anywhere) }
    guard let asciiBytes else { return text.isASCII ? false : finds(in: text, .anywhere) }
    return asciiBytes.occurs(inASCII: text, ignoringCase: ignoresCase)
      ?? finds(in: text, .anywhere)
  }

  private func isPrefix(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.count == 0 { return false }
    guard mayCompareByBytes(text), let ascii = asciiBytes?.view else {
      // No text in ASCII begins with what cannot be in it, unless only Foundation can tell.
      return text.isASCII && mayCompareByBytes(text) ? false : begins(text)
    }
    var index = 0
    while index < ascii.count {
      guard index < text.count else { return false }
      let byte = text[index]
      // What comes after ASCII may belong to it, or fold to it.
      if byte >= 0x80 { return begins(text) }
      if (ignoresCase ? byte.asciiLowercased : byte) != ascii[index] { return false }
      index += 1
    }
    if index == text.count || text[index] < 0x80 { return true }
    return begins(text)
  }

  /// Tells a beginning that is not in ASCII.
  private func begins(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    isSimplePrefix(of: text) ?? finds(in: text, .start)
  }

  private func isSuffix(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.count == 0 { return false }
    guard text.isASCII, mayCompareByBytes(text) else {
      return finds(in: text, .end)
    }
    guard let ascii = asciiBytes?.view, ascii.count <= text.count else { return false }
    return starts(text, at: text.count - ascii.count, with: ascii)
  }

  private func isLike(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(RegularExpressionFault) -> Bool {
    guard let pattern else { return false }
    guard options.contains(.diacriticInsensitive), !text.isASCII else {
      return try pattern.matches(text)
    }
    let plain = PredicateBuffer(Array(String(decoding: text, as: UTF8.self).withoutMarks.utf8))
    return try pattern.matches(plain.view)
  }

  private func isMatch(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(RegularExpressionFault) -> Bool {
    let string = String(decoding: text, as: UTF8.self)
    let plain = options.contains(.diacriticInsensitive) ? string.withoutMarks : string
    return try expression?.matches(plain) ?? false
  }

  /// Looks a text up by halving the sorted list.
  private func isMember(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var range = members.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let member = members[middle].view
      if text.isEqual(to: member) { return true }
      range =
        text.lexicographicallyPrecedes(member)
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return false
  }
}
