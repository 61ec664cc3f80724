internal import Diagnostics
public import Query

/// Why a text is no template, and where.
public struct TextTemplateError: Error, Hashable, Sendable {
  /// The whole text.
  public let text: String

  /// The offending part, in UTF-8 bytes from 0.
  public let range: Range<Int>

  /// What is wrong.
  public let problem: Problem

  /// What can be wrong with a template.
  public enum Problem: Hashable, Sendable {
    /// There is no closing brace.
    case unclosed
    /// There is nothing between the braces.
    case empty
    /// What is between the braces is no locator.
    case locator(LocatorSyntaxError)
  }
}

extension TextTemplateError: CustomStringConvertible {
  /// What is wrong, the line with a caret below the place, and what to do.
  public var description: String {
    let excerpt = SourceExcerpt(of: text, at: range)
    let place = "\n  \(excerpt.line)\n  \(excerpt.marker)"
    switch problem {
    case .unclosed:
      return
        "the template has '${' without '}'\(place)\nhint: write ${$}{ for the characters themselves"
    case .empty:
      return "the template has '${}', which names nothing\(place)"
        + "\nhint: write ${name} for a variable, or ${id=mail} for the text of an element"
    case .locator(let error):
      return "the locator in the template cannot be read\(place)\n\(error)"
    }
  }
}
