internal import Diagnostics

/// Something in an XPath expression that is allowed, but that hardly anybody means.
public struct XPathWarning: Hashable, Sendable {
  /// The whole expression.
  public let expression: String

  /// The text that it is about, in UTF-8 bytes from 0.
  public let range: Range<Int>

  /// What is odd.
  public let kind: Kind

  /// What is odd about an expression.
  public enum Kind: Hashable, Sendable {
    /// A name that is none of WebDriverAgent's types.
    case unknownType(String, nearest: [String])
    /// An attribute that WebDriverAgent does not have, and what to do about it.
    case unknownAttribute(String, advice: String)
    /// The name of an attribute where a child element is named.
    case missingAt(String)
    /// A name where a text in quotes is meant.
    case unquotedText(String)
    /// `text()`, which no element has.
    case noTextNodes
    /// The text content of elements, such as `.`, which is always empty.
    case noTextContent
    /// A text or a number as a whole condition, which holds always, or never.
    case constantCondition(isAlwaysTrue: Bool)
    /// The element around the elements of Appium's page source, which is not searched.
    case wrapper(String)
    /// A yes-or-no attribute compared with something that it never is.
    case flagComparison(String)
    /// The position 0, which no element has.
    case zeroPosition
    /// A class chain, which happens to be XPath.
    case classChain
  }
}

extension XPathWarning: CustomStringConvertible {
  /// What is odd, and the line with carets below the place.
  public var description: String {
    let excerpt = SourceExcerpt(of: expression, at: range)
    return "\(summary)\n  \(excerpt.line)\n  \(excerpt.marker)"
  }

  /// What is odd, and what to do, in one line.
  public var summary: String {
    switch kind {
    case .unknownType(let name, let nearest) where nearest.isEmpty:
      "there is no type \(name); types have names such as XCUIElementTypeButton"
    case .unknownType(let name, let nearest):
      "there is no type \(name); did you mean \(nearest.joined(separator: " or "))?"
    case .unknownAttribute(let name, let advice) where advice.isEmpty:
      "WebDriverAgent has no attribute \(name)"
    case .unknownAttribute(let name, let advice):
      "WebDriverAgent has no attribute \(name); \(advice)"
    case .missingAt(let name):
      "\(name) stands for child elements of that name; for the attribute write @\(name)"
    case .unquotedText(let name):
      "\(name) stands for child elements of that name; write a text in quotes: '\(name)'"
    case .noTextNodes: "elements have attributes, and no text; use @label, @value or @name"
    case .noTextContent:
      "elements have attributes, and no text, so that this is always ''; use @label, @value or @name"
    case .constantCondition(let isAlwaysTrue):
      "this is always \(isAlwaysTrue ? "true" : "false") by itself; compare an attribute with it, as in "
        + "@name='text'"
    case .wrapper(let name):
      "the element \(name) is only in Appium's page source; the outermost one that is searched is "
        + "XCUIElementTypeApplication"
    case .flagComparison(let name): "@\(name) is a text; compare with 'true' or 'false'"
    case .zeroPosition: "positions begin at 1; the last one is [last()]"
    case .classChain:
      "this is a class chain; as XPath it multiplies, and for descendants XPath has //"
    }
  }
}
