import Predicate
import Query
import TestSupport
import Testing

/// What is said about chains that are wrong.
@Suite struct ClassChainSyntaxErrorTests {
  /// Chains with marks around the place; at least one for every problem, and for every hint.
  private static let cases = [
    // Nothing.
    "‸",
    // Types.
    "‸Button‸", "‸button‸[1]", "**/‸UIAButton‸", "**/‸xcuielementtypecell‸/*", "‸XCUIElementType‸",
    "**/XCUIElementTypeCell/‸buton‸", "‸blabla‸", "**/‸XCUIElementType‸[Window[2]]",
    // Between the parts.
    "XCUIElementTypeButton‸2‸", "XCUIElementTypeButton‸_‸a", "XCUIElementTypeWindow‸*‸/*",
    "‸ ‸XCUIElementTypeWindow", "XCUIElementTypeWindow‸ ‸/*", "*[1]‸ ‸[`visible = 1`]",
    "*[2]‸]‸", "*‸é‸", "*‸\n‸", "‸😀‸", "*[‸`‸",
    // Descendants.
    "**‸", "**‸*‸", "**/*/**‸", "**‸X‸CUIElementTypeOther[$type == 'XCUIElementTypeButton'$]",
    "**‸[‸1]/*", "**/‸**‸/*", "**/‸", "**/‸/‸*",
    // XPath.
    "‸/‸XCUIElementTypeWindow", "‸/‸/XCUIElementTypeButton", "*/‸/‸XCUIElementTypeButton",
    "*/‸.‸./*", "‸.‸//*", "‸(‸//XCUIElementTypeCell)[1]", "*/‸@‸name", "*[‸@‸name='a']",
    "*[‸.‸//XCUIElementTypeImage]", "*[‸l‸ast()]", "*[‸p‸osition()=2]",
    "*[‸c‸ontains(@name, 'a')]", "XCUIElementTypeCell/‸following‸-sibling::*", "‸child‸::*",
    // Brackets.
    "*/‸", "*[‸", "*[‸]‸", "*[‸ ‸2 ]", "*[‸[‸2]", "*[‸v‸isible = 1]", "*[‸'‸visible = 1']",
    "*[‸+‸1]", "*[1‸.‸5]", "*[1‸", "‸[‸1]", "*/‸[‸1]",
    // Positions.
    "*[‸0‸]", "*[‸-0‸]", "*[‸1-2‸]", "*[‸-‸]", "*[‸99999999999999999999‸]", "*[1]‸[2‸]",
    "*[1]‸[`visible = 1`]‸",
    // Predicates.
    "*[‸``‸]", "*[‸$$‸]", "*[‸`‸visible = 1]", "*[‸$‸visible = 1]", "‸`‸visible = 1`",
    "*[‸`‸visible = 1][`name = 'a'`]", "*[`name = 'a```‸b‸'`]", "*[`visible = 1`‸",
    "*[`visible = 1`‸/‸*",
    // Inside predicates.
    "**/XCUIElementTypeTable[`label = ‸=‸ 'a'`]", "*[`name == 'a``b' AND ‸lable‸ == 'c``'`]",
    "**/XCUIElementTypeTable/XCUIElementTypeCell[`visible == 1`][$type == "
      + "‸XCUIElementTypeStaticText‸ AND name == 'Status'$]/XCUIElementTypeStaticText[2]",
    "*[$label == ‸'$$ ‸$]", "*[‸` `‸]", "*[`label == ‸%@‸`]", "*[`‸(‸label == 'a``b'`]",
    "*[`‸identifier‸ == 'a'`]",
    // A predicate alone.
    "‸type‸ == 'XCUIElementTypeButton' AND name == 'a`b'", "‸label‸ CONTAINS 'a'",
  ].map { MarkedText($0) }

  private func problem(in text: String) -> ClassChainSyntaxError? {
    do throws(ClassChainSyntaxError) {
      _ = try ClassChain(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: cases)
  func `the place of a mistake is found`(_ marked: MarkedText) throws {
    let error = try #require(problem(in: marked.text), "\(marked.text)")
    #expect(error.range == marked.range, "\(error)")
    #expect(error.chain == marked.text)
  }

  @Test func `messages read well`() throws {
    let messages = Self.cases.compactMap { problem(in: $0.text)?.description }
    try expectGolden(
      messages.joined(separator: "\n\n") + "\n",
      "QueryTests/Golden/class-chain-errors.txt"
    )
  }

  @Test func `every problem has a case`() {
    let names = Set(
      Self.cases.compactMap { problem(in: $0.text).map { Self.name(of: $0.problem) } }
    )
    #expect(
      names.symmetricDifference([
        "empty", "unexpected", "unknownType", "malformedPosition", "zeroPosition",
        "secondPosition", "predicateAfterPosition", "repeatedDescendantMarker", "emptyPredicate",
        "unclosedPredicate", "predicate",
      ]).isEmpty
    )
  }

  private static func name(of problem: ClassChainSyntaxError.Problem) -> String {
    String("\(problem)".prefix { $0 != "(" })
  }

  @Test func `a chain that is too long is not shown whole`() throws {
    let error = try #require(problem(in: "*" + String(repeating: "/*", count: 1 << 19)))
    #expect(error.problem == .tooLong(limit: 1 << 20))
    #expect(error.description.count < 500)
  }

  @Test func `what is odd is told, with its place`() throws {
    let chains = [
      "**/XCUIElementTypeButon", "XCUIElementTypeFantasy[2]", "XCUIElementTypeApplication/*",
      "*[`label == 'a``*'`]", "**/*[$name MATCHES '``('$]", "**/XCUIElementTypeApplication",
    ]
    let texts = try chains.flatMap {
      try ClassChain.parse($0, checksRegularExpressions: true).warnings.map(\.description)
    }
    try expectGolden(
      texts.joined(separator: "\n\n") + "\n",
      "QueryTests/Golden/class-chain-warnings.txt"
    )
  }
}
