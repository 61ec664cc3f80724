internal import Diagnostics

/// Something in a CSS selector that is allowed, but does not mean what CSS means by it.
public struct CSSWarning: Hashable, Sendable {
  /// The whole selector.
  public let selector: String

  /// The text that it is about, in UTF-8 bytes from 0.
  public let range: Range<Int>

  /// What is odd.
  public let kind: Kind

  /// What is odd about a selector.
  public enum Kind: Hashable, Sendable {
    /// A tag that no type has, which stands for `Other`.
    case unknownType(String, nearest: [String])
    /// `*=`, of which Appium makes MATCHES.
    case wholeTextMatch
    /// A value with characters that Appium does not escape; there the selector fails.
    case unescapedValue
    /// What comes after a comma, which Appium leaves out.
    case laterSelectors
  }
}

extension CSSWarning: CustomStringConvertible {
  /// What is odd, and the line with carets below the place.
  public var description: String {
    let excerpt = SourceExcerpt(of: selector, at: range)
    return "\(summary)\n  \(excerpt.line)\n  \(excerpt.marker)"
  }

  /// What is odd, and what to do, in one line.
  public var summary: String {
    switch kind {
    case .unknownType(let name, let nearest) where nearest.isEmpty:
      "there is no type \(name); WebDriverAgent takes it for XCUIElementTypeOther"
    case .unknownType(let name, let nearest):
      "there is no type \(name), and WebDriverAgent takes it for XCUIElementTypeOther; "
        + "did you mean \(nearest.joined(separator: " or "))?"
    case .wholeTextMatch:
      "Appium makes MATCHES of *=, a regular expression for the whole text; ~= finds a part"
    case .unescapedValue:
      "Appium does not escape this value, and finds nothing; use a predicate"
    case .laterSelectors: "Appium looks for the first of several selectors only"
    }
  }
}
