internal import Diagnostics
public import Predicate

/// Something in a class chain that is allowed, but that hardly anybody means.
public struct ClassChainWarning: Hashable, Sendable {
  /// The whole chain.
  public let chain: String

  /// The text that it is about, in UTF-8 bytes from 0.
  public let range: Range<Int>

  /// What is odd.
  public let kind: Kind

  /// What is odd about a class chain.
  public enum Kind: Hashable, Sendable {
    /// A name with the right prefix that no type has, which stands for `Other`.
    case unknownType(String, nearest: [String])
    /// The first step looks for an application inside the application.
    case applicationInsideApplication
    /// Something odd inside a predicate; its own range counts from its own beginning.
    case predicate(PredicateWarning)
  }

  /// Whether evaluation is bound to fail.
  public var isFatal: Bool {
    if case .predicate(let warning) = kind { warning.isFatal } else { false }
  }
}

extension ClassChainWarning: CustomStringConvertible {
  /// What is odd, and the line with carets below the place.
  public var description: String {
    let excerpt = SourceExcerpt(of: chain, at: range)
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
    case .applicationInsideApplication:
      "a chain begins inside the application, which it cannot name; leave this step out"
    case .predicate(let warning): warning.summary
    }
  }
}
