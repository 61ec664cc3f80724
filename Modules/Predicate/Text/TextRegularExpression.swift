internal import Foundation

/// A regular expression in ICU's syntax that has to match whole texts.
///
/// Line breaks are matched by `.`, and `^` and `$` match at each line, as in Apple's MATCHES.
struct TextRegularExpression: @unchecked Sendable {
  // Foundation documents the class as immutable and safe for use by several threads at once.
  private let expression: NSRegularExpression

  /// How often ICU may report progress, which it does after 10,000 choices that it may have to
  /// come back to, before matching is given up: about an eighth of a second's work.
  ///
  /// A count, unlike a time, gives the same answer on every machine. Foundation's ICU gives up by
  /// itself, and then says that nothing matches: with the patterns that were tried after 2,700
  /// reports at the earliest. The limit has to be well below that.
  static let progressLimit = 500

  /// Compiles a pattern.
  init(
    _ pattern: String,
    options: FormatPredicate.Options
  ) throws(RegularExpressionFault) {
    var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators, .anchorsMatchLines]
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    // On its own first: what is wrong alone may be right between the parentheses below.
    guard (try? NSRegularExpression(pattern: pattern, options: flags)) != nil else {
      throw .malformed(pattern)
    }
    // A pattern may end in an open quotation or, after (?x), in a comment.
    for ending in ["", "\\E", "\n"] {
      let whole = "\\A(?:\(pattern)\(ending))\\z"
      if let expression = try? NSRegularExpression(pattern: whole, options: flags) {
        self.expression = expression
        return
      }
    }
    throw .malformed(pattern)
  }

  /// Returns whether the whole text matches.
  ///
  /// - Throws: When matching does not come to an end in reasonable time or memory, for which ICU
  ///   alone would say that nothing matches.
  func matches(_ text: String) throws(RegularExpressionFault) -> Bool {
    var isMatch = false
    var fault: RegularExpressionFault?
    var progressCount = 0
    expression.enumerateMatches(
      in: text,
      options: [.reportProgress, .reportCompletion, .anchored],
      range: NSRange(location: 0, length: text.utf16.count)
    ) { result, flags, stop in
      if result != nil { isMatch = true }
      if flags.contains(.internalError) { fault = fault ?? .outOfMemory }
      if flags.contains(.progress) {
        progressCount += 1
        if progressCount > Self.progressLimit { fault = .tooManySteps }
      }
      if isMatch || fault != nil { stop.pointee = true }
    }
    if let fault { throw fault }
    return isMatch
  }
}
