public import Hierarchy

/// A way to find elements, in any of the languages that an iOS client knows.
///
/// ```swift
/// let locator = try Locator("**/XCUIElementTypeCell[`label == 'Total'`]")
/// print(locator)   // chain=**/XCUIElementTypeCell[`label == "Total"`]
/// for node in try locator.nodes(in: tree) { print(node.index) }
/// ```
///
/// The description is a prefix and the value, and reads back as an equal locator. Texts are equal
/// here when they have the same characters in the same encoding, as they are when they are looked
/// for.
public enum Locator: Sendable {
  /// Elements with an identifier, or without one and with that label: `id=login`.
  case accessibilityID(String)

  /// Elements of a kind: `class=XCUIElementTypeButton`.
  ///
  /// `.any` is all elements, and `.other` also those of a kind that Apple does not have, as in
  /// WebDriverAgent.
  case className(ElementType)

  /// Elements for which a predicate is true: `predicate=label == 'Log in'`.
  case predicate(TreePredicate)

  /// What a class chain selects: `chain=**/XCUIElementTypeButton[1]`.
  case classChain(ClassChain)

  /// What an XPath expression selects: `xpath=//XCUIElementTypeButton`.
  case xpath(XPathExpression)

  /// What a CSS selector selects in Appium: `css=button#login`.
  case css(CSSLocator)

  /// Elements with a text in an attribute: `link=label=Log in`, `partial-link=label=Log`.
  case linkText(LinkText)
}

extension Locator: Hashable {
  /// Returns whether two locators are of one language and say the same in it.
  public static func == (first: Locator, second: Locator) -> Bool {
    switch (first, second) {
    case (.accessibilityID(let first), .accessibilityID(let second)):
      first.utf8.elementsEqual(second.utf8)
    case (.className(let first), .className(let second)): first == second
    case (.predicate(let first), .predicate(let second)): first == second
    case (.classChain(let first), .classChain(let second)): first == second
    case (.xpath(let first), .xpath(let second)): first.text.utf8.elementsEqual(second.text.utf8)
    case (.css(let first), .css(let second)): first == second
    case (.linkText(let first), .linkText(let second)): first == second
    default: false
    }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    for byte in description.utf8 { hasher.combine(byte) }
  }
}

extension Locator: CustomStringConvertible {
  /// The locator with the prefix of its language.
  public var description: String {
    // After one word, two equals signs would be a comparison.
    let prefix = value.utf8.first == UInt8(ascii: "=") ? "accessibility id" : language.rawValue
    return "\(prefix)=\(value)"
  }
}

extension Locator: Codable {
  /// Reads a locator from its description, or any text that `parse` takes.
  ///
  /// - Throws: `DecodingError`, with what is wrong with the locator.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(LocatorSyntaxError) {
      self = try Locator(text)
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
