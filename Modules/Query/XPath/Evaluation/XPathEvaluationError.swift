internal import Diagnostics

/// Why an XPath expression gives nothing for a tree.
public struct XPathEvaluationError: Error, Hashable, Sendable {
  /// The whole expression.
  public let expression: String

  /// The part of the expression that it is about, in UTF-8 bytes from 0, where that is known.
  public let range: Range<Int>?

  /// What is wrong.
  public let problem: Problem

  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// It gives a value where elements were asked for; the text names the kind of the value.
    case givesValue(String)
    /// It selects attributes where elements were asked for.
    case selectsAttributes
    /// More nodes would have to be visited than are allowed.
    case tooManyVisits(limit: Int)
    /// It takes longer than is allowed.
    case tooSlow(seconds: Double)
    /// A regular expression cannot be used; the text says why.
    case regularExpression(String)
    /// libxml2 cannot evaluate it; the text says why.
    case library(String)
  }
}

extension XPathEvaluationError: CustomStringConvertible {
  /// What is wrong, the line with carets below the place where it is known, and what to do.
  public var description: String {
    var text = "the XPath expression cannot be evaluated: \(summary)"
    if let range {
      let excerpt = SourceExcerpt(of: expression, at: range)
      text += "\n  \(excerpt.line)\n  \(excerpt.marker)"
    }
    if let hint { text += "\nhint: \(hint)" }
    return text
  }

  /// What is wrong, in one line.
  public var summary: String {
    switch problem {
    case .givesValue(let kind): "it gives \(kind), and elements were asked for"
    case .selectsAttributes: "it selects attributes, and elements were asked for"
    case .tooManyVisits(let limit): "more than \(limit) nodes would have to be visited"
    case .tooSlow(let seconds): "it takes more than \(seconds) seconds"
    case .regularExpression(let message), .library(let message): message
    }
  }

  /// What to do about it, where that can be told.
  public var hint: String? {
    switch problem {
    case .givesValue where expression.hasPrefix("**/"):
      "this is a class chain; XPath has // for descendants"
    case .selectsAttributes: "leave out the last step, or write it as a condition: [@name]"
    case .tooManyVisits, .tooSlow:
      "name types instead of *, and put the condition that leaves the fewest elements first"
    case .givesValue, .regularExpression, .library: nil
    }
  }
}
