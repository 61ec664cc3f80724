/// Why a text is no predicate format, and where.
///
/// The description says what is wrong, shows the line with a caret under the place, and gives a
/// hint where people are known to make that mistake.
public struct PredicateSyntaxError: Error, Hashable, Sendable {
  /// The whole format string.
  public let format: String

  /// The offending text, in UTF-8 bytes from 0; empty at the end of the format.
  public let range: Range<Int>

  /// What is wrong.
  public let problem: Problem

  /// What to do about it, where that can be told.
  public let hint: String?

  /// Creates an error.
  public init(format: String, range: Range<Int>, problem: Problem, hint: String? = nil) {
    self.format = format
    self.range = range
    self.problem = problem
    self.hint = hint
  }
}
