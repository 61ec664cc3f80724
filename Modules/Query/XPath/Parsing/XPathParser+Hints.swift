internal import Diagnostics
internal import Hierarchy

extension XPathParser {
  func failure(_ problem: XPathSyntaxError.Problem, at range: Range<Int>) -> XPathSyntaxError {
    XPathSyntaxError(
      expression: expression,
      range: range,
      problem: problem,
      hint: hint(for: problem, at: range)
    )
  }

  /// The error that the word that is read next cannot stand here.
  func unexpected(_ expectation: XPathSyntaxError.Expectation) -> XPathSyntaxError {
    if token.kind == .end {
      return failure(
        .unexpected(found: nil, expected: expectation),
        at: source.count..<source.count
      )
    }
    var range = token.range
    // What stands in quotes may be long, and its beginning is enough.
    if case .text = token.kind { range = range.lowerBound..<range.lowerBound + 1 }
    let found = text(range).unicodeScalars.prefix(40).map(\.visible).joined()
    return failure(.unexpected(found: found, expected: expectation), at: range)
  }

  /// Advice about mistakes that people are known to make.
  private func hint(for problem: XPathSyntaxError.Problem, at range: Range<Int>) -> String? {
    switch problem {
    case .empty: "//* selects all elements"
    case .tooLong, .tooDeep: nil
    case .unexpected(let found, let expected): hint(found: found, expected, at: range)
    case .unclosed(let delimiter) where delimiter == "'" || delimiter == "\"":
      "a text with one kind of quotes inside stands between the other; there is no escape"
    case .unclosed("["): "']' is missing after the condition"
    case .unclosed: "')' is missing"
    case .unknownAxis(let name):
      Self.didYouMean(name.nearest(among: XPathAxis.allCases.map(\.rawValue)).map { "\($0)::" })
        ?? "the axes are \(XPathAxis.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownFunction(let name): hint(unknownFunction: name)
    case .wrongArgumentCount("position", _, _, _): "write position() = 2, or only [2]"
    case .wrongArgumentCount("last", _, _, _): "write [last()], or [last() - 1] for the one before"
    case .wrongArgumentCount("contains", 1, _, _): "write contains(@label, 'text')"
    case .wrongArgumentCount: nil
    case .wrongOperand(_, .union)
    where source[range.upperBound...].drop(while: \.isXMLSpace).starts(with: "||".utf8):
      "write 'or'"
    case .wrongOperand(_, .union): "'|' joins what two paths select; conditions are joined by 'or'"
    case .wrongOperand: nil
    case .variable where source[..<range.lowerBound].last == UInt8(ascii: "["):
      "this is a class chain, where a predicate stands between dollar signs; write [.//*[@label='a']]"
    case .variable: "write a text in quotes, or the number"
    case .namespacePrefix(let prefix):
      prefix == "fn" || prefix == "xs"
        ? "this is XPath 2.0; leave '\(prefix):' out, as far as WebDriverAgent has the function"
        : "names stand alone, such as XCUIElementTypeButton"
    }
  }

  private static func didYouMean(_ names: [String]) -> String? {
    names.isEmpty ? nil : "did you mean \(names.joined(separator: " or "))?"
  }

  private func hint(unknownFunction name: String) -> String {
    switch name.lowercased() {
    case "if", "for", "some", "every": return "this is XPath 2.0; WebDriverAgent has XPath 1.0"
    case "exists": return "leave it out: what selects something is true"
    case "empty": return "write not(…)"
    case "equals": return "write @name = 'text'"
    case "text": return "elements have no text; use @label, @value or @name"
    case "and", "or": return "'\(name)' stands between two conditions"
    case "startswith", "beginswith", "starts_with": return "write starts-with(@name, 'text')"
    case "endswith", "ends_with": return "write ends-with(@name, 'text')"
    case "match", "regex", "test": return "write matches(@name, 'pattern')"
    case "lowercase", "lower", "tolower": return "write lower-case(@name)"
    case "uppercase", "upper", "toupper": return "write upper-case(@name)"
    case "abs", "avg", "max", "min", "distinct-values", "index-of", "compare", "reverse",
      "current", "subsequence":
      return "this is XPath 2.0; WebDriverAgent has XPath 1.0"
    default:
      let names = XPathVocabulary.functions(near: name).map { "\($0)()" }
      return Self.didYouMean(names)
        ?? "functions are those of XPath 1.0, and matches, ends-with, lower-case, upper-case, "
        + "replace, tokenize and string-join"
    }
  }

  private func hint(
    found: String?,
    _ expected: XPathSyntaxError.Expectation,
    at range: Range<Int>
  ) -> String? {
    let before = source[..<range.lowerBound].last { !$0.isXMLSpace }
    let after = range.upperBound < source.count ? source[range.upperBound] : 0
    switch found {
    case nil:
      if expected == .step { return "leave out the '/' at the end, or name an element after it" }
      return expected == .condition ? "write a position, or a condition such as @name='text'" : nil
    case "=" where before == UInt8(ascii: "="): return "XPath compares with one '='"
    case "~": return "for a part of a text write contains(@name, 'text')"
    case "!": return "write not(…), or != between two values"
    case "&": return "write 'and'"
    case "|" where before == UInt8(ascii: "|"): return "write 'or'"
    case "`", "$":
      return "this is a class chain, where a predicate stands in backticks; write [@label='a']"
    case "“", "”", "‘", "’", "´": return "write straight quotes: ' or \""
    case "\\": return "XPath has no escapes; put a text with ' between \"…\""
    case "]" where expected == .condition:
      return "write a position, or a condition such as @name='text'"
    case "{", "}", "#", ";", "%", "^": return nil
    case ":": return "an axis is followed by two colons, as in following-sibling::*"
    case "/" where before == UInt8(ascii: "/"), "//" where before == UInt8(ascii: "/"):
      return "'//' is for descendants at any depth; three are too many"
    case "[" where before == UInt8(ascii: "."):
      return "'.' has no conditions; write self::node()[…]"
    case "[" where expected == .step || expected == .name || expected == .expression:
      return "the name of an element stands before the brackets; * is any"
    case ">" where before == UInt8(ascii: "="), "<" where before == UInt8(ascii: "="):
      return "write >= or <="
    default: break
    }
    guard let found else { return nil }
    switch found.lowercased() {
    case "and", "or", "not", "mod", "div":
      if found != found.lowercased() { return "write '\(found.lowercased())' in small letters" }
      return found == "not" ? "write not(…)" : nil
    case "eq", "is": return "write ="
    case "ne": return "write !="
    case "lt": return "write <"
    case "gt": return "write >"
    case "le": return "write <="
    case "ge": return "write >="
    case "to", "return", "satisfies", "then", "else", "union", "intersect", "except":
      return "this is XPath 2.0; WebDriverAgent has XPath 1.0"
    case "contains", "beginswith", "endswith", "like", "matches":
      return "this is a predicate's operator; write contains(@label, 'text')"
    default: break
    }
    if found.hasPrefix("$") { return "this is XPath 2.0; WebDriverAgent has XPath 1.0" }
    if case .name = token.kind, before == UInt8(ascii: "'") || before == UInt8(ascii: "\"") {
      return "a quotation mark ends the text; one with ' inside stands between \"…\""
    }
    if case .name = token.kind, expected == .closingBracket || expected == .commaOrParenthesis,
      after != UInt8(ascii: "(")
    {
      return "a text stands in quotes: @name='Log in'"
    }
    return nil
  }
}
