import Query
import TestSupport
import Testing

/// What is said about expressions that are wrong, or odd.
@Suite struct XPathSyntaxErrorTests {
  /// Expressions with marks around the place; at least one for every problem.
  private static let cases = [
    // Nothing, and ends.
    "‸", "//‸", "/XCUIElementTypeWindow/‸", "//*[@name=‸", "//*[‸[‸@name='a']]", "count‸(‸//*",
    "‸(‸//*", "//*[@name=‸'‸Log in]", "//*[@name=‸\"‸a]", "//*[‸]‸", "(‸)‸", "//*[@‸", "1 +‸",
    "//*‸[‸@name='a'", "//*/@‸", "child::‸",
    // Class chains and predicates.
    "**/XCUIElementTypeCell[‸`‸label == 'a'`]", "**/XCUIElementTypeCell[‸$label‸ == 'a'$]",
    "//*[@label =‸=‸ 'a']", "//*[@label='a' ‸&‸& @name='b']", "//*[@label='a' ‸AND‸ @name='b']",
    "//*[@label=‸'a'‸ || @name='b']", "//*[@a ‸CONTAINS‸ 'b']", "//*[‸!‸@visible]",
    "//*[@name ‸~‸ 'a']", "//*[@a |‸|‸ @b]",
    // Texts.
    "//*[@name=Log ‸in‸]", "//*[@name=‸“‸Login”]", "//*[@name='Tom'‸s‸ phone']",
    "//*[@name=‸\\‸'a\\']", "//*[@name='a' ‸'‸b']",
    // Axes, functions, variables, names.
    "//*/‸folowing‸::*", "//*/‸up‸::*", "//*[‸containz‸(@name, 'a')]", "//*[‸Contains‸(@a, 'b')]",
    "‸exists‸(//*)", "//*[‸contains(@name)‸]", "//*[‸position(2)‸]", "‸count()‸", "‸concat('a')‸",
    "‸true(1)‸", "//*[‸foobarfoo‸()]", "//*[@name=‸$name‸]", "//‸android:‸Button",
    "//*[‸fn:‸matches(@name, 'a')]", "//*[‸$‸]", "‸replace('a', 'b')‸",
    // Kinds.
    "count(‸'a'‸)", "‸'a'‸ | //*", "//* | ‸1‸", "‸1‸/a", "‸'a'‸[1]", "sum(‸1 + 1‸)",
    // XPath 2.0.
    "‸if‸ (//*) then 1 else 2", "for ‸$x‸ in //* return $x", "//*[@name ‸eq‸ 'a']",
    "//*[@index = (1 ‸to‸ 3)]", "//*[matches(@name, 'a'‸;‸ 'i')]",
    "//XCUIElementTypeCell ‸except‸ //*",
    // Steps.
    "//‸/‸XCUIElementTypeButton", "/ ‸/‸ a", ".‸[‸1]", "//‸[‸1]",
    "//XCUIElementTypeButton ‸XCUIElementTypeCell‸",
    "//*‸:‸a", "//a‸)‸", "//*[1‸,‸2]", "//‸'‸a'", "//*[@name='a']‸]‸", "//*[(@a='b'‸]‸",
    "//*[contains(@a ‸'‸b')]",
  ].map { MarkedText($0) }

  private func problem(in text: String) -> XPathSyntaxError? {
    do throws(XPathSyntaxError) {
      _ = try XPathExpression(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: cases)
  func `the place of a mistake is found`(_ marked: MarkedText) throws {
    let error = try #require(problem(in: marked.text), "\(marked.text)")
    #expect(error.range == marked.range, "\(error)")
    #expect(error.expression == marked.text)
  }

  @Test func `messages read well`() throws {
    let messages = Self.cases.compactMap { problem(in: $0.text)?.description }
    try expectGolden(
      messages.joined(separator: "\n\n") + "\n",
      "QueryTests/Golden/xpath-errors.txt"
    )
  }

  @Test func `every problem has a case`() {
    let names = Set(
      Self.cases.compactMap {
        problem(in: $0.text).map { String("\($0.problem)".prefix { $0 != "(" }) }
      }
    )
    #expect(
      names.symmetricDifference([
        "empty", "unexpected", "unclosed", "unknownAxis", "unknownFunction", "wrongArgumentCount",
        "wrongOperand", "variable", "namespacePrefix",
      ]).isEmpty
    )
  }

  @Test func `an expression that is too long is not shown whole`() throws {
    let error = try #require(problem(in: "*" + String(repeating: "/*", count: 1 << 19)))
    #expect(error.problem == .tooLong(limit: 1 << 20))
    #expect(error.description.count < 500)
  }

  @Test(arguments: [
    ("(", ")", "1"), ("*[", "]", "1"), ("not(", ")", "1"), ("1 = ", "", "1"), ("1 < ", "", "1"),
  ])
  func `what is nested too deeply is refused`(open: String, close: String, inner: String) throws {
    func nested(_ count: Int) -> String {
      String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }
    #expect(problem(in: nested(40)) == nil)
    let error = try #require(problem(in: nested(10_000)))
    #expect(error.problem == .tooDeep(limit: 50))
  }

  @Test(arguments: [
    " or 1", " and 1", " + 1", " - 1", " * 1", " div 1", " | a", "/a", "[1]", "//a",
  ])
  func `long chains are no deeper than short ones`(link: String) throws {
    let first = link.contains("a") || link.contains("[") ? "a" : "1"
    #expect(problem(in: first + String(repeating: link, count: 20_000)) == nil)
  }

  @Test func `what is odd is told, with its place`() throws {
    let expressions = [
      "//XCUIElementTypeButon", "//Button", "//UIAButton[1]", "//android.widget.TextView",
      "//*[@text='a']", "//*[@resource-id='a']", "//*[@content-desc='a']", "//*[@class='a']",
      "//*[@lable='a']", "//*[@qqqqqq]", "//*[name='a']", "//*[contains(label, 'a')]",
      "//*[@name=Login]", "//*[@enabled=true]", "//*[@enabled=true()]", "//*[@visible=1]",
      "//*[@visible='1']", "//*[text()='a']", "//*[contains(text(), 'a')]",
      "//*[.='a']", "//*[contains(., 'a')]", "//*[normalize-space()='a']", "//*[string()='a']",
      "//*[XCUIElementTypeStaticText='a']", "//*[starts-with(string(..), 'a')]", "//@name[.='a']",
      "(//@name)[contains(., 'a')]", "//*[@name='a' or 'b']", "//*['a' and @name]", "//*[1 or 0]",
      "//*['a']",
      "/AppiumAUT/XCUIElementTypeApplication", "//*[0]", "**/XCUIElementTypeCell",
      "//XCUIElementTypeAny[@name='a']/XCUIElementTypeButton[@enabled='true']",
    ]
    let texts = try expressions.flatMap {
      try XPathExpression.parse($0).warnings.map(\.description)
    }
    try expectGolden(texts.joined(separator: "\n\n") + "\n", "QueryTests/Golden/xpath-warnings.txt")
  }
}
