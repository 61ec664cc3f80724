internal import Diagnostics
internal import Hierarchy

extension LocatorParser {
  /// Reads a text without blanks around it by its shape; an identifier is what has none.
  mutating func parseShape(_ text: String) throws(LocatorSyntaxError) -> Locator {
    if text.isShapedLikeXPath { return try xpath(text) }
    if text.isShapedLikeChain { return try chain(text) }
    if let rest = text.afterTypePrefix {
      guard let next = rest.first else { return try type(text, allowsShortNames: false) }
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "[") {
        return rest.isShapedLikeSteps ? try xpath(text) : try chain(text)
      }
      if rest.starts(with: "::".utf8) { return try xpath(text) }
    }
    if let predicate = try parsePredicateShape(text) { return predicate }
    if text.afterTypePrefix != nil { warnings.append(.takenForIdentifier(text)) }
    return .accessibilityID(text)
  }

  /// Warns of an identifier that begins like `xpth=`.
  mutating func warnIfPrefixIsNear(_ text: String) {
    guard let (prefix, _) = text.prefixAndValue, prefix.utf8.count <= 32 else { return }
    let nearest = prefix.nearest(among: LocatorLanguage.allCases.map(\.rawValue))
      .filter { $0.utf8.count > 2 }
    if !nearest.isEmpty { warnings.append(.unknownPrefix(prefix, nearest: nearest)) }
  }
}

// MARK: - Shapes

extension String {
  /// The part before the first `=` and the part after it, if the first may be a prefix.
  ///
  /// A prefix has letters, and between them blanks, `-` or `_`. Where a second `=` follows, one word
  /// is the key of a predicate, as in `id == 'a'`.
  fileprivate var prefixAndValueIndices: (String.Index, String.Index)? {
    let bytes = utf8
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > startIndex else {
      return nil
    }
    let after = bytes.index(after: equals)
    if after < endIndex, bytes[after] == UInt8(ascii: "="),
      bytes[..<equals].allSatisfy(\.isLetter)
    {
      return nil
    }
    let isPrefix = bytes[..<equals].allSatisfy { byte in
      byte.isLetter || byte.isBlank || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard isPrefix, bytes[bytes.index(before: equals)].isLetter else { return nil }
    return (equals, after)
  }

  var prefixAndValue: (prefix: String, value: String)? {
    prefixAndValueIndices.map { (String(self[..<$0.0]), String(self[$0.1...])) }
  }

  /// The text without blanks of ASCII around it.
  var trimmingBlanks: String {
    var bytes = Substring(self).utf8
    while bytes.first?.isBlank == true { bytes.removeFirst() }
    while bytes.last?.isBlank == true { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// The text without blanks of ASCII before it.
  var droppingBlanks: String { String(Substring(utf8.drop(while: \.isBlank))) }

  var isInQuotes: Bool {
    guard utf8.count > 2, let first = utf8.first, first == utf8.last else { return false }
    return first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
  }

  fileprivate var isShapedLikeXPath: Bool {
    let bytes = utf8
    if ["/", "./", "../"].contains(where: { bytes.starts(with: $0.utf8) }) { return true }
    if bytes.first == UInt8(ascii: "(") {
      let inside = Substring(bytes.drop { $0 == UInt8(ascii: "(") || $0.isBlank }).utf8
      return ["/", "./", "../"].contains { inside.starts(with: $0.utf8) }
    }
    return Self.axes.contains { bytes.starts(with: "\($0)::".utf8) } || isShapedLikeXPathCall
  }

  /// Whether the text begins with a function of XPath that is given a path: `count(//*)`.
  private var isShapedLikeXPathCall: Bool {
    guard let bracket = utf8.firstIndex(of: UInt8(ascii: "(")) else { return false }
    let arguments = Substring(utf8[utf8.index(after: bracket)...].drop(while: \.isBlank))
    return XPathFunction(rawValue: String(Substring(utf8[..<bracket]))) != nil
      && (String(arguments).isShapedLikeXPath || arguments.utf8.first == UInt8(ascii: "@"))
  }

  private static let axes = [
    "ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self",
    "following", "following-sibling", "parent", "preceding", "preceding-sibling", "self",
  ]

  /// Whether the text begins with `**`, or with `*` and what belongs after it in a chain.
  fileprivate var isShapedLikeChain: Bool {
    if utf8.elementsEqual("*".utf8) { return true }
    return ["**", "*/", "*["].contains { utf8.starts(with: $0.utf8) }
  }

  /// What follows `XCUIElementType` and letters, if the text begins like that.
  fileprivate var afterTypePrefix: Substring.UTF8View? {
    let prefix = ElementType.webDriverPrefix.utf8
    guard utf8.starts(with: prefix) else { return nil }
    let rest = utf8.dropFirst(prefix.count)
    guard rest.first?.isLetter == true else { return nil }
    return rest.drop(while: \.isLetter)
  }
}

extension Substring.UTF8View {
  /// Whether the first step of a path is one of XPath: `[@name='a']` or `//` follows.
  fileprivate var isShapedLikeSteps: Bool {
    var rest = self
    if rest.first == UInt8(ascii: "[") {
      rest = rest.dropFirst().drop(while: \.isBlank)
      return rest.first == UInt8(ascii: "@") || rest.first == UInt8(ascii: ".")
    }
    return rest.starts(with: "//".utf8)
  }
}

extension UInt8 {
  /// Whether it is a blank of ASCII.
  var isBlank: Bool { self == UInt8(ascii: " ") || self >= 0x09 && self <= 0x0D }

  var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  var isLetter: Bool {
    isSmallLetter || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
  }
}
