internal import Diagnostics

extension Locator {
  /// Reads a locator with a prefix, or one whose language shows in its shape.
  ///
  /// `Documentation/Locators.md` lists the prefixes and shapes.
  ///
  /// - Parameter text: The locator, such as `id=login`, `//XCUIElementTypeButton` or `login`.
  /// - Throws: What is wrong, and where.
  public init(_ text: String) throws(LocatorSyntaxError) {
    self = try Self.parse(text).locator
  }

  /// Reads a locator with a prefix or recognised by its shape, and tells what is odd about it.
  ///
  /// - Parameter text: The locator, such as `id=login`, `//XCUIElementTypeButton` or `login`.
  /// - Returns: The locator and what is odd about it.
  /// - Throws: What is wrong, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public static func parse(
    _ text: String
  ) throws(LocatorSyntaxError) -> (locator: Locator, warnings: [LocatorWarning]) {
    var parser = LocatorParser(text)
    let locator = try parser.parse()
    return (locator, parser.warnings)
  }

  /// Reads a locator as Appium and WebDriverAgent take it, with Appium's adjustments.
  ///
  /// - Parameters:
  ///   - strategy: The strategy, such as `accessibility id` or `-ios class chain`.
  ///   - value: The locator.
  /// - Throws: What is wrong, and where.
  public init(strategy: String, value: String) throws(LocatorSyntaxError) {
    self = try Self.parse(strategy: strategy, value: value).locator
  }

  /// Reads a locator as Appium and WebDriverAgent take it, and tells what is odd about it.
  ///
  /// Appium adjusts a kind of element (`UIAButton`, `Button`) and XPath (`//UIAButton`, and the
  /// expressions for the first visible child and for what can be scrolled), see
  /// `lib/commands/find.ts` in appium/appium-xcuitest-driver.
  ///
  /// - Parameters:
  ///   - strategy: The strategy, such as `accessibility id` or `-ios class chain`.
  ///   - value: The locator.
  /// - Returns: The locator and what is odd about it.
  /// - Throws: What is wrong, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public static func parse(
    strategy: String,
    value: String
  ) throws(LocatorSyntaxError) -> (locator: Locator, warnings: [LocatorWarning]) {
    guard let known = LocatorStrategy(rawValue: strategy) else {
      throw LocatorSyntaxError(
        text: value,
        problem: .unknownStrategy(
          strategy,
          nearest: strategy.nearest(among: LocatorStrategy.allCases.map(\.rawValue))
        ),
        isLanguageGiven: true
      )
    }
    var parser = LocatorParser(value, isLanguageGiven: true)
    let locator = try parser.parse(value, LocatorLanguage(known), isStrategy: true)
    return (locator, parser.warnings)
  }
}
