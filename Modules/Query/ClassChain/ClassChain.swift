internal import Hierarchy
internal import Predicate

/// A class chain, WebDriverAgent's query language between predicates and XPath, as a value.
///
/// ```swift
/// let chain = try ClassChain("**/XCUIElementTypeCell[`name == 'row'`][2]/XCUIElementTypeButton")
/// for button in try chain.nodes(in: tree) { print(button.line) }
/// ```
///
/// A chain is a list of items, each a step down the tree from what the items before it selected.
/// The description parses back to an equal value.
public struct ClassChain: Hashable, Sendable {
  /// The steps, at least one.
  public let items: [Item]

  /// Creates a chain of steps; traps when there is none.
  public init(items: [Item]) {
    precondition(!items.isEmpty, "A class chain has at least one item")
    self.items = items
  }
}

extension ClassChain: CustomStringConvertible {
  /// The chain in its language.
  public var description: String {
    items.map(\.description).joined(separator: "/")
  }
}

extension ClassChain: Codable {
  /// Reads a chain from its description.
  ///
  /// - Throws: `DecodingError`, with what is wrong with the chain.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(ClassChainSyntaxError) {
      self = try ClassChain(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
