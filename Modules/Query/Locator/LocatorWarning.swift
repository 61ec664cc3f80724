public import Predicate

/// Something in a locator that is allowed, but that hardly anybody means.
public enum LocatorWarning: Hashable, Sendable {
  /// Something odd in a predicate.
  case predicate(PredicateWarning)
  /// Something odd in a class chain.
  case classChain(ClassChainWarning)
  /// Something odd in an XPath expression.
  case xpath(XPathWarning)
  /// Something odd in a CSS selector.
  case css(CSSWarning)
  /// A kind that Apple does not have, which stands for `Other`.
  case unknownType(String, nearest: [String])
  /// An identifier between quotes, which are looked for as well.
  case quotedIdentifier(String)
  /// An identifier with blanks before or after it, which are looked for as well.
  case blanksAround(String)
  /// What comes before the first `=` of an identifier is nearly a prefix.
  case unknownPrefix(String, nearest: [String])
  /// A text that begins with the name of a kind, and was taken for an identifier all the same.
  case takenForIdentifier(String)
  /// An identifier that begins as other tools or clients write locators, and what to write.
  case foreignNotation(String, advice: String)
  /// An identifier that goes on as a predicate does after a text.
  case predicateInIdentifier(String)
  /// What WebDriverAgent drops of a link text, and what it looks for.
  case linkTextCut(dropped: String, kept: String)

  /// Whether evaluation is bound to fail.
  public var isFatal: Bool {
    switch self {
    case .predicate(let warning): warning.isFatal
    case .classChain(let warning): warning.isFatal
    default: false
    }
  }
}

extension LocatorWarning: CustomStringConvertible {
  /// What is odd, and what to do; with the place on further lines where it is known.
  public var description: String {
    switch self {
    case .predicate(let warning): "\(warning)"
    case .classChain(let warning): "\(warning)"
    case .xpath(let warning): "\(warning)"
    case .css(let warning): "\(warning)"
    case .unknownType(let name, let nearest) where nearest.isEmpty:
      "there is no type \(name); WebDriverAgent takes it for XCUIElementTypeOther"
    case .unknownType(let name, let nearest):
      "there is no type \(name), and WebDriverAgent takes it for XCUIElementTypeOther; "
        + "did you mean \(nearest.joined(separator: " or "))?"
    case .quotedIdentifier(let text):
      "the quotes are part of the identifier \(text); leave them out if they are not"
    case .blanksAround(let text):
      "the blanks before or after it are part of the identifier '\(text)'"
    case .unknownPrefix(let prefix, let nearest):
      "'\(prefix)=' is no prefix, and the whole text was taken for an identifier; did you mean "
        + nearest.map { "\($0)=" }.joined(separator: " or ") + "?"
    case .takenForIdentifier(let text):
      "'\(text.shown)' was taken for an identifier; write predicate=, chain=, css= or xpath= before "
        + "an expression"
    case .foreignNotation(let beginning, let advice):
      "what begins with '\(beginning)' was taken for an identifier; \(advice)"
    case .predicateInIdentifier(let text):
      "'\(text.shown)' is looked for as an identifier; in a predicate a text stands in quotes, as in "
        + "name == 'login' AND enabled == 1"
    case .linkTextCut(let dropped, let kept):
      "WebDriverAgent drops '\(dropped.shown)', which stands between the first '=' and the last, and "
        + "looks for '\(kept.shown)'; a predicate has the whole text"
    }
  }
}
