internal import Hierarchy

/// An XPath 1.0 expression over accessibility trees, as a value.
///
/// Expressions see the tree as WebDriverAgent shows it: elements named `XCUIElementTypeButton`,
/// attributes as in its XML, and the application as the outermost element. Appium's wrapper
/// `AppiumAUT`, which is only in the page source, is not there. WebDriverAgent's functions
/// `matches`, `ends-with`, `lower-case`, `upper-case`, `replace`, `tokenize` and `string-join` are.
///
/// ```swift
/// let expression = try XPathExpression("//XCUIElementTypeButton[@enabled='true']")
/// for button in try expression.nodes(in: tree) { print(button.line) }
/// ```
public struct XPathExpression: Sendable {
  /// The expression as it was written.
  public let text: String

  let syntax: XPathSyntax
  /// The first part that only libxml2 evaluates; nil when there is none.
  let partForLibrary: String?
  /// Where `XCUIElementTypeAny` stands for `*`.
  private let anyTypeRanges: [Range<Int>]

  /// Reads an expression.
  ///
  /// - Parameter text: The expression, at most 1 MiB of UTF-8.
  /// - Throws: What is wrong, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public init(_ text: String) throws(XPathSyntaxError) {
    self = try Self.parse(text).expression
  }

  /// Reads an expression, and tells what is odd about it.
  ///
  /// - Parameter text: The expression, at most 1 MiB of UTF-8.
  /// - Returns: The expression and what is odd about it.
  /// - Throws: What is wrong, and where.
  ///
  /// - Complexity: O(n) in bytes.
  public static func parse(
    _ text: String
  ) throws(XPathSyntaxError) -> (expression: XPathExpression, warnings: [XPathWarning]) {
    var parser = XPathParser(text)
    let syntax = try parser.parse()
    let expression = XPathExpression(
      text: text,
      syntax: syntax,
      anyTypeRanges: parser.anyTypeRanges
    )
    let warnings = parser.warnings.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return (expression, warnings)
  }

  private init(text: String, syntax: XPathSyntax, anyTypeRanges: [Range<Int>]) {
    self.text = text
    self.syntax = syntax
    self.anyTypeRanges = anyTypeRanges
    partForLibrary = syntax.partForLibrary
  }

  /// The expression for libxml2, which knows no `XCUIElementTypeAny`.
  var textForLibrary: String {
    if anyTypeRanges.isEmpty { return text }
    var bytes = Array(text.utf8)
    for range in anyTypeRanges.reversed() { bytes.replaceSubrange(range, with: "*".utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension XPathExpression: Hashable {
  /// Returns whether two expressions are written in the same way, byte for byte.
  public static func == (first: XPathExpression, second: XPathExpression) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  /// Feeds the text.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension XPathExpression: CustomStringConvertible {
  /// The expression as it was written.
  public var description: String { text }
}

extension XPathExpression: Codable {
  /// Reads an expression from its text.
  ///
  /// - Throws: `DecodingError`, with what is wrong with the expression.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(XPathSyntaxError) {
      self = try XPathExpression(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
