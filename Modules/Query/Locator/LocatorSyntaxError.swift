public import Predicate

/// Why a text is no locator.
///
/// The description is that of the language's own error, with its caret, where there is one.
public struct LocatorSyntaxError: Error, Hashable, Sendable {
  /// The whole text, or the value of a strategy.
  public let text: String

  /// What is wrong.
  public let problem: Problem

  /// Whether the language was told by a prefix or a strategy, and not guessed from the text.
  public let isLanguageGiven: Bool

  /// What is wrong with a locator.
  public enum Problem: Hashable, Sendable {
    /// There is nothing, or nothing after the prefix.
    case empty
    /// Neither Appium nor WebDriverAgent has such a strategy.
    case unknownStrategy(String, nearest: [String])
    /// A name that no kind of element has.
    case unknownType(String, nearest: [String])
    /// WebDriverAgent has no such attribute.
    case unknownAttribute(String, nearest: [String])
    /// Something is wrong with the predicate.
    case predicate(PredicateSyntaxError)
    /// Something is wrong with the class chain.
    case classChain(ClassChainSyntaxError)
    /// Something is wrong with the XPath expression.
    case xpath(XPathSyntaxError)
    /// Something is wrong with the CSS selector.
    case css(CSSSyntaxError)
  }
}

extension LocatorSyntaxError: CustomStringConvertible {
  /// What is wrong, the place where it is known, and what to do.
  public var description: String {
    switch problem {
    case .empty: "the locator is empty\nhint: write id=login, or another language's prefix"
    case .unknownStrategy("tag name", _):
      "there is no locator strategy 'tag name' for apps\nhint: use 'class name'"
    case .unknownStrategy(let name, let nearest):
      "there is no locator strategy '\(name)'\nhint: "
        + Self.advice(nearest, else: "there are \(Self.strategies)")
    case .unknownType(let name, let nearest):
      "'\(name)' is no element type\nhint: "
        + Self.advice(
          nearest,
          else: "types have the names of WebDriverAgent, such as XCUIElementTypeButton"
        )
    case .unknownAttribute(let name, let nearest):
      "WebDriverAgent has no attribute '\(name)'\nhint: "
        + Self.advice(nearest, else: "write label=… or another attribute")
    case .predicate(let error): error.description + escape
    case .classChain(let error): error.description + escape
    case .xpath(let error): error.description + escape
    case .css(let error): error.description
    }
  }

  /// What to write if the text is no expression at all; nothing where the text is long.
  private var escape: String {
    if isLanguageGiven { return "" }
    let isLong = text.utf8.count > 40 || text.utf8.contains(UInt8(ascii: "\n"))
    return isLong ? "" : "\nan identifier with this text is found by id=\(text)"
  }

  private static func advice(_ nearest: [String], else other: String) -> String {
    nearest.isEmpty ? other : "did you mean \(nearest.joined(separator: " or "))?"
  }

  private static var strategies: String {
    LocatorStrategy.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
