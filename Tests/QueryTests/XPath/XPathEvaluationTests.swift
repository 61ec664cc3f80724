import Hierarchy
import Query
import Testing
import TestSupport

/// What expressions give, where the right answer is known from elsewhere.
@Suite struct XPathEvaluationTests {
  private func indices(_ text: String, in tree: ElementTree) throws -> [Int] {
    try XPathExpression(text).nodes(in: tree).map(\.index)
  }

  private func value(_ text: String, in tree: ElementTree) throws -> String {
    switch try XPathExpression(text).evaluate(in: tree) {
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value
    case .matches(let matches): "\(matches.count) matches"
    }
  }

  /// 0 Application, 1 Cell (2 Video, 3 button), 4 Cell (5 Audio, 6 button), 7 text, 8 field.
  private let screen = ElementTree {
    ElementRecord(.application, label: "Shop") {
      ElementRecord(.cell) {
        ElementRecord(.staticText, label: "Video")
        ElementRecord(.button, identifier: "play", label: "Play")
      }
      ElementRecord(.cell) {
        ElementRecord(.staticText, label: "Audio")
        ElementRecord(.button, identifier: "play", label: "Play")
      }
      ElementRecord(.staticText, identifier: "Name 1")
      ElementRecord(.textField, identifier: "Name 2", value: "One-Two-Three")
    }
  }

  @Test(
    .bug("https://github.com/appium/appium/issues/11451"),
    arguments: [
      (
        "//XCUIElementTypeCell[./XCUIElementTypeStaticText[@label=\"Video\"]]/XCUIElementTypeButton",
        [3]
      ),
      (
        "//XCUIElementTypeStaticText[@name=\"Name 1\"]"
          + "/following-sibling::XCUIElementTypeTextField[@name=\"Name 2\"]", [8]
      ),
      ("//XCUIElementTypeStaticText[@label='Video']/..//XCUIElementTypeButton", [3]),
      ("//XCUIElementTypeButton[../XCUIElementTypeStaticText/@label='Audio']", [6]),
      ("//XCUIElementTypeButton/preceding::XCUIElementTypeStaticText", [2, 5]),
      ("//XCUIElementTypeTextField/preceding-sibling::*[1]", [7]),
      ("//XCUIElementTypeTextField/preceding-sibling::*[last()]", [1]),
      ("(//XCUIElementTypeTextField/preceding-sibling::*)[1]", [1]),
      ("//XCUIElementTypeButton[@label='Play'][1]", [3, 6]),
      ("(//XCUIElementTypeButton[@label='Play'])[2]", [6]),
      ("//XCUIElementTypeButton/ancestor::*[1]", [1, 4]),
      ("//XCUIElementTypeButton/ancestor::*[2]", [0]),
      ("//XCUIElementTypeAny[@name='play']", [3, 6]),
      ("//*[count(*) = 2]", [1, 4]), ("//*[position() = last()]", [0, 3, 6, 8]),
      ("//XCUIElementTypeCell[not(.//*[@label='Video'])]", [4]),
      ("//XCUIElementTypeStaticText | //XCUIElementTypeCell", [1, 2, 4, 5, 7]),
      ("//XCUIElementTypeCell[2]/*", [5, 6]), ("//XCUIElementTypeCell[3]", []),
      ("//*[@label = //XCUIElementTypeCell[1]/*/@label]", [2, 3, 6]),
      ("/*/*/*[@name]/@name/..", [2, 3, 5, 6]), ("//@value/..", [8]), ("/", []), ("/..", []),
    ]
  )
  func `paths select what they should`(text: String, expected: [Int]) throws {
    #expect(try indices(text, in: screen) == expected)
  }

  @Test(
    .bug("https://github.com/facebookarchive/WebDriverAgent/issues/812"),
    arguments: [
      ("//XCUIElementTypeStaticText[3]", ["Text5"]),
      ("(//XCUIElementTypeStaticText)[3]", ["Text3"]),
      ("//XCUIElementTypeCell/XCUIElementTypeStaticText[3]", ["Text5"]),
      // appium/appium#12221: one for each cell.
      ("//XCUIElementTypeCell/XCUIElementTypeStaticText[1]", ["Text1", "Text3"]),
    ]
  )
  func `positions count in each parent, unless parentheses join`(
    text: String,
    expected: [String]
  ) throws {
    func cell(_ labels: [String]) -> ElementRecord {
      ElementRecord(.cell) { for label in labels { ElementRecord(.staticText, label: label) } }
    }
    let tree = ElementTree {
      ElementRecord(.application) {
        ElementRecord(.scrollView) {
          ElementRecord(.table) { cell(["Text1", "Text2"]) }
          ElementRecord(.table) { cell(["Text3", "Text4", "Text5"]) }
        }
      }
    }
    #expect(try XPathExpression(text).nodes(in: tree).compactMap(\.label) == expected)
  }

  /// The recommendation's own examples (section 4), and those of WebDriverAgent's `FBXPathTests.m`.
  @Test(arguments: [
    ("substring('12345', 2, 3)", "234"), ("substring('12345', 2)", "2345"),
    ("substring('12345', 1.5, 2.6)", "234"), ("substring('12345', 0, 3)", "12"),
    ("substring('12345', 0 div 0, 3)", ""), ("substring('12345', 1, 0 div 0)", ""),
    ("substring('12345', -42, 1 div 0)", "12345"),
    ("substring('12345', -1 div 0, 1 div 0)", ""), ("substring('12345', -1 div 0)", "12345"),
    ("substring('12345', 1 div 0)", ""), ("substring('12345', 0 div 0)", ""),
    ("substring('12345', 2, 1 div 0)", "2345"), ("substring('12345', -1 div 0, 9)", ""),
    ("substring-before('1999/04/01', '/')", "1999"),
    ("substring-after('1999/04/01', '/')", "04/01"),
    ("substring-after('1999/04/01', '19')", "99/04/01"),
    ("translate('bar', 'abc', 'ABC')", "BAr"), ("translate('--aaa--', 'abc-', 'ABC')", "AAA"),
    ("normalize-space('  a \n b ')", "a b"), ("string-length('häß😀')", "4.0"),
    ("5 mod 2", "1.0"), ("5 mod -2", "1.0"), ("-5 mod 2", "-1.0"), ("1.5 mod 0.5", "0.0"),
    ("round(2.5)", "3.0"), ("round(-2.5)", "-2.0"), ("floor(-1.5)", "-2.0"),
    ("ceiling(-1.5)", "-1.0"), ("string(1 div 0)", "Infinity"), ("string(0 div 0)", "NaN"),
    ("string(-0)", "0"), ("string(1.50)", "1.5"), ("concat('a', 1, true())", "a1true"),
    ("1 = '1'", "true"), ("true() = 'a'", "true"), ("'a' < 'b'", "false"), ("3 > 2 > 1", "false"),
    ("boolean('')", "false"), ("boolean('false')", "true"), ("not(0)", "true"),
    ("//*/@label = 'Video'", "true"), ("//*/@label != 'Video'", "true"),
    ("//*/@nothing = 'a'", "false"), ("//*/@nothing != 'a'", "false"), ("count(//*)", "9.0"),
    ("name(//*[@name='play'])", "XCUIElementTypeButton"), ("name(//@label)", "label"),
    ("sum(//*/@nothing)", "0.0"), ("string(//*[3]/@label)", ""), ("string(//@label)", "Shop"),
    ("matches(//XCUIElementTypeApplication/@label, 'Sh.*')", "true"),
    ("matches(//XCUIElementTypeApplication/@label, 'sh.*')", "false"),
    ("matches(//XCUIElementTypeApplication/@label, 'sh.*', 'i')", "true"),
    ("matches('abc', 'b')", "true"), ("ends-with(//@value, 'Three')", "true"),
    ("ends-with(//@value, 'Foo')", "false"), ("ends-with('a', '')", "true"),
    ("lower-case(//@label)", "shop"), ("upper-case('straße')", "STRASSE"),
    ("replace(//@value, '-', '_')", "One_Two_Three"), ("replace('abc', '(b)', '[$1]')", "a[b]c"),
    ("replace('ab', '(?i)B', '', 'q')", "a"),
    ("string-join(tokenize(//@value, '-'), '|')", "One|Two|Three"),
    ("string-join(tokenize('  a b  '), ',')", "a,b"),
    ("string-join(tokenize('aé', ''), ',')", "a,é"),
    ("string-join(//XCUIElementTypeCell/*/@label, ',')", "Video,Play,Audio,Play"),
    ("string-join('', ',')", ""), ("tokenize('', ',')", ""),
    ("lang('en')", "false"), ("count(id('a'))", "0.0"), ("namespace-uri(//*)", ""),
    ("lang('')", "false"), ("count(id(//@name) | //*)", "9.0"), ("namespace-uri(//@name)", ""),
    ("namespace-uri()", ""), ("count(//*[lang(@label) or id(@name)])", "0.0"),
    ("count(//*[namespace-uri() = ''])", "9.0"),
  ])
  func `functions give what they should`(text: String, expected: String) throws {
    #expect(try value(text, in: screen) == expected)
    // Only the parts that are evaluated by libxml2 anyway may not be asked of both.
    let trace = try XPathExpression(text).trace(
      in: screen,
      scope: 0..<screen.count,
      engine: .libxml2
    )
    switch trace.result {
    case .boolean(let value): #expect("\(value)" == expected)
    case .number(let value): #expect("\(value)" == expected)
    case .string(let value): #expect(value == expected)
    case .matches: Issue.record("a set of nodes")
    }
  }

  @Test(arguments: [
    "matches(//@label, '[')", "replace(//@label, '[', '')", "tokenize(//@value, '[')",
    "matches(//@label, 'a', 'z')", "//*[matches(@label, '[')]", "matches('a', 'a', 'q')",
    "lang(replace(//@label, '[', ''))", "id(replace(//@label, '[', ''))",
    "namespace-uri(//*[matches(@label, '[')])",
    "matches('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab', '(a+)+$')",
  ])
  func `a regular expression that cannot be used is an error`(text: String) throws {
    let expression = try XPathExpression(text)
    for engine in XPathEngine.allCases {
      let error = #expect(throws: XPathEvaluationError.self) {
        try expression.trace(in: screen, scope: 0..<screen.count, engine: engine)
      }
      guard case .regularExpression = error?.problem else {
        Issue.record("\(error?.description ?? "none")")
        continue
      }
    }
  }

  @Test func `an element is the root of what is inside it`() throws {
    func indices(_ text: String) throws -> [Int] {
      try XPathExpression(text).nodes(inside: screen[4]).map(\.index)
    }
    #expect(try indices("//*") == [4, 5, 6])
    #expect(try indices("//XCUIElementTypeCell") == [4])
    #expect(try indices(".") == [4])
    #expect(try indices("*") == [5, 6])
    #expect(try indices("..") == [])
    #expect(try indices("//XCUIElementTypeButton/following::*") == [])
    #expect(try indices("//XCUIElementTypeButton/preceding::*") == [5])
    #expect(try indices("/*[last()]") == [4])
    #expect(try XPathExpression("//*").nodes(inside: screen[4], limit: 2).map(\.index) == [4, 5])
    #expect(try XPathExpression("//*[namespace::a]").nodes(inside: screen[4]).isEmpty)
  }

  @Test func `a tree without elements has nothing`() throws {
    for text in ["//*", "*", ".", "/", "..", "//@*", "//*[namespace::a]", "id('a')"] {
      #expect(try XPathExpression(text).nodes(in: ElementTree()).isEmpty)
    }
    #expect(try value("count(//*)", in: ElementTree()) == "0.0")
  }

  @Test func `a trace tells the engine, its reason and the steps`() throws {
    let native = try XPathExpression("//XCUIElementTypeCell[.//*[@label='Video']]/*[1]")
      .trace(in: screen)
    #expect(native.engine == .native)
    #expect(native.reason == nil)
    #expect((native.visitCount ?? 0) > 0)
    #expect(
      native.steps.map(\.text) == ["//", "XCUIElementTypeCell[.//*[@label='Video']]", "*[1]"]
    )
    #expect(native.steps.map(\.matchCount) == [nil, 1, 1])
    for text in ["//*[lang('en')]", "id('play')/..", "namespace-uri(//*)"] {
      #expect(try XPathExpression(text).trace(in: screen).engine == .native)
    }
    let library = try XPathExpression("//*[namespace::a]").trace(in: screen)
    #expect(library.engine == .libxml2)
    #expect(library.reason == "only libxml2 has the axis namespace::")
    let union = try XPathExpression("(//XCUIElementTypeCell)[2]/*").trace(in: screen)
    #expect(union.steps.map(\.text) == ["(//XCUIElementTypeCell)[2]", "*"])
    #expect(union.steps.map(\.matchCount) == [1, 2])
  }

  @Test func `a tree that no dump can give is left to libxml2`() throws {
    let tree = ElementTree {
      ElementRecord(.application, label: "a\0b") { ElementRecord(.button, label: "c") }
    }
    let trace = try XPathExpression("//*[@label='ab']").trace(in: tree)
    #expect(trace.engine == .libxml2)
    #expect(trace.reason == "a text of the tree has a NUL character")
    #expect(try indices("//*[@label='ab']", in: tree) == [0])
  }

  @Test func `values and attributes are no elements`() throws {
    func problem(_ text: String) throws -> XPathEvaluationError? {
      let expression = try XPathExpression(text)
      do throws(XPathEvaluationError) {
        _ = try expression.nodes(in: screen)
        return nil
      } catch {
        return error
      }
    }
    #expect(try problem("count(//*)")?.problem == .givesValue("a number"))
    #expect(try problem("//@name")?.problem == .selectsAttributes)
    #expect(try problem("**/XCUIElementTypeCell")?.hint?.contains("class chain") == true)
  }
}
