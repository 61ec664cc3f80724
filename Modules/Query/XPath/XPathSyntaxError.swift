internal import Diagnostics

/// Why a text is no XPath expression, and where.
///
/// The description says what is wrong, shows the line with a caret under the place, and gives a
/// hint where people are known to make that mistake.
public struct XPathSyntaxError: Error, Hashable, Sendable {
  /// The whole expression.
  public let expression: String

  /// The offending text, in UTF-8 bytes from 0; empty at the end of the expression.
  public let range: Range<Int>

  /// What is wrong.
  public let problem: Problem

  /// What to do about it, where that can be told.
  public let hint: String?
}

extension XPathSyntaxError: CustomStringConvertible {
  /// What is wrong, the line with a caret below the place, and the hint.
  public var description: String {
    let verb = isAboutNames ? "used" : "parsed"
    var text = "the XPath expression cannot be \(verb): \(summary)"
    let excerpt = SourceExcerpt(of: expression, at: range)
    if !excerpt.line.isEmpty { text += "\n  \(excerpt.line)\n  \(excerpt.marker)" }
    if let hint { text += "\nhint: \(hint)" }
    return text
  }

  /// What is wrong, in one line.
  public var summary: String {
    switch problem {
    case .empty: "it is empty"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .tooDeep(let limit): "it is nested more than \(limit) levels deep"
    case .unexpected(let found?, let expected):
      "expected \(expected.rawValue), found \(found.contains("'") ? "\"\(found)\"" : "'\(found)'")"
    case .unexpected(nil, let expected): "expected \(expected.rawValue), but the expression ends"
    case .unclosed(let delimiter) where delimiter == "'": "the text has no closing \"'\""
    case .unclosed(let delimiter) where delimiter == "\"": "the text has no closing '\"'"
    case .unclosed(let delimiter): "'\(delimiter)' is not closed"
    case .unknownAxis(let name): "there is no axis '\(name)'"
    case .unknownFunction(let name): "there is no function '\(name)'"
    case .wrongArgumentCount(let function, let found, let least, let most):
      "\(function)() takes \(Self.count(least, most)), not \(found)"
    case .wrongOperand(let found, let place):
      "\(place.rawValue) has to be elements or attributes, and this is \(found)"
    case .variable(let name): "there are no variables, so '$\(name)' has no value"
    case .namespacePrefix(let prefix): "there are no namespaces, so '\(prefix):' is not known"
    }
  }

  /// Whether the grammar allows the expression, and only something in it does not exist or fit.
  private var isAboutNames: Bool {
    switch problem {
    case .unknownAxis, .unknownFunction, .wrongArgumentCount, .wrongOperand, .variable,
      .namespacePrefix:
      true
    case .empty, .tooLong, .tooDeep, .unexpected, .unclosed: false
    }
  }

  private static func count(_ least: Int, _ most: Int?) -> String {
    let word = (most ?? least) == 1 ? "argument" : "arguments"
    if least == 0, most == 0 { return "no arguments" }
    guard let most else { return "\(least) \(word) or more" }
    return least == most ? "\(least) \(word)" : "\(least) or \(most) \(word)"
  }
}
