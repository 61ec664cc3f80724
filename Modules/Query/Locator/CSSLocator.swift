/// A CSS selector for native elements, which Appium makes into a class chain.
///
/// ```swift
/// let locator = try CSSLocator("window > button#login[enabled]")
/// print(locator.chain)
/// // **/XCUIElementTypeWindow/XCUIElementTypeButton[`name == "login" AND enabled == 1`]
/// ```
///
/// The rules are those of Appium's XCUITest driver (`lib/css/class-chain-emitter.ts` in
/// appium/appium-xcuitest-driver, and appium/css-locator-to-native).
public struct CSSLocator: Hashable, Sendable {
  /// The selector as it was written.
  public let text: String

  /// What the selector stands for.
  public let chain: ClassChain

  private init(text: String, chain: ClassChain) {
    self.text = text
    self.chain = chain
  }

  /// Reads a selector.
  ///
  /// - Parameter text: The selector, at most 1 MiB of UTF-8.
  /// - Throws: What is wrong, or cannot be expressed by a chain, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public init(_ text: String) throws(CSSSyntaxError) {
    self = try Self.parse(text).locator
  }

  /// Reads a selector, and tells what is odd about it.
  ///
  /// - Parameter text: The selector, at most 1 MiB of UTF-8.
  /// - Returns: The selector and what is odd about it.
  /// - Throws: What is wrong, or cannot be expressed by a chain, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public static func parse(
    _ text: String
  ) throws(CSSSyntaxError) -> (locator: CSSLocator, warnings: [CSSWarning]) {
    var parser = CSSParser(text)
    let chain = try parser.parse()
    return (CSSLocator(text: text, chain: chain), parser.warnings)
  }
}

extension CSSLocator {
  /// Returns whether two selectors are written with the same characters.
  public static func == (first: CSSLocator, second: CSSLocator) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension CSSLocator: CustomStringConvertible {
  /// The selector as it was written.
  public var description: String { text }
}
