import Foundation
import Predicate
import TestSupport
import Testing

/// What is said about formats that are wrong.
@Suite struct SyntaxErrorTests {
  @Test(arguments: SyntaxErrorCase.all.indices)
  func `the place of a mistake is found`(index: Int) throws {
    let entry = SyntaxErrorCase.all[index]
    let error = try #require(entry.error, "\(entry.marked.text)")
    #expect(error.range == entry.marked.range, "\(error)")
    #expect(error.format == entry.marked.text)
  }

  @Test func `messages read well`() throws {
    let messages = SyntaxErrorCase.all.compactMap { $0.error?.description }
    try expectGolden(
      messages.joined(separator: "\n\n") + "\n",
      "PredicateTests/Golden/syntax-errors.txt"
    )
  }

  @Test func `every problem has a case`() {
    let names = Set(SyntaxErrorCase.all.compactMap { $0.error.map { Self.name(of: $0.problem) } })
    #expect(
      names.symmetricDifference([
        "empty", "tooDeep", "unexpected", "unclosed", "unexpectedCharacter", "unterminatedText",
        "newlineInText", "malformedEscape", "malformedNumber", "numberTooLarge", "reservedWord",
        "unknownFunction", "wrongArgumentCount", "unknownCast", "unknownCollectionOperator",
        "unknownOption", "unsupported", "unknownKey", "percentSign", "unknownSpecifier",
        "missingArgument", "unusedArguments", "wrongArgument", "malformedKeyPath",
      ]).isEmpty
    )
  }

  private static func name(of problem: PredicateSyntaxError.Problem) -> String {
    String("\(problem)".prefix { $0 != "(" })
  }

  @Test func `a format that is too long is not shown whole`() throws {
    let format = "a == '" + String(repeating: "x", count: 1 << 20) + "'"
    let error = #expect(throws: PredicateSyntaxError.self) {
      try FormatPredicate(format: format)
    }
    #expect(error?.problem == .tooLong(limit: 1 << 20))
    #expect(try #require(error).description.count < 500)
  }

  @Test func `parts of wrong formats have places within them`() {
    for entry in SyntaxErrorCase.mistakes {
      let words = entry.marked.text.split(separator: " ")
      let parts = words.indices.flatMap { start in
        (start...words.count).map { words[start..<$0].joined(separator: " ") }
      }
      for part in parts + Self.prefixes(of: entry.marked.text) {
        let error = SyntaxErrorCase(part, entry.arguments, in: .sample).error
        if let error {
          #expect(error.range.upperBound <= part.utf8.count, "\(error)")
          #expect(error.hint != "", "\(error)")
        }
      }
    }
  }

  private static func prefixes(of text: String) -> [String] {
    (1..<max(text.count, 1)).flatMap { [String(text.prefix($0)), String(text.suffix($0))] }
  }

  @Test func `an expression has the same messages`() {
    #expect(
      FormatOutcome.ofExpression("1 +")
        == "syntax: expected a key, a value, or another expression, but the format ends"
    )
    #expect(
      FormatOutcome.ofExpression("a == 1")
        == "syntax: expected an operator such as +, or the end, found '=='"
    )
    #expect(FormatOutcome.ofExpression("") == "syntax: it is empty")
  }
}
