import Foundation
import Query
import TestSupport
import Testing

/// What is an expression, after the W3C's recommendation of XPath 1.0.
@Suite struct XPathGrammarTests {
  /// The examples of the recommendation (sections 2, 2.5, 3), and corners of its grammar.
  @Test(arguments: [
    "child::para", "child::*", "child::text()", "child::node()", "attribute::name",
    "attribute::*", "descendant::para", "ancestor::div", "ancestor-or-self::div",
    "descendant-or-self::para", "self::para", "child::chapter/descendant::para",
    "child::*/child::para", "/", "/descendant::para", "/descendant::olist/child::item",
    "child::para[position()=1]", "child::para[position()=last()]",
    "child::para[position()=last()-1]", "child::para[position()>1]",
    "following-sibling::chapter[position()=1]", "/descendant::figure[position()=42]",
    "/child::doc/child::chapter[position()=5]/child::section[position()=2]",
    "child::para[attribute::type=\"warning\"]",
    "child::para[attribute::type='warning'][position()=5]",
    "child::chapter[child::title='Introduction']", "child::chapter[child::title]",
    "child::*[self::chapter or self::appendix]",
    "child::*[self::chapter or self::appendix][position()=last()]", "para", "*", "text()",
    "@name", "@*", "para[1]", "para[last()]", "*/para", "/doc/chapter[5]/section[2]",
    "chapter//para", "//para", "//olist/item", ".", ".//para", "..", "../@lang",
    "para[@type=\"warning\"]", "para[5][@type=\"warning\"]",
    "chapter[title=\"Introduction\"]", "employee[@secretary and @assistant]",
    // A name or an operator by what stands before it (section 3.7).
    "* * *", "div div div", "mod mod mod", "and and and", "or or or", "-*", "//* | //*",
    "* [ * ]", "@and = @or", "or/and[div]", "1 - 1", "a-1", "a -1", "a - 1", "5 mod -2",
    "node()", "comment()", "processing-instruction()", "processing-instruction('a')",
    "/*", "/ *", "/ | /*", "/ = 1", "(/)", "(//a)[1]", "(//a)[1]/b", "id('a')/b",
    "--1", "- - 1", "1.", ".5", "1.5", "0005", "1 < 2 < 3", "1 = 2 != 3", "a\n\t=\r b",
    "count ( //* )", "child :: a", "''", "\"'\"", "'\"'", "//a[.//b]", "//a[../b]", "//é",
    "last()", "position()", "namespace::*", "preceding::a/preceding-sibling::b", "a//.", "a/./b",
    "//a[@b][1][@c]", "lang('en')", "1e3", "string-length('a')", "ancestor::*[@b]/..//@c",
  ])
  func `the grammar allows it`(text: String) throws {
    let expression = try XPathExpression(text)
    #expect(expression.description == text)
    let data = try JSONEncoder().encode([expression])
    #expect(try JSONDecoder().decode([XPathExpression].self, from: data) == [expression])
  }

  @Test func `a wrong expression is not decoded`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([XPathExpression].self, from: Data("[\"//\"]".utf8))
    }
  }

  @Test(arguments: [
    "", " ", "/ /", "a b", "a/", "a//", "[1]", "a[", "a]", "a[]", "(", ")", "()", "a(", "@", "::",
    "a::b", "@@a", "a | ", "| a", "1 2", "'a", "a and", "and a b", "..a", "...", ".a", "!a", "a!",
    "a = = b", "a <> b", "1..2", "$a", "a:b", "a:*", "*:a", "text(1)", "node(a)", "child::child::a",
    "attribute::@a", "@child::a", ".[1]", "..[1]", "a[1", "f()", "'a'/b", "a///b", "+1", "a + ",
    "a,b", "/ and 1", "last(1)", "not()", "count(1)", "\u{0}", "a\u{0}", "#", "a#", "\\", "{",
    "a{1}",
  ])
  func `the grammar does not allow it`(text: String) {
    #expect(throws: XPathSyntaxError.self) { try XPathExpression(text) }
  }

  private static let words = [
    "*", "/", "//", "[", "]", "(", ")", "@", "::", ".", "..", ",", "|", "+", "-", "=", "!=", "<",
    ">=", " ", "and", "or", "div", "mod", "name", "'a'", "\"", "'", "1", ".5", "1e", "count(",
    "contains(", "position()", "last()", "text()", "node()", "child", "ancestor", "XCUIElementType",
    "XCUIElementTypeCell", "[@name='a']", "$", "é", "\u{301}", "😀", "\0", "\n", ":", "`", "!", "&",
  ]

  @Test(arguments: UInt64(0)..<10)
  func `texts of any kind are read or refused`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var random = RandomXPath(seed: seed)
    var tree = random.tree(count: 20)
    for round in 0..<400 {
      var text: String
      switch round % 4 {
      case 0:
        let bytes = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        text = String(decoding: bytes, as: UTF8.self)
      case 1:
        let count = Int.random(in: 1...8, using: &generator)
        text = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }.joined()
      default:
        // A good expression with something taken out or put in.
        var scalars = Array(random.expression().unicodeScalars)
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !scalars.isEmpty {
          let place = Int.random(in: 0..<scalars.count, using: &generator)
          if Bool.random(using: &generator) {
            scalars.remove(at: place)
          } else {
            let word = Self.words.randomElement(using: &generator) ?? ""
            scalars.insert(contentsOf: word.unicodeScalars, at: place)
          }
        }
        text = String(String.UnicodeScalarView(scalars))
      }
      if round.isMultiple(of: 100) { tree = random.tree(count: 20) }
      do throws(XPathSyntaxError) {
        let (expression, warnings) = try XPathExpression.parse(text)
        for warning in warnings {
          #expect(warning.range.upperBound <= text.utf8.count)
          #expect(!warning.summary.contains("\n"))
        }
        // The editions of XML differ in rarer letters.
        guard text.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { continue }
        // After a `/` at the beginning of a path, libxml2 2.9 knows ASCII letters only.
        guard text.firstMatch(of: /\/\s*[^\x00-\x7F]/) == nil else { continue }
        // libxml2 must not refuse what the parser allows, for it may have to evaluate it.
        _ = try? expression.evaluate(in: tree)
        do throws(XPathEvaluationError) {
          _ = try expression.trace(in: tree, scope: 0..<tree.count, engine: .libxml2)
        } catch {
          if case .library(let message) = error.problem { Issue.record("\(text): \(message)") }
        }
      } catch {
        let bytes = Array(text.utf8)
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= bytes.count, "\(error)")
        #expect(String(validating: bytes[error.range], as: UTF8.self) != nil, "\(error)")
        #expect(!error.summary.contains("\n"), "\(error)")
        #expect(error.description.contains(error.summary))
      }
    }
  }
}
