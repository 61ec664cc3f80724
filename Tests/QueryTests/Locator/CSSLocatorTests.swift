import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

@Suite struct CSSLocatorTests {
  @Test(
    arguments: [
      // The pairs of Appium's own tests (test/unit/css-converter.spec.ts, 12.7.0).
      ("XCUIElementTypeWindow:nth-child(2)", "**/XCUIElementTypeWindow[2]"),
      ("XCUIElementTypeWindow *", "**/XCUIElementTypeWindow/**/*"),
      ("XCUIElementTypeWindow > *", "**/XCUIElementTypeWindow/*"),
      (
        "XCUIElementTypeWindow[label^=foo]:nth-child(-1)",
        "**/XCUIElementTypeWindow[`label BEGINSWITH \"foo\"`][-1]"
      ),
      (
        "XCUIElementTypeStaticText[name=\"foo\"][value$='bar']",
        "**/XCUIElementTypeStaticText[`name == \"foo\" AND value ENDSWITH \"bar\"`]"
      ),
      ("XCUIElementTypeOther[visible]", "**/XCUIElementTypeOther[`visible == 1`]"),
      ("*:visible", "**/*[`visible == 1`]"),
      (
        "XCUIElementTypeWindow > XCUIElementTypeText",
        "**/XCUIElementTypeWindow/XCUIElementTypeText"
      ),
      (
        "XCUIElementTypeWindow XCUIElementTypeText",
        "**/XCUIElementTypeWindow/**/XCUIElementTypeText"
      ),
      ("XCUIElementTypeWindow#hello", "**/XCUIElementTypeWindow[`name == \"hello\"`]"),
      ("#foobar", "**/*[`name == \"foobar\"`]"),
      (
        "XCUIElementTypeText#foo > #bar",
        "**/XCUIElementTypeText[`name == \"foo\"`]/*[`name == \"bar\"`]"
      ),
      (
        "window#foo[visible=true][value^=foo] > text#bar other:nth-child(3)",
        "**/XCUIElementTypeWindow[`name == \"foo\" AND visible == 1 AND value BEGINSWITH \"foo\"`]"
          + "/XCUIElementTypeText[`name == \"bar\"`]/**/XCUIElementTypeOther[3]"
      ),
      ("window > *:nth-child(-1)", "**/XCUIElementTypeWindow/*[-1]"),
      // What follows from the rules (lib/css/class-chain-emitter.ts, lib/css/schema.ts).
      ("button", "**/XCUIElementTypeButton"), ("  staticText\n", "**/XCUIElementTypeStaticText"),
      ("[ label = 'a' ]", "**/*[`label == \"a\"`]"), ("[LABEL=a]", "**/*[`label == \"a\"`]"),
      ("[label*=a]", "**/*[`label MATCHES \"a\"`]"),
      ("[label~='a b']", "**/*[`label CONTAINS \"a b\"`]"),
      ("[id=a]", "**/*[`name == \"a\"`]"),
      ("button:id(a)", "**/XCUIElementTypeButton[`name == \"a\"`]"),
      ("*[accessibility-container=false]", "**/*[`accessibilityContainer == 0`]"),
      (":enabled(0)", "**/*[`enabled == 0`]"), ("[visible='']", "**/*[`visible == 1`]"),
      ("[visible=FALSE]", "**/*[`visible == 0`]"), ("cell[index=2]", "**/XCUIElementTypeCell[2]"),
      ("cell:index( -1 )", "**/XCUIElementTypeCell[-1]"),
      // Conditions come in the order id, attributes, pseudo-classes.
      (":visible[label=a]#b", "**/*[`name == \"b\" AND label == \"a\" AND visible == 1`]"),
      ("window>button", "**/XCUIElementTypeWindow/XCUIElementTypeButton"),
      ("button, cell", "**/XCUIElementTypeButton"),
      // Escapes of CSS.
      ("#a\\.b", "**/*[`name == \"a.b\"`]"), ("#\\31 23", "**/*[`name == \"123\"`]"),
      ("[label='it\\'s']", "**/*[`label == \"it's\"`]"),
      ("[label=\"say \\\"hi\\\"\"]", "**/*[`label == \"say \\\"hi\\\"\"`]"),
      ("#größe", "**/*[`name == \"größe\"`]"), ("[label='`']", "**/*[`label == \"``\"`]"),
      ("[label='a\\\nb']", "**/*[`label == \"ab\"`]"),
    ]
  )
  func `a selector becomes the chain that Appium makes of it`(
    _ selector: String,
    _ chain: String
  ) throws {
    let locator = try CSSLocator(selector)
    #expect(locator.chain.description == chain)
    #expect(locator.description == selector)
    #expect(try ClassChain(chain) == locator.chain)
  }

  /// Mistakes with marks around the place, and a part of what is said about each.
  private static let mistakes: [(String, String)] = [
    ("‸", "it is empty"), ("  ‸", "it is empty"),
    // Those of Appium's own tests.
    ("*‸[visible=\"ItS ViSiBlE\"]‸", "true or false"), ("*[‸foo‸=\"bar\"]", "no attribute 'foo'"),
    ("This isn‸'‸t valid[ css", "expected '#'"), ("p ‸~‸ a", "following-sibling"),
    ("div ‸+‸ span", "cannot be said"), ("[‸[‸[", "expected a name"),
    ("button‸::‸before", "pseudo-elements"),
    // Others.
    ("window‸.foo‸", "as in button"), (".‸", "expected a name"), ("#‸1‸23", "name=\"1…\""),
    ("button#‸", "expected a name, but"), ("‸>‸ button", "looked for anywhere"),
    ("button >‸", "the selector ends"), ("‸/‸/a", "XPath"), ("‸svg|‸a", "namespaces"),
    ("*‸[label]‸", "needs a value"), ("*‸[label='']‸", "needs a value"),
    ("*‸:value‸", "needs a value"),
    ("[label ‸!=‸ a]", "label != 'a'"), ("[label‸|=‸a]", "no operator"),
    ("[visible‸^=‸true]", "no operator"), ("[label‸?‸]", "an operator such as"),
    ("[label=a ‸i‸]", "==[c]"), ("‸[‸label=a", "never closed"), ("[label=‸'‸a]", "never closed"),
    ("‸[‸label", "never closed"), ("‸[‸label=", "never closed"), ("[label=‸]‸", "expected a value"),
    ("[label=a‸.‸b]", "in quotes"), ("[label=‸'‸a\nb']", "never closed"),
    ("#a‸#b‸", "only one id"), ("cell[index=1]‸:nth-child(2)‸", "only one position"),
    ("cell‸:nth-child(2n+1)‸", "no position"), ("cell‸:nth-child(0)‸", "no position 0"),
    ("cell‸:nth-child‸", "needs a value"), ("cell:nth-child‸(‸2", "never closed"),
    ("cell‸:not‸(.a)", "no such thing"), ("cell‸:first-child‸", ":nth-child(1)"),
    ("cell‸:lable‸(a)", "did you mean label"),
    ("‸xcuielementtypebutton‸", "XCUIElementTypeButton?"),
    ("‸my-view‸", "no element type"), ("*‸a‸", "expected '#'"),
  ]

  @Test(arguments: mistakes)
  func `what cannot be looked for is an error that shows the place`(
    _ text: String,
    _ words: String
  ) throws {
    let marked = MarkedText(text)
    let error = try #require(throws: CSSSyntaxError.self) { try CSSLocator(marked.text) }
    #expect(error.range == marked.range, "\(error)")
    #expect(error.description.contains(words), "\(error)")
    #expect(!error.summary.contains("\n"))
  }

  @Test(
    arguments: [
      ("‸statictext‸", "XCUIElementTypeStaticText?"), ("[label‸*=‸'a']", "~="),
      ("‸[label='a`b']‸", "escape"), ("‸#a\\\"‸", "escape"), ("a‸, b‸", "first"),
    ]
  )
  func `what means something else in CSS is warned of`(_ text: String, _ words: String) throws {
    let marked = MarkedText(text)
    let warnings = try CSSLocator.parse(marked.text).warnings
    let warning = try #require(warnings.last)
    #expect(warning.range == marked.range, "\(warning)")
    #expect(warning.description.contains(words), "\(warning)")
  }

  private static let words = [
    "button", "#", "[", "]", "label", "=", "^=", "'", "\"", "a", ":", "visible", "(", ")", ">", " ",
    ",", "*", "\\", "\n", "é", "😀", "-", "1", "nth-child", ".", "\u{301}", "\0",
  ]

  @Test(arguments: UInt64(0)..<5)
  func `texts of any kind are read or refused`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<800 {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }.joined()
      do throws(CSSSyntaxError) {
        let chain = try CSSLocator(text).chain
        let again = try? ClassChain(chain.description)
        #expect(again == chain, "\(text)")
      } catch {
        let bytes = Array(text.utf8)
        #expect(error.range.upperBound <= bytes.count, "\(text)")
        #expect(String(validating: bytes[error.range], as: UTF8.self) != nil, "\(text): \(error)")
      }
    }
  }
}
