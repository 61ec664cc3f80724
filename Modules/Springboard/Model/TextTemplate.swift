public import Query

/// A text with places that are filled in when it is used.
///
/// - `${name}` is what a variable holds.
/// - `${id=mail}` is the text of the element that a locator finds: its value, or else its label. Of a
///   secure field it is what was typed, of a field with nothing in it, nothing. It is empty where no
///   element is found, and of the first where there are several.
/// - `${this}` is the text of the element that the gesture was made on, the one that the trigger's
///   locator finds.
/// - `${label: id=mail}`, `${value: this}` are one attribute, by the name that `set` has for it.
/// - `${$}` is a dollar sign, which needs this only before a brace: `${$}{` is `${`.
public struct TextTemplate: Hashable, Sendable {
  /// A piece of a template.
  public enum Part: Hashable, Sendable {
    /// The text itself.
    case literal(String)
    /// What a variable holds.
    case variable(String)
    /// The text of an element, or one of its attributes.
    case element(Locator, attribute: String?)
    /// The text of the element that the gesture was made on, or one of its attributes.
    case subject(attribute: String?)
  }

  /// The pieces, in their order; no two literals follow each other, and none is empty.
  public let parts: [Part]

  /// Reads a template.
  ///
  /// - Throws: What is wrong, and where.
  public init(_ text: String) throws(TextTemplateError) {
    var parser = TextTemplateParser(text)
    parts = try parser.parse()
  }

  /// Takes a text as it is.
  public init(literal text: String) {
    parts = text.isEmpty ? [] : [.literal(text)]
  }

  /// The text, where nothing has to be filled in; nil otherwise.
  public var literal: String? {
    if parts.isEmpty { return "" }
    guard parts.count == 1, case .literal(let text) = parts[0] else { return nil }
    return text
  }
}

extension TextTemplate: CustomStringConvertible {
  /// The text that reads back as this template.
  public var description: String {
    parts.map { part in
      switch part {
      case .literal(let text): Self.escaped(text)
      case .variable(let name): "${\(name)}"
      case .element(let locator, nil): "${\(locator)}"
      case .element(let locator, let attribute?): "${\(attribute): \(locator)}"
      case .subject(nil): "${this}"
      case .subject(let attribute?): "${\(attribute): this}"
      }
    }.joined()
  }

  /// A literal in which no place begins.
  private static func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isPlace =
        byte == UInt8(ascii: "$") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "{")
      if isPlace { result += Array("${$}".utf8) } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension TextTemplate {
  /// Whether a text may be the name of a variable: `this` and `row` mean something else.
  static func isVariableName(_ name: String) -> Bool {
    TextTemplateParser.isName(name) && name != "this" && name != "row"
  }

  /// The variables whose values are filled in.
  var variables: [String] {
    parts.compactMap { part in
      if case .variable(let name) = part { return name }
      return nil
    }
  }

  /// The locators whose elements are read.
  var locators: [Locator] {
    parts.compactMap { part in
      if case .element(let locator, _) = part { return locator }
      return nil
    }
  }
}
