internal import Diagnostics
internal import Hierarchy
internal import Predicate

/// Reads a CSS selector and makes a class chain of it, from left to right and nothing twice.
struct CSSParser {
  /// How long a selector may be, in UTF-8 bytes.
  static let lengthLimit = 1 << 20

  let selector: String
  let source: [UInt8]

  /// The byte that is read next.
  var position = 0
  /// What is allowed, but does not mean what CSS means by it.
  var warnings: [CSSWarning] = []

  init(_ selector: String) {
    self.selector = selector
    source = Array(selector.utf8)
  }

  mutating func parse() throws(CSSSyntaxError) -> ClassChain {
    guard source.count <= Self.lengthLimit else {
      throw failure(.tooLong(limit: Self.lengthLimit), at: Self.lengthLimit..<source.count)
    }
    skipBlanks()
    if position == source.count { throw failure(.empty, at: position..<position) }
    var items = [try parseItem(isDescendant: true)]
    while let isDescendant = try parseCombinator() {
      items.append(try parseItem(isDescendant: isDescendant))
    }
    return ClassChain(items: items)
  }

  /// Reads what stands between two parts: whether the second is anywhere inside the first, or a
  /// child of it; nil at the end.
  private mutating func parseCombinator() throws(CSSSyntaxError) -> Bool? {
    let start = position
    skipBlanks()
    guard position < source.count else { return nil }
    switch source[position] {
    case UInt8(ascii: ","):
      warn(.laterSelectors, at: position..<source.count)
      return nil
    case UInt8(ascii: ">"):
      position += 1
      skipBlanks()
      return false
    case UInt8(ascii: "+"), UInt8(ascii: "~"):
      let range = position..<position + 1
      throw failure(.unsupportedCombinator(text(range)), at: range)
    default:
      guard position > start else { throw unexpected(.continuation) }
      return true
    }
  }

  /// Reads a type and all that belongs to it.
  private mutating func parseItem(
    isDescendant: Bool
  ) throws(CSSSyntaxError) -> ClassChain.Item {
    var item = CSSPart()
    let start = position
    if skip("*") {
      item.typeName = "*"
    } else if isAtName {
      try parseType(into: &item)
    }
    if isAt("|") { throw failure(.namespace, at: start..<position + 1) }
    parts: while position < source.count {
      switch source[position] {
      case UInt8(ascii: "#"): try parseID(into: &item)
      case UInt8(ascii: "["): try parseAttribute(into: &item)
      case UInt8(ascii: ":"): try parsePseudoClass(into: &item)
      case UInt8(ascii: "."):
        position += 1
        let name = try parseName()
        throw failure(.classSelector(name), at: position - name.utf8.count - 1..<position)
      default: break parts
      }
    }
    guard position > start else { throw unexpected(.part) }
    return item.chainItem(isDescendant: isDescendant)
  }

  /// Reads a tag, which Appium completes to the name of a type.
  private mutating func parseType(into item: inout CSSPart) throws(CSSSyntaxError) {
    let start = position
    let tag = try parseName()
    let prefix = ElementType.webDriverPrefix
    let name =
      tag.lowercased().hasPrefix(prefix.lowercased())
      ? tag : prefix + tag.prefix(1).uppercased() + tag.dropFirst()
    item.typeName = name
    if let type = ElementType(webDriverName: name) {
      item.type = type
      return
    }
    let isWellFormed =
      name.utf8.starts(with: prefix.utf8) && name.utf8.count > prefix.utf8.count
      && name.unicodeScalars.allSatisfy(\.isClassNameLetter)
    guard isWellFormed else { throw failure(.malformedType(tag), at: start..<position) }
    item.type = .other
    let nearest = ClassChainParser.typeNames(near: name)
    warn(.unknownType(name, nearest: nearest), at: start..<position)
  }

  private mutating func parseID(into item: inout CSSPart) throws(CSSSyntaxError) {
    let start = position
    position += 1
    let id = try parseName()
    guard item.id == nil else { throw failure(.repeated("id"), at: start..<position) }
    warnIfUnescaped(id, at: start..<position)
    item.id = id
  }
}

/// A part of a selector between two combinators, while it is read.
struct CSSPart {
  var typeName = "*"
  var type = ElementType.any
  var id: String?
  var attributes: [FormatPredicate] = []
  var pseudoClasses: [FormatPredicate] = []
  var position: Int?

  /// The step of a chain, with the conditions in Appium's order.
  func chainItem(isDescendant: Bool) -> ClassChain.Item {
    var parts: [FormatPredicate] = []
    if let id {
      parts.append(.comparison(FormatPredicate.Comparison(.key("name"), .equalTo, .string(id))))
    }
    parts += attributes + pseudoClasses
    let condition = parts.count == 1 ? parts[0] : .and(parts)
    return ClassChain.Item(
      typeName: typeName,
      type: type,
      isDescendant: isDescendant,
      conditions: parts.isEmpty ? [] : [.element(condition)],
      position: position
    )
  }
}
