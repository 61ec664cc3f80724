internal import Predicate

extension CSSParser {
  /// Reads `[name]` or `[name="value"]`.
  mutating func parseAttribute(into item: inout CSSPart) throws(CSSSyntaxError) {
    let open = position
    position += 1
    skipBlanks()
    let start = position
    let name = try parseName()
    let nameRange = start..<position
    guard let attribute = CSSAttribute(cssName: name) else {
      throw failure(.unknownAttribute(name), at: nameRange)
    }
    skipBlanks()
    var symbol: String?
    var value: String?
    let operatorStart = position
    if !isAt("]") {
      symbol = try parseOperator(of: name, open: open)
      skipBlanks()
      value = try parseValue(open: open)
      skipBlanks()
      if isAtName {
        let start = position
        let modifier = try parseName()
        throw failure(.caseModifier(modifier), at: start..<position)
      }
    }
    guard skip("]") else {
      throw position == source.count
        ? failure(.unclosed("["), at: open..<open + 1) : unexpected(.closingBracket)
    }
    if let symbol, symbol != "=", attribute.isBoolean || attribute == .index {
      let range = operatorStart..<operatorStart + symbol.utf8.count
      throw failure(.unsupportedOperator(symbol, of: name), at: range)
    }
    if symbol == "*=" { warn(.wholeTextMatch, at: operatorStart..<operatorStart + 2) }
    let predicate = try convert(attribute, name, symbol, value, at: open..<position, into: &item)
    if let predicate { item.attributes.append(predicate) }
  }

  private mutating func parseOperator(
    of name: String,
    open: Int
  ) throws(CSSSyntaxError) -> String {
    let start = position
    if skip("=") { return "=" }
    guard position < source.count else { throw failure(.unclosed("["), at: open..<open + 1) }
    position += 1
    guard isAt("=") else {
      position = start
      throw unexpected(.attributeEnd)
    }
    position += 1
    let symbol = text(start..<position)
    switch symbol {
    case "*=", "^=", "$=", "~=": return symbol
    case "|=", "!=": throw failure(.unsupportedOperator(symbol, of: name), at: start..<position)
    default:
      position = start
      throw unexpected(.attributeEnd)
    }
  }

  /// Reads `:name` or `:name(value)`.
  mutating func parsePseudoClass(into item: inout CSSPart) throws(CSSSyntaxError) {
    let start = position
    position += 1
    if isAt(":") { throw failure(.pseudoElement, at: start..<position + 1) }
    let name = try parseName()
    guard let attribute = CSSAttribute(cssName: name) else {
      throw failure(.unknownAttribute(name), at: start..<position)
    }
    let value = isAt("(") ? try parseParenthesis() : nil
    let predicate = try convert(attribute, name, nil, value, at: start..<position, into: &item)
    if let predicate { item.pseudoClasses.append(predicate) }
  }

  /// Makes a condition of an attribute; a position goes into the part itself.
  private mutating func convert(
    _ attribute: CSSAttribute,
    _ name: String,
    _ symbol: String?,
    _ value: String?,
    at range: Range<Int>,
    into item: inout CSSPart
  ) throws(CSSSyntaxError) -> FormatPredicate? {
    func compare(
      _ operator: FormatPredicate.Operator,
      _ value: FormatExpression
    ) -> FormatPredicate {
      .comparison(FormatPredicate.Comparison(.key(attribute.key), `operator`, value))
    }
    if attribute.isBoolean {
      switch (value ?? "").lowercased() {
      case "", "true", "1": return compare(.equalTo, .integer(1))
      case "false", "0": return compare(.equalTo, .integer(0))
      default: throw failure(.notBoolean(value ?? "", of: name), at: range)
      }
    }
    guard let value, !value.isEmpty else { throw failure(.missingValue(of: name), at: range) }
    if attribute == .index {
      guard let number = Int(value) else { throw failure(.malformedPosition(value), at: range) }
      guard number != 0 else { throw failure(.zeroPosition, at: range) }
      guard item.position == nil else { throw failure(.repeated("position"), at: range) }
      item.position = number
      return nil
    }
    warnIfUnescaped(value, at: range)
    switch symbol {
    case "*=":
      // Appium escapes the value for a regular expression, but the text literal that it puts it
      // into takes the backslashes away again.
      return compare(.matches, .string(value))
    case "^=": return compare(.beginsWith, .string(value))
    case "$=": return compare(.endsWith, .string(value))
    case "~=": return compare(.contains, .string(value))
    default: return compare(.equalTo, .string(value))
    }
  }

  /// Warns of a text that Appium puts between quotes as it is.
  mutating func warnIfUnescaped(_ value: String, at range: Range<Int>) {
    let isSpecial = value.unicodeScalars.contains { ["\"", "\\", "`", "\n"].contains($0) }
    if isSpecial { warn(.unescapedValue, at: range) }
  }
}
