/// Something that was wrong with a dump, and that a lenient reading put right.
public struct DumpRepair: Hashable, Sendable {
  /// What was wrong, and so what was done.
  public enum Kind: Hashable, Sendable {
    /// The dump was found inside other text, which was passed over.
    case unwrapped
    /// The dump was found as a string of JSON or of a programming language, and unescaped.
    case unescaped
    /// The bytes were not UTF-8; the payload says how they were read.
    case encoding(String)
    /// A character that XML forbids was left out, as WebDriverAgent does.
    case forbiddenCharacter(UInt32)
    /// Two references to halves of one character were joined.
    case surrogates
    /// A character was read as text that should have been escaped.
    case unescapedCharacter(String)
    /// An attribute without a value, or with one that is not quoted, was completed.
    case attributeSyntax(String)
    /// A second attribute of the same name was left out.
    case duplicateAttribute(name: String, value: String)
    /// A coordinate or size is unusable; it was left out, and the element has none.
    case unusableNumber(attribute: String, value: String)
    /// A tag was ended that another one followed at once.
    case unfinishedTag(String)
    /// An element was ended whose end tag is missing.
    case missingEndTag(String)
    /// An end tag was left out that ends nothing.
    case strayEndTag(String)
    /// Text between tags was left out.
    case text(String)
    /// A document type declaration was left out.
    case documentType
    /// The text ended inside the name of a tag; the element was left out.
    case truncatedName(String)
    /// The text ended inside a tag; what was complete of its element was kept.
    case truncatedTag(String)
    /// The text ended before the elements did; so many were ended.
    case truncated(openElements: Int)
  }

  /// What was wrong.
  public var kind: Kind

  /// Where it was.
  public var position: DumpPosition

  /// Creates a repair from what was wrong and where.
  public init(_ kind: Kind, at position: DumpPosition) {
    self.kind = kind
    self.position = position
  }
}

extension DumpRepair: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch kind {
    case .unwrapped: "the dump stands inside other text, which was passed over"
    case .unescaped: "the dump is an escaped string, which was unescaped"
    case .encoding(let reading): "the text was read as UTF-8: \(reading)"
    case .forbiddenCharacter(let code):
      "U+\(Self.hexadecimal(code)), which XML forbids, was left out"
    case .surrogates: "two references to halves of one character were joined"
    case .unescapedCharacter(let character): "an unescaped \(character) was read as text"
    case .attributeSyntax(let name): "attribute '\(name)' has no quoted value; it was completed"
    case .duplicateAttribute(let name, let value):
      "a second attribute '\(name)' was left out; its value was '\(value)'"
    case .unusableNumber(let attribute, let value):
      "\(attribute)=\"\(value)\" is no usable number; it was left out"
    case .unfinishedTag(let name): "the tag <\(name)> has no end; it was ended"
    case .missingEndTag(let name): "the end tag </\(name)> is missing; it was added"
    case .strayEndTag(let name): "the end tag </\(name)> ends nothing; it was left out"
    case .text(let text): "text between the tags was left out: '\(text)'"
    case .documentType: "a document type declaration was left out"
    case .truncatedName(let name):
      "the text ends inside the name of the tag <\(name); the element was left out"
    case .truncatedTag(let name):
      "the text ends inside the tag <\(name)>; its complete attributes were kept"
    case .truncated(let count):
      "the text ends too early; \(count) open element\(count == 1 ? " was" : "s were") ended, "
        + "and what followed is lost"
    }
  }

  private static func hexadecimal(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
