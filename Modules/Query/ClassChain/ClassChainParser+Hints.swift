internal import Diagnostics
internal import Hierarchy
internal import Predicate

extension ClassChainParser {
  func failure(
    _ problem: ClassChainSyntaxError.Problem,
    at range: Range<Int>
  ) -> ClassChainSyntaxError {
    ClassChainSyntaxError(
      chain: chain,
      range: range,
      problem: problem,
      hint: hint(for: problem, at: range)
    )
  }

  /// The error that what comes next cannot stand here.
  func unexpected(_ expectation: ClassChainSyntaxError.Expectation) -> ClassChainSyntaxError {
    guard let scalar = scalar(at: position) else {
      return failure(.unexpected(found: nil, expected: expectation), at: position..<position)
    }
    return failure(
      .unexpected(found: scalar.visible, expected: expectation),
      at: position..<position + scalar.utf8.count
    )
  }

  /// Advice about mistakes that people are known to make.
  private func hint(
    for problem: ClassChainSyntaxError.Problem,
    at range: Range<Int>
  ) -> String? {
    switch problem {
    case .empty: "**/* selects all elements"
    case .unexpected(let found, let expected): hint(found: found, expected: expected, at: range)
    case .unknownType(let name): hint(unknownType: name, at: range)
    case .zeroPosition: "positions begin at 1; [-1] is the last one"
    case .malformedPosition: "a position is a whole number, such as 2, or -1 for the last one"
    case .secondPosition, .repeatedDescendantMarker: "leave one of them out"
    case .predicateAfterPosition: "write the position last: [`label == 'a'`][2]"
    case .emptyPredicate: "[`TRUEPREDICATE`] is always true; the brackets may also be left out"
    case .unclosedPredicate(let delimiter):
      "write \(delimiter) before the closing bracket; inside a predicate it is written twice"
    case .predicate(let error): error.hint
    case .tooLong: nil
    }
  }

  private func hint(
    found: String?,
    expected: ClassChainSyntaxError.Expectation,
    at range: Range<Int>
  ) -> String? {
    if found == " " { return "spaces stand only inside predicates" }
    switch expected {
    case .slashAfterStars: return "** stands before a type, as in **/XCUIElementTypeButton"
    case .type where found == nil: return "**/* selects all descendants"
    case .type where found == "/": return "one '/' is enough after **"
    case .item, .type: return hintForMissingItem(found: found, at: range.lowerBound)
    case .bracketContent: return hintForBracket(found: found, at: range.lowerBound)
    case .closingBracket: return hintForMissingClosingBracket(found: found, at: range.lowerBound)
    case .continuation:
      if let found, found.count == 1, found.allSatisfy(\.isNumber) {
        return "a position stands in brackets: [\(found)]"
      }
      if found == "*" { return "a '/' stands between two items" }
      return found == "_" || found == "-" ? "names of types have letters only" : nil
    }
  }

  private func hintForMissingItem(found: String?, at place: Int) -> String? {
    switch found {
    case nil: return place == 0 ? nil : "leave out the '/' at the end, or name a type after it"
    case "/" where source.starts(with: "//".utf8):
      return "this is XPath; a chain has **/ for descendants: **/XCUIElementTypeButton"
    case "/" where place == 0:
      return "a chain begins inside the application, and without '/'"
    case "/": return "this is XPath; a chain has /**/ for descendants"
    case "(": return "this is XPath; a position of a chain counts all matches together"
    case ".":
      return "a chain leads only down; to find an element by what is inside it, write "
        + "**/XCUIElementTypeCell[$label == 'a'$]"
    case "@": return "a chain selects elements, not attributes"
    case "[": return "a type stands before the brackets; * is any"
    case "`", "$": return "a predicate stands in brackets after a type: *[`label == 'a'`]"
    default: return nil
    }
  }

  private func hintForBracket(found: String?, at place: Int) -> String? {
    switch found {
    case "@": return "this is XPath; write [`name == 'a'`]"
    case ".", "*": return "this is XPath; write [$name == 'a'$] for what is inside an element"
    case "+": return "a position is written without '+'"
    case "'", "\"", "´", "‘", "’": return "a predicate stands in backticks: [`label == 'a'`]"
    case "]":
      return "between double quotes a shell takes backticks and $ for itself; put the "
        + "chain into single quotes"
    case "[": return "one bracket is enough"
    default:
      let rest = text(place..<min(place + 64, source.count))
      if rest.hasPrefix("last()") { return "the last one is [-1]" }
      if rest.hasPrefix("position()") { return "the second one is [2]" }
      return ["contains(", "starts-with(", "text()", "not("].contains { rest.hasPrefix($0) }
        ? "this is XPath; write [`label CONTAINS 'a'`]"
        : "a predicate stands in backticks: [`label == 'a'`]"
    }
  }

  private func hintForMissingClosingBracket(found: String?, at place: Int) -> String? {
    guard found != nil, place > 0 else { return nil }
    let delimiter = source[place - 1]
    guard delimiter == UInt8(ascii: "`") || delimiter == UInt8(ascii: "$") else { return nil }
    let character = Character(Unicode.Scalar(delimiter))
    return "inside a predicate \(character) is written twice; a single one ends the predicate"
  }

  private func hint(unknownType name: String, at range: Range<Int>) -> String? {
    if source.count <= 4_096, (try? FormatPredicate(format: chain)) != nil {
      return "this is a predicate; a chain with it is **/*[`\(chain.replacingBackticks)`]"
    }
    let rest = text(range.upperBound..<min(range.upperBound + 16, source.count))
    if rest.hasPrefix("::") || rest.contains("-sibling::") || rest.hasPrefix("-or-self::") {
      return "this is XPath; a chain has no axes, only children and, after **/, descendants"
    }
    let nearest = Self.typeNames(near: name)
    if !nearest.isEmpty { return "did you mean \(nearest.joined(separator: " or "))?" }
    return "types have the names of WebDriverAgent, such as XCUIElementTypeButton"
  }

  /// WebDriverAgent's names of types that a name was perhaps meant to be.
  static func typeNames(near name: String) -> [String] {
    var short = Substring(name)
    for prefix in [ElementType.webDriverPrefix, "XCUI", "UIA", "AX", "UI"]
    where name.lowercased().hasPrefix(prefix.lowercased()) {
      short = short.dropFirst(prefix.count)
      break
    }
    guard !short.isEmpty, short.count <= 64 else { return [] }
    let nearest = String(short).nearest(among: ElementType.allCases.map(\.name))
    return nearest.compactMap { ElementType(name: $0)?.webDriverName }
  }
}

extension String {
  /// The text as it stands inside backticks.
  fileprivate var replacingBackticks: String {
    split(separator: "`", omittingEmptySubsequences: false).joined(separator: "``")
  }
}
