internal import Diagnostics

/// Why a text is no CSS selector that Appium could look for, and where.
///
/// The description says what is wrong, shows the line with a caret under the place, and gives a
/// hint where that is possible.
public struct CSSSyntaxError: Error, Hashable, Sendable {
  /// The whole selector.
  public let selector: String

  /// The offending text, in UTF-8 bytes from 0; empty at the end of the selector.
  public let range: Range<Int>

  /// What is wrong.
  public let problem: Problem

  /// What to do about it, where that can be told.
  public let hint: String?

  /// What is wrong with a selector.
  public enum Problem: Hashable, Sendable {
    /// There is nothing.
    case empty
    /// It has more UTF-8 bytes than are read.
    case tooLong(limit: Int)
    /// Something stands where something else belongs; nothing is found at the end.
    case unexpected(found: String?, expected: Expectation)
    /// A text in quotes, or what is in brackets, does not end.
    case unclosed(String)
    /// A name that no type of element can have.
    case malformedType(String)
    /// `.name`: elements have no classes.
    case classSelector(String)
    /// A name that is no attribute, such as one of a pseudo-class that only web pages have.
    case unknownAttribute(String)
    /// An attribute that needs a value has none.
    case missingValue(of: String)
    /// An attribute of yes or no has another value.
    case notBoolean(String, of: String)
    /// An operator that the attribute does not have.
    case unsupportedOperator(String, of: String)
    /// `+` or `~` between two parts.
    case unsupportedCombinator(String)
    /// `::name`.
    case pseudoElement
    /// `name|tag`.
    case namespace
    /// A letter after the value, such as `i` for any case.
    case caseModifier(String)
    /// A second id or a second position in one part.
    case repeated(String)
    /// A position that is no whole number, such as `2n+1`.
    case malformedPosition(String)
    /// The position 0, which no element has.
    case zeroPosition
  }

  /// What belongs at a place; the raw value is the wording.
  public enum Expectation: String, Hashable, Sendable {
    case part = "a type such as button, *, '#', '[' or ':'"
    case continuation = "'#', '[', ':', '>', a space, or the end"
    case name = "a name"
    case value = "a value"
    case attributeEnd = "an operator such as '=', or ']'"
    case closingBracket = "']'"
  }
}

extension CSSSyntaxError: CustomStringConvertible {
  /// What is wrong, the line with a caret below the place, and the hint.
  public var description: String {
    var text = "the CSS selector cannot be used: \(summary)"
    let excerpt = SourceExcerpt(of: selector, at: range)
    if !excerpt.line.allSatisfy(\.isWhitespace) {
      text += "\n  \(excerpt.line)\n  \(excerpt.marker)"
    }
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
    case .unexpected(nil, let expected): "expected \(expected.rawValue), but the selector ends"
    case .unclosed(let delimiter):
      "\(delimiter == "'" ? "\"'\"" : "'\(delimiter)'") is never closed"
    case .malformedType(let name): "'\(name)' is no element type"
    case .classSelector(let name): "there are no classes, such as '.\(name)', in an app"
    case .unknownAttribute(let name): "there is no attribute '\(name)'"
    case .missingValue(let name): "'\(name)' needs a value"
    case .notBoolean(let value, let name): "'\(name)' is true or false, not '\(value)'"
    case .unsupportedOperator(let text, let name): "'\(text)' is no operator for '\(name)'"
    case .unsupportedCombinator(let text): "'\(text)' cannot be said by a class chain"
    case .pseudoElement: "there are no pseudo-elements in an app"
    case .namespace: "there are no namespaces in an app"
    case .caseModifier(let text): "'\(text)' after a value means nothing here"
    case .repeated(let what): "a part has only one \(what)"
    case .malformedPosition(let text): "'\(text)' is no position"
    case .zeroPosition: "there is no position 0"
    }
  }
}
