// NSRegularExpression is what WebDriverAgent uses, and Swift's own has another syntax.
internal import Foundation

/// A regular expression of the functions that WebDriverAgent adds (`FBXPathExtensions.m`).
///
/// It is searched for, and need not match whole texts. Of the flags only `i` has an effect there;
/// `m`, `s`, `x`, and for `replace` also `q`, are accepted.
struct XPathPattern {
  /// What a regular expression is made from.
  struct Source: Hashable {
    let pattern: String
    let flags: String
    let function: XPathFunction
  }

  /// What stands between the tokens of `tokenize`, whose value is one text.
  static let separator: UInt8 = 0x1E

  /// How often ICU may report progress before matching is given up; each report comes after
  /// 10,000 choices that it may have to come back to.
  private static let progressLimit = 500

  private let expression: NSRegularExpression
  private let pattern: String

  init(_ source: Source) throws(XPathFailure) {
    let allowed = source.function == .replace ? "imsxq" : "imsx"
    if let flag = source.flags.first(where: { !allowed.contains($0) }) {
      throw .regularExpression(
        "\(source.function.rawValue)() has the flags \(allowed), and no '\(flag)'"
      )
    }
    let options: NSRegularExpression.Options = source.flags.contains("i") ? .caseInsensitive : []
    guard
      let expression = try? NSRegularExpression(pattern: source.pattern, options: options)
    else { throw .regularExpression("'\(source.pattern)' is no regular expression") }
    self.expression = expression
    pattern = source.pattern
  }

  func hasMatch(in text: String) throws(XPathFailure) -> Bool {
    !(try matches(in: text, limit: 1).isEmpty)
  }

  /// The text with all matches replaced; `$1` stands for the first group.
  func replacingMatches(
    in text: String,
    with template: String
  ) throws(XPathFailure) -> String {
    let whole = text as NSString
    var result = ""
    var end = 0
    for match in try matches(in: text) {
      result += whole.substring(with: NSRange(location: end, length: match.range.location - end))
      result += expression.replacementString(for: match, in: text, offset: 0, template: template)
      end = NSMaxRange(match.range)
    }
    return result + whole.substring(from: end)
  }

  /// What is between the matches and not empty, joined by separators.
  func tokens(in text: String) throws(XPathFailure) -> String {
    let whole = text as NSString
    var tokens: [String] = []
    var end = 0
    for match in try matches(in: text) {
      if match.range.location > end {
        tokens.append(
          whole.substring(with: NSRange(location: end, length: match.range.location - end))
        )
      }
      end = NSMaxRange(match.range)
    }
    if end < whole.length { tokens.append(whole.substring(from: end)) }
    return Self.joined(tokens)
  }

  /// The words of a text, joined by separators.
  static func words(in text: String) -> String {
    // ICU's `\s` has the line separators beside the white space of Unicode.
    joined(text.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) })
  }

  /// The characters of a text, joined by separators.
  static func characters(in text: String) -> String { joined(text.map { String($0) }) }

  private static func joined(_ tokens: [String]) -> String {
    tokens.joined(separator: String(decoding: [separator], as: UTF8.self))
  }

  /// The parts that a text made by `tokenize` has; none where it is empty.
  static func parts(of text: [UInt8]) -> [[UInt8]] {
    text.isEmpty
      ? [] : text.split(separator: separator, omittingEmptySubsequences: false).map { Array($0) }
  }

  private func matches(
    in text: String,
    limit: Int = .max
  ) throws(XPathFailure) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    var failure: XPathFailure?
    var progressCount = 0
    expression.enumerateMatches(
      in: text,
      options: [.reportProgress, .reportCompletion],
      range: NSRange(location: 0, length: text.utf16.count)
    ) { result, flags, stop in
      if let result { found.append(result) }
      if flags.contains(.progress) { progressCount += 1 }
      if flags.contains(.internalError) || progressCount > Self.progressLimit {
        failure = .regularExpression(
          "the regular expression '\(pattern)' takes too many steps for one of the texts"
        )
      }
      if failure != nil || found.count >= limit { stop.pointee = true }
    }
    if let failure { throw failure }
    return found
  }
}
