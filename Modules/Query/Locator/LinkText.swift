internal import Predicate

/// WebDriverAgent's strategies `link text` and `partial link text`: an attribute and its text.
///
/// The value is `attribute=text`, or a text alone for the attribute `name`.
public struct LinkText: Sendable {
  /// The attribute, a key of WebDriverAgent's predicates.
  public let attribute: String

  /// The text that the attribute has, or has a part of.
  public let text: String

  /// Whether a part of the text is enough.
  public let isPartial: Bool

  /// Reads a value of the strategy; nil when WebDriverAgent has no such attribute.
  ///
  /// Between the first `=` and the last, WebDriverAgent drops what there is.
  ///
  /// - Parameters:
  ///   - value: `attribute=text`, or a text alone.
  ///   - isPartial: Whether a part of the text is enough.
  public init?(_ value: String, isPartial: Bool) {
    let parts = value.split(separator: "=", omittingEmptySubsequences: false)
    attribute = parts.count < 2 ? "name" : String(parts.first ?? "")
    text = String(parts.last ?? "")
    self.isPartial = isPartial
    guard PredicateDialect.webDriverAgent.key(named: attribute) != nil else { return nil }
  }

  /// What WebDriverAgent drops of a value; nil where that is nothing.
  ///
  /// - Parameter value: `attribute=text`, or a text alone.
  /// - Returns: What stands between the first `=` and the last.
  static func dropped(from value: String) -> String? {
    let equals = UInt8(ascii: "=")
    guard let first = value.utf8.firstIndex(of: equals),
      let last = value.utf8.lastIndex(of: equals), first < last
    else { return nil }
    return String(value[value.utf8.index(after: first)..<last])
  }

  /// The value of the strategy.
  public var value: String { "\(attribute)=\(text)" }

  /// What WebDriverAgent makes of it.
  public var predicate: TreePredicate {
    let comparison = FormatPredicate.Comparison(
      .key(attribute),
      isPartial ? .contains : .equalTo,
      .string(text)
    )
    return TreePredicate(.comparison(comparison), dialect: .webDriverAgent)
  }
}

extension LinkText: Hashable {
  /// Returns whether two mean the same predicate.
  public static func == (first: LinkText, second: LinkText) -> Bool {
    first.predicate == second.predicate
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(predicate) }
}
