internal import Diagnostics
internal import Predicate

/// Why a text is no class chain, and where.
///
/// The description says what is wrong, shows the line with a caret under the place, and gives a
/// hint where people are known to make that mistake.
public struct ClassChainSyntaxError: Error, Hashable, Sendable {
  /// The whole chain.
  public let chain: String

  /// The offending text, in UTF-8 bytes from 0; empty at the end of the chain.
  public let range: Range<Int>

  /// What is wrong.
  public let problem: Problem

  /// What to do about it, where that can be told.
  public let hint: String?
}

extension ClassChainSyntaxError: CustomStringConvertible {
  /// What is wrong, the line with a caret below the place, and the hint.
  public var description: String {
    var verb = "parsed"
    if case .predicate(let error) = problem, case .unknownKey = error.problem { verb = "used" }
    var text = "the class chain cannot be \(verb): \(summary)"
    let excerpt = SourceExcerpt(of: chain, at: range)
    if !excerpt.line.isEmpty { text += "\n  \(excerpt.line)\n  \(excerpt.marker)" }
    if let hint { text += "\nhint: \(hint)" }
    return text
  }

  /// What is wrong, in one line.
  public var summary: String {
    switch problem {
    case .empty: "it is empty"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .unexpected(let found?, let expected):
      "expected \(expected.rawValue), found \(found == "'" ? "\"'\"" : "'\(found)'")"
    case .unexpected(nil, let expected): "expected \(expected.rawValue), but the chain ends"
    case .unknownType(let name): "'\(name)' is no element type"
    case .malformedPosition(let text): "'\(text)' is no position"
    case .zeroPosition: "there is no position 0"
    case .secondPosition: "an item has only one position"
    case .predicateAfterPosition: "a predicate stands before the position, not after it"
    case .repeatedDescendantMarker: "'**/' stands twice before one element type"
    case .emptyPredicate: "the predicate is empty"
    case .unclosedPredicate(let delimiter): "the predicate has no closing '\(delimiter)'"
    case .predicate(let error): "in the predicate, \(error.summary)"
    }
  }
}
