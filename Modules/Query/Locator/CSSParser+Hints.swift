internal import Diagnostics
internal import Hierarchy

extension CSSParser {
  mutating func warn(_ kind: CSSWarning.Kind, at range: Range<Int>) {
    warnings.append(CSSWarning(selector: selector, range: range, kind: kind))
  }

  func failure(_ problem: CSSSyntaxError.Problem, at range: Range<Int>) -> CSSSyntaxError {
    CSSSyntaxError(selector: selector, range: range, problem: problem, hint: hint(for: problem))
  }

  /// The error that what comes next cannot stand here.
  func unexpected(_ expectation: CSSSyntaxError.Expectation) -> CSSSyntaxError {
    guard position < source.count else {
      return failure(.unexpected(found: nil, expected: expectation), at: position..<position)
    }
    var end = position + 1
    while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    let found = text(position..<end).unicodeScalars.map(\.visible).joined()
    return failure(.unexpected(found: found, expected: expectation), at: position..<end)
  }

  /// Advice about mistakes that people are known to make.
  private func hint(for problem: CSSSyntaxError.Problem) -> String? {
    switch problem {
    case .empty: "* selects all elements"
    case .tooLong, .unclosed, .repeated: nil
    case .unexpected(let found?, .name) where found.allSatisfy(\.isNumber):
      "a name cannot begin with a digit; write [name=\"\(found)…\"]"
    case .unexpected("/", .part): "this is XPath"
    case .unexpected(">", .part): "the first part is looked for anywhere; leave '>' out"
    case .unexpected(nil, .part): "leave the '>' at the end out, or name a type after it"
    case .unexpected(.some, .closingBracket): "a value with such characters stands in quotes"
    case .unexpected: nil
    case .malformedType(let name): hint(forType: name)
    case .classSelector: "a type stands without a dot, as in button; an identifier as in #login"
    case .unknownAttribute(let name): hint(forAttribute: name)
    case .missingValue:
      "write [label=\"…\"]; that there is a value at all is a predicate: label != nil"
    case .notBoolean: "write [visible=true], [visible=false], or [visible]"
    case .unsupportedOperator("!=", _): "write a predicate: label != 'a'"
    case .unsupportedOperator: "there are =, ^=, $=, ~= (a part) and *= (a regular expression)"
    case .unsupportedCombinator:
      "a chain leads only down; XPath has following-sibling::*"
    case .pseudoElement, .namespace: "leave it out"
    case .caseModifier: "write a predicate: label ==[c] 'a'"
    case .malformedPosition: "a position is a whole number, such as 2, or -1 for the last one"
    case .zeroPosition: "positions begin at 1; -1 is the last one"
    }
  }

  private func hint(forType name: String) -> String? {
    let nearest = ElementType.allCases.map(\.webDriverName).first {
      $0.lowercased() == name.lowercased()
    }
    return nearest.map { "did you mean \($0)?" }
      ?? "types have the names of WebDriverAgent, such as XCUIElementTypeButton or button"
  }

  private func hint(forAttribute name: String) -> String? {
    switch name.lowercased() {
    case "not", "has", "is", "where", "contains":
      return "a class chain has no such thing; write a predicate or a class chain"
    case "first-child": return "write :nth-child(1); it counts all matches together"
    case "last-child": return "write :nth-child(-1); it counts all matches together"
    case "text": return "use label"
    default:
      let nearest = name.nearest(among: CSSAttribute.names)
      if !nearest.isEmpty { return "did you mean \(nearest.joined(separator: " or "))?" }
      return "attributes are \(CSSAttribute.names.joined(separator: ", "))"
    }
  }
}
