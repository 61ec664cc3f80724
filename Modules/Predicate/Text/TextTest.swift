internal import Foundation

/// A comparison of any text with a fixed one.
///
/// Texts in ASCII are compared byte by byte, which gives the same answers as Foundation's search
/// and comparison; for others Foundation itself is asked.
package struct TextTest: Sendable {
  private let method: Method
  private let options: FormatPredicate.Options
  /// The text that others are compared with.
  private let text: String
  private let bytes: [UInt8]
  private let isASCII: Bool
  /// What to compare ASCII texts with; nil if no ASCII text can be equal to it.
  private let asciiBytes: [UInt8]?

  private enum Method {
    case equal
    case notEqual
    case ordered(FormatPredicate.Operator)
    case contains
    case begins
    case ends
    case like(WildcardPattern)
    case matches(TextRegularExpression)
    /// One of some texts, which are sorted by their bytes.
    case oneOf([[UInt8]])
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
    self.options = options
    self.text = text
    var copy = text
    copy.makeContiguousUTF8()
    bytes = Array(copy.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    asciiBytes = Self.asciiBytes(for: text, options: options)
    switch `operator` {
    case .equalTo: method = .equal
    case .notEqualTo: method = .notEqual
    case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
      method = .ordered(`operator`)
    case .contains: method = .contains
    case .beginsWith: method = .begins
    case .endsWith: method = .ends
    case .like:
      let pattern = options.contains(.diacriticInsensitive) ? text.withoutMarks : text
      let ignoresCase = options.contains(.caseInsensitive)
      method = .like(WildcardPattern(pattern, ignoringCase: ignoresCase))
    case .matches:
      // ICU ignores case by itself; marks are taken away from both sides.
      let pattern = options.contains(.diacriticInsensitive) ? text.withoutMarks : text
      method = .matches(try TextRegularExpression(pattern, options: options))
    case .in, .between, .tokenMatches, .conformsToUTI, .equalsUTI: return nil
    }
  }

  /// Prepares a search in a list of texts.
  ///
  /// - Returns: nil when the options allow texts to differ, so that they cannot be looked up.
  init?(memberOf texts: [String], options: FormatPredicate.Options) {
    guard options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) else { return nil }
    self.options = options
    text = ""
    bytes = []
    asciiBytes = nil
    method = .oneOf(texts.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
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
    case .ordered(let op): op.holds(for: order(of: text))
    case .contains: isFound(in: text, [])
    case .begins: isFound(in: text, .anchored)
    case .ends: isFound(in: text, [.anchored, .backwards])
    case .like(let pattern): isLike(text, pattern)
    case .matches(let expression): try expression.matches(string(text))
    case .oneOf(let texts): isMember(text, of: texts)
    }
  }

  private func string(_ text: UnsafeBufferPointer<UInt8>) -> String {
    let string = String(decoding: text, as: UTF8.self)
    if case .matches = method, options.contains(.diacriticInsensitive) {
      return string.withoutMarks
    }
    return string
  }
}

// MARK: - The ways to compare

extension TextTest {
  private var ignoresCase: Bool { options.contains(.caseInsensitive) }

  /// Whether texts are the same only code unit by code unit.
  private var isLiteral: Bool {
    options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive])
  }

  /// Whether comparing byte by byte with the text in ASCII gives Foundation's answer.
  ///
  /// Beside a text that is not in ASCII, Foundation overlooks marks in an empty one, and folds
  /// some characters but not others when it is told to be literal.
  private func isComparedByBytes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.isASCII else { return false }
    if isASCII { return true }
    return !text.isEmpty && (isLiteral || !options.contains(.normalized))
  }

  private func isEqual(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isLiteral { return bytes.withUnsafeBufferPointer { text.isEqual(to: $0) } }
    guard isComparedByBytes(text) else { return foundationOrder(of: text) == .orderedSame }
    guard let asciiBytes, asciiBytes.count == text.count else { return false }
    return asciiBytes.withUnsafeBufferPointer { ascii in
      ignoresCase ? text.starts(at: 0, withLowercased: ascii) : text.starts(at: 0, with: ascii)
    }
  }

  private func order(of text: UnsafeBufferPointer<UInt8>) -> ComparisonResult {
    guard text.isASCII, let asciiBytes, asciiBytes.count == bytes.count else {
      return foundationOrder(of: text)
    }
    for (own, other) in zip(text, asciiBytes) {
      let own = ignoresCase ? own.asciiLowercased : own
      if own != other { return own < other ? .orderedAscending : .orderedDescending }
    }
    if text.count == asciiBytes.count { return .orderedSame }
    return text.count < asciiBytes.count ? .orderedAscending : .orderedDescending
  }

  private func isFound(
    in text: UnsafeBufferPointer<UInt8>,
    _ place: NSString.CompareOptions
  ) -> Bool {
    // NSString finds no empty text anywhere, not even in another one.
    if bytes.isEmpty { return false }
    guard isComparedByBytes(text) else { return foundationFinds(in: text, place) }
    guard let asciiBytes, asciiBytes.count <= text.count else { return false }
    return asciiBytes.withUnsafeBufferPointer { ascii in
      if place.isEmpty {
        return ignoresCase ? text.contains(lowercased: ascii) : text.contains(ascii)
      }
      let offset = place.contains(.backwards) ? text.count - ascii.count : 0
      return ignoresCase
        ? text.starts(at: offset, withLowercased: ascii) : text.starts(at: offset, with: ascii)
    }
  }

  /// Looks a text up by halving the sorted list.
  private func isMember(_ text: UnsafeBufferPointer<UInt8>, of texts: [[UInt8]]) -> Bool {
    var range = texts.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if text.elementsEqual(texts[middle]) { return true }
      range =
        text.lexicographicallyPrecedes(texts[middle])
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return false
  }

  private func isLike(_ text: UnsafeBufferPointer<UInt8>, _ pattern: WildcardPattern) -> Bool {
    guard options.contains(.diacriticInsensitive), !text.isASCII else {
      return pattern.matches(text)
    }
    var plain = String(decoding: text, as: UTF8.self).withoutMarks
    return plain.withUTF8 { pattern.matches($0) }
  }
}

// MARK: - Foundation

extension TextTest {
  private var foundationOptions: NSString.CompareOptions {
    var options: NSString.CompareOptions = []
    if self.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if self.options.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    if self.options.contains(.normalized) { options.insert(.literal) }
    return options
  }

  private func foundationOrder(of text: UnsafeBufferPointer<UInt8>) -> ComparisonResult {
    NSString(string: String(decoding: text, as: UTF8.self))
      .compare(self.text, options: foundationOptions)
  }

  private func foundationFinds(
    in text: UnsafeBufferPointer<UInt8>,
    _ place: NSString.CompareOptions
  ) -> Bool {
    NSString(string: String(decoding: text, as: UTF8.self))
      .range(of: self.text, options: foundationOptions.union(place)).location != NSNotFound
  }

  /// What an ASCII text has to be, or to contain, to be the same as another text.
  private static func asciiBytes(
    for text: String,
    options: FormatPredicate.Options
  ) -> [UInt8]? {
    let ignoresCase = options.contains(.caseInsensitive)
    var folded = Array(text.utf8)
    if !folded.allSatisfy({ $0 < 0x80 }) {
      guard !options.contains(.normalized) else { return nil }
      let decomposed = text.decomposedStringWithCanonicalMapping
      folded = Array(Self.folded(decomposed, for: options).utf8)
      guard folded.allSatisfy({ $0 < 0x80 }) else { return nil }
    }
    return ignoresCase ? folded.map(\.asciiLowercased) : folded
  }

  /// A text without what the options overlook.
  private static func folded(_ text: String, for options: FormatPredicate.Options) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }
}

extension String {
  /// The text without combining marks.
  fileprivate var withoutMarks: String { folding(options: .diacriticInsensitive, locale: nil) }
}

extension FormatPredicate.Operator {
  /// Whether an ordering operator holds for two values in this order.
  func holds(for order: ComparisonResult) -> Bool {
    switch self {
    case .lessThan: order == .orderedAscending
    case .lessThanOrEqualTo: order != .orderedDescending
    case .greaterThan: order == .orderedDescending
    case .greaterThanOrEqualTo: order != .orderedAscending
    case .equalTo: order == .orderedSame
    default: order != .orderedSame
    }
  }
}
