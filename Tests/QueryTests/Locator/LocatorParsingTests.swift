import Foundation
import Hierarchy
import Predicate
import Query
import TestSupport
import Testing

@Suite struct LocatorParsingTests {
  @Test(
    arguments: [
      // Prefixes.
      ("id=login", "id=login"), ("name=login", "id=login"), ("accessibility id=a", "id=a"),
      ("accessibility_id=a", "id=a"), ("accessibilityId=a", "id=a"), ("ID=a=b", "id=a=b"),
      ("id=//a", "id=//a"), ("id=label == 'a'", "id=label == 'a'"), ("id='a'", "id='a'"),
      ("id= a ", "id= a "), ("  id=a", "id=a"), ("name=Sign in", "id=Sign in"),
      ("class=Button", "class=XCUIElementTypeButton"),
      ("class=staticText", "class=XCUIElementTypeStaticText"),
      ("class name=XCUIElementTypeCell", "class=XCUIElementTypeCell"),
      ("class=UIAMapView", "class=XCUIElementTypeMap"),
      ("class=XCUIElementTypeFuture", "class=XCUIElementTypeOther"),
      ("chain=**/XCUIElementTypeCell[`label == \"a\"`][2]", nil),
      ("-ios class chain=*[1]", "chain=*[1]"), ("class_chain=*", "chain=*"),
      ("xpath=//XCUIElementTypeCell[@name='a=b']", nil), ("xpath=name(//*)", nil),
      ("xpath=//UIAButton", nil), ("//UIAButton", "xpath=//UIAButton"),
      ("predicate=label == 'a'", "predicate=label == \"a\""),
      ("-ios predicate string=name == 'a'", "wda-predicate=name == \"a\""),
      ("xcuitest-predicate=identifier == 'a'", "xcuitest-predicate=identifier == \"a\""),
      ("css=button#a", nil), ("css selector=*", "css=*"),
      ("link=Sign in", "link=name=Sign in"), ("link=label=Sign in", nil),
      ("partial link text=label=Sign", "partial-link=label=Sign"),
      // XPath by its shape.
      ("//XCUIElementTypeButton", "xpath=//XCUIElementTypeButton"), ("/*", "xpath=/*"),
      ("(//XCUIElementTypeButton)[2]", "xpath=(//XCUIElementTypeButton)[2]"),
      (".//XCUIElementTypeCell", "xpath=.//XCUIElementTypeCell"), ("./*", "xpath=./*"),
      ("descendant::XCUIElementTypeCell", "xpath=descendant::XCUIElementTypeCell"),
      ("XCUIElementTypeCell[@name='a']", "xpath=XCUIElementTypeCell[@name='a']"),
      (
        "XCUIElementTypeCell//XCUIElementTypeButton",
        "xpath=XCUIElementTypeCell//XCUIElementTypeButton"
      ),
      ("  //XCUIElementTypeCell ", "xpath=//XCUIElementTypeCell"),
      ("/home/user", "xpath=/home/user"),
      ("//XCUIElementTypeAny[@name='a']", "xpath=//XCUIElementTypeAny[@name='a']"),
      // Class chains by their shape.
      ("**/XCUIElementTypeButton", "chain=**/XCUIElementTypeButton"), ("*[1]", "chain=*[1]"),
      ("*/XCUIElementTypeButton", "chain=*/XCUIElementTypeButton"), ("*", "chain=*"),
      ("XCUIElementTypeWindow/*", "chain=XCUIElementTypeWindow/*"),
      ("XCUIElementTypeWindow[2]", "chain=XCUIElementTypeWindow[2]"),
      ("XCUIElementTypeWindow[`name == 'a'`]", "chain=XCUIElementTypeWindow[`name == \"a\"`]"),
      // Kinds by their whole names only: a short one may well be somebody's label.
      ("XCUIElementTypeButton", "class=XCUIElementTypeButton"), ("Button", "id=Button"),
      ("button", "id=button"), ("Map", "id=Map"),
      // Predicates by what they are.
      ("label == 'Sign in'", "predicate=label == \"Sign in\""),
      ("label='x'", "predicate=label == \"x\""), ("name='x'", "predicate=name == \"x\""),
      ("name=='x'", "predicate=name == \"x\""), ("name = 'x'", "predicate=name == \"x\""),
      ("name BEGINSWITH[c] 'x'", "predicate=name BEGINSWITH[c] \"x\""),
      ("enabled==1", "predicate=enabled == 1"), ("rect.x > 3", "predicate=rect.x > 3"),
      ("0 == wdAccessible", "predicate=0 == wdAccessible"),
      ("NOT enabled == 1", "predicate=NOT enabled == 1"),
      ("(label == 'a' OR name == 'b')", "predicate=label == \"a\" OR name == \"b\""),
      ("'a' IN identifiers", "predicate=\"a\" IN identifiers"),
      ("TRUEPREDICATE", "predicate=TRUEPREDICATE"),
      ("\n label == 'a'\n", "predicate=label == \"a\""),
      // Everything else is an identifier.
      ("login", "id=login"), ("Sign in", "id=Sign in"),
      ("LoginAccessID_signIn", "id=LoginAccessID_signIn"),
      ("a/b", "id=a/b"), ("http://a.b/c", "id=http://a.b/c"), ("a=b", "id=a=b"),
      ("tab=1", "id=tab=1"),
      ("it's", "id=it's"), ("type in a message", "id=type in a message"),
      ("Value in cart", "id=Value in cart"), ("10 > 5", "id=10 > 5"), ("1 == 1", "id=1 == 1"),
      ("#tag", "id=#tag"), ("~a", "id=~a"), ("[a]", "id=[a]"), ("...", "id=..."), ("(a)", "id=(a)"),
      ("日本語", "id=日本語"), (" a", "id= a"), ("a\n", "id=a\n"), ("label", "id=label"),
      ("truepredicate", "id=truepredicate"), ("-", "id=-"), ("=", "accessibility id=="),
      ("=a", "accessibility id==a"),
      ("accessibility id==='a'", "accessibility id==='a'"),
      ("XCUIElementType", "id=XCUIElementType"), ("a::b", "id=a::b"), ("wifi: on", "id=wifi: on"),
      ("value in label", "predicate=value IN label"),
      ("type in (optional)", "id=type in (optional)"),
      ("label contains two words", "id=label contains two words"),
      ("It CONTAINS nuts", "id=It CONTAINS nuts"), ("a.contains", "id=a.contains"),
      ("label.contains", "id=label.contains"), ("count > 5", "id=count > 5"), ("x=5", "id=x=5"),
      ("y = 2", "id=y = 2"),
      ("v2.0 > 1", "id=v2.0 > 1"), ("a.b = 3", "id=a.b = 3"),
      ("By.id('a')", "id=By.id('a')"), ("Class: 2", "id=Class: 2"),
      ("Terms & Conditions", "id=Terms & Conditions"), ("50% off!", "id=50% off!"),
    ] as [(String, String?)]
  )
  func `a text is a locator`(_ text: String, _ description: String?) throws {
    let locator = try Locator(text)
    #expect(locator.description == (description ?? text))
    #expect(try Locator(locator.description) == locator)
    let data = try JSONEncoder().encode([locator])
    #expect(try JSONDecoder().decode([Locator].self, from: data) == [locator])
  }

  @Test(
    arguments: [
      ("", "empty"), (" \n", "empty"), ("id=", "empty"), ("name=", "empty"), ("class=", "empty"),
      ("link=", "empty"), ("xpath=", "XPath"),
      ("chain=", "it is empty"), ("predicate=", "it is empty"), ("css=", "it is empty"),
      ("css=a ~ b", "following-sibling"), ("link=lable=a", "did you mean label?"),
      ("class=XCUIElementType", "no element type"),
      // What is meant as an expression is not looked for as an identifier.
      ("lable == 'a'", "did you mean label?"), ("label = Sign in", "id=label = Sign in"),
      ("label=Sign", "id=label=Sign"), ("title=", "id=title="), ("id == 'a'", "identifier"),
      ("label == 'a", "no closing quote"), ("(label == 'a'", "never closed"),
      ("label CONTAINS General", "put a text in quotes: 'General'"),
      ("label CONTAINS[c] general", "put a text in quotes"),
      ("name like General", "put a text in quotes"),
      ("(NOT label contains General)", "put a text in quotes"),
      ("label ENDSWITH[c] 'AL", "no closing quote"), ("label CONTAINS 'a' AND", "the format ends"),
      ("name IN ('General','Safari')", "a list is written {'a', 'b'}"),
      ("name in ['General', 'Safari']", "a list is written {'a', 'b'}"),
      ("rect.x BETWEEN 1, 2", "BETWEEN"), ("text CONTAINS[c] General", "use label"),
      ("label.contains('General')", "write label CONTAINS 'General'"),
      ("x > 100", "rect.x"), ("height>60", "rect.height"), ("frame.origin.y > 100", "rect.y"),
      ("rect.origin.y > 900", "the keys are x, y"), ("frame.size.height <= 60", "rect.height"),
      ("bounds.midX == 1", "rect.x"),
      ("type == XCUIElementTypeButton", "quotes"), ("**/Button", "id=**/Button"),
      ("//XCUIElementTypeButton[", "XPath"), ("XCUIElementTypeButton[label='a']", "backticks"),
    ]
  )
  func `a mistake is told`(_ text: String, _ words: String) throws {
    let error = try #require(throws: LocatorSyntaxError.self) { try Locator(text) }
    #expect(error.description.contains(words), "\(error)")
    #expect(error.text == text)
  }

  @Test(
    arguments: [
      ("id='a'", "quotes are part"), ("id=a ", "blanks"), (" a", "blanks"),
      ("xpth=a", "did you mean xpath=?"), ("predicat=a", "did you mean predicate=?"),
      ("XCUIElementTypeWindow > *", "css="), ("label contains two words", "predicate="),
      ("name=General AND type='XCUIElementTypeCell'", "a text stands in quotes"),
      ("id=General or label == 'a'", "a text stands in quotes"),
      ("link=name=a?b=c&d=false", "drops 'a?b=c&d'"), ("partial-link=label=a=b", "looks for 'b'"),
      ("id = General", "no blank stands before the '=' of a prefix: id="),
      ("class name = Button", "no blank stands before the '=' of a prefix: class="),
      ("id:General", "a prefix ends with '=': id="), ("css:cell", "css="),
      ("xpath://XCUIElementTypeCell", "a prefix ends with '=': xpath="),
      ("text=General", "predicate="), ("By.id('General')", "a call of a client"),
      ("AppiumBy.accessibilityId(\"a\")", "a call of a client"), ("~General", "'~'"),
      ("tag name=XCUIElementTypeCell", "write class="),
      ("for $x in //XCUIElementTypeCell return $x", "XPath 2.0"),
      ("new UiSelector().text(\"General\")", "Android"), ("iosNsPredicate=label", "predicate="),
      ("-ios uiautomation=.elements()", "UIAutomation"), ("by.text('a')", "Detox"),
      ("app.buttons[\"a\"]", "Swift"),
      ("class=XCUIElementTypeButon", "XCUIElementTypeButton?"),
      ("class=XCUIElementTypeFoobarbaz", "takes it for XCUIElementTypeOther"),
      ("label LIKE '.*'", "LIKE"), ("**/XCUIElementTypeButon", "XCUIElementTypeButton?"),
      ("css=[label*=a]", "~="), ("label MATCHES '('", "regular expression"),
    ]
  )
  func `what is odd is warned of`(_ text: String, _ words: String) throws {
    let warnings = try Locator.parse(text).warnings
    #expect(warnings.contains { $0.description.contains(words) }, "\(warnings)")
  }

  @Test func `most locators are not warned of`() throws {
    let texts = [
      "login", "a=b", "Sign in", "//XCUIElementTypeButton", "label == 'a'", "id=b", "Button",
      "name=a", "Name: A", "id: 5", "~", "~5 min", "By hand (slow)", "app.name", "for you", "a (b)",
      "Cats and dogs", "name=Cats and dogs", "link=name=a", "link=a", "type in it", "1 = 1 or so",
    ]
    for text in texts { #expect(try Locator.parse(text).warnings == [], "\(text)") }
  }

  @Test(
    arguments: [
      ("accessibility id", "Sign in", "id=Sign in"), ("id", "//a", "id=//a"),
      ("name", "name == 'a'", "id=name == 'a'"),
      ("-ios predicate string", "name == 'a'", "wda-predicate=name == \"a\""),
      ("predicate string", "name == 'a'", "wda-predicate=name == \"a\""),
      ("-ios class chain", "*", "chain=*"), ("class chain", "*[1]", "chain=*[1]"),
      ("css selector", "button", "css=button"), ("xpath", "//*", "xpath=//*"),
      ("link text", "a", "link=name=a"), ("link text", "label=a", "link=label=a"),
      ("partial link text", "value=a=b", "partial-link=value=b"),
      // The cases of Appium's own tests (test/unit/commands/find.spec.ts, 12.7.0).
      ("class name", "UIAButton", "class=XCUIElementTypeButton"),
      ("class name", "UIAMapView", "class=XCUIElementTypeMap"),
      ("class name", "UIAScrollView", "class=XCUIElementTypeScrollView"),
      ("class name", "UIACollectionView", "class=XCUIElementTypeCollectionView"),
      ("class name", "UIATextView", "class=XCUIElementTypeTextView"),
      ("class name", "UIAWebView", "class=XCUIElementTypeWebView"),
      ("xpath", "//UIAButton", "xpath=//XCUIElementTypeButton"),
      (
        "xpath", "//UIAButton/UIATextField",
        "xpath=//XCUIElementTypeButton/XCUIElementTypeTextField"
      ),
      (
        "xpath", "UIAButton//UIATextField", "xpath=XCUIElementTypeButton//XCUIElementTypeTextField"
      ),
      ("xpath", "//UIAButton[@name=\"foo\"]", "xpath=//XCUIElementTypeButton[@name=\"foo\"]"),
      ("xpath", "//UIAButton/Weird", "xpath=//XCUIElementTypeButton/Weird"),
      (
        "xpath", "//UIAMapView/UIAScrollView[@name=\"UIADummyData\"]",
        "xpath=//XCUIElementTypeMap/XCUIElementTypeScrollView[@name=\"UIADummyData\"]"
      ),
      (
        "xpath", "//XCUIElementTypeMap[@name=\"UIADummyData\"]",
        "xpath=//XCUIElementTypeMap[@name=\"UIADummyData\"]"
      ),
      ("xpath", "/*[@firstVisible = 'true']", "chain=*[`visible == 1`][1]"),
      (
        "xpath", "//*[@scrollable=\"true\"]",
        "chain=**/*[`type == \"XCUIElementTypeScrollView\" OR type == \"XCUIElementTypeTable\" OR "
          + "type == \"XCUIElementTypeCollectionView\" OR type == \"XCUIElementTypeWebView\"`]"
      ),
      // What Appium and WebDriverAgent do beyond those.
      ("class name", "Button", "class=XCUIElementTypeButton"),
      ("class name", "button", "class=XCUIElementTypeOther"),
      ("class name", "XCUIElementTypeAny", "class=XCUIElementTypeAny"),
      ("class name", "XCUIElementTypeFoo", "class=XCUIElementTypeOther"),
      ("xpath", "//XCUIElementTypeAny", "xpath=//*"),
      // Texts stay as they are, which Appium and WebDriverAgent do not care for.
      (
        "xpath",
        "//UIAMapView[@name='/UIAMapView']/XCUIElementTypeAny[@label=\"XCUIElementTypeAny\"]",
        "xpath=//XCUIElementTypeMap[@name='/UIAMapView']/*[@label=\"XCUIElementTypeAny\"]"
      ),
      (
        "xpath", "//*[@name='\"/UIAa']/UIAButton",
        "xpath=//*[@name='\"/UIAa']/XCUIElementTypeButton"
      ),
    ]
  )
  func `a strategy and a value are a locator`(
    _ strategy: String,
    _ value: String,
    _ description: String
  ) throws {
    #expect(try Locator(strategy: strategy, value: value).description == description)
  }

  @Test(
    arguments: [
      ("tag name", "a", "class name"), ("accessibilty id", "a", "did you mean accessibility id?"),
      ("-ios uiautomation", "a", "there are accessibility id"), ("id", "", "empty"),
      ("class name", "XCUIElementType", "no element type"), ("class chain", "//a", "XPath"),
      ("predicate string", "identifier == 'a'", "use name"),
      ("Xpath", "//a", "did you mean xpath?"),
      ("link text", "title=a", "no attribute 'title'"), ("css selector", "a + b", "cannot be said"),
    ]
  )
  func `a strategy that is unknown or a value that is wrong is told`(
    _ strategy: String,
    _ value: String,
    _ words: String
  ) throws {
    let error = try #require(throws: LocatorSyntaxError.self) {
      try Locator(strategy: strategy, value: value)
    }
    #expect(error.description.contains(words), "\(error)")
  }

  @Test func `each strategy has one language, and the wire form reads back`() throws {
    for text in [
      "id=a", "class=Cell", "wda-predicate=name == 'a'", "chain=*[1]", "xpath=//*", "css=*",
      "link=label=a", "partial-link=a",
    ] {
      let locator = try Locator(text)
      #expect(try Locator(strategy: locator.strategy.rawValue, value: locator.value) == locator)
    }
    for strategy in LocatorStrategy.allCases {
      #expect(strategy.isAppiums || strategy.isWebDriverAgents)
    }
  }

  @Test func `locators are as equal as what they find`() throws {
    let composed = Locator.accessibilityID("\u{E9}")
    let decomposed = Locator.accessibilityID("e\u{301}")
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect(try Locator("label == 'a'") == Locator("label=='a'"))
    #expect(try Locator("predicate=name == 'a'") != Locator("wda-predicate=name == 'a'"))
  }

  @Test func `a condition made of Swift values is a locator`() throws {
    let locator = try Locator.predicate(.type(.button) && .label(.equals, "it's me"))
    #expect(locator.description == "predicate=elementType == 9 AND label == \"it's me\"")
    #expect(try Locator(locator.description) == locator)
    #expect(throws: EasyPredicateError.self) { try Locator.predicate(.other("lable == 1")) }
    #expect(throws: EasyPredicateError.self) { try Locator.predicate(.allOf([])) }
  }

  @Test(
    arguments: [
      "/UIAButton", "UIAMapView", "a/UIAScrollView[1]", "XCUIElementTypeAny",
      "XCUIElementTypeAny/x",
      "//*[@scrollable", " a ", "]", "xpath=", "é", "e\u{301}", "\n", "\\", "`", "a=b", "$1",
    ]
  )
  func `a printed locator reads back as it was`(_ text: String) throws {
    for expression in [
      "//*[@name='\(text)']", "//UIAButton[@name=\"\(text)\"]", "//XCUIElementTypeAny['\(text)']",
      "concat('\(text)', \"\(text)\")", "  //*[@label='\(text)'] ", "'\(text)'",
      "/*[@firstVisible='true' or @name='\(text)']",
    ] {
      let locators = [
        Locator.xpath(try XPathExpression(expression)), try Locator("xpath=\(expression)"),
        try Locator(strategy: "xpath", value: expression),
      ]
      #expect(locators[0] == locators[1])
      for locator in locators {
        #expect(try Locator(locator.description) == locator)
        let data = try JSONEncoder().encode([locator])
        #expect(try JSONDecoder().decode([Locator].self, from: data) == [locator])
        #expect(locator.description.contains(text))
      }
    }
    for locator in [
      Locator.accessibilityID(text), try Locator.predicate(.label(.equals, text)),
      .linkText(try #require(LinkText("label=\(text)", isPartial: false))),
    ] {
      #expect(try Locator(locator.description) == locator)
    }
  }

  private static let words = [
    "id", "name", "=", "==", "'", "\"", "label", " ", "/", "//", "*", "**/", "[", "]", "`",
    "XCUIElementType",
    "Button", "@", "(", ")", "xpath", "chain", "css", "class", "predicate", "#", "AND", "1", "é",
    "\n", ".", "$",
  ]

  @Test(arguments: UInt64(0)..<8)
  func `texts of any kind are read or refused`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let count = Int.random(in: 0...9, using: &generator)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &generator) ?? "" }
      let text =
        round.isMultiple(of: 10)
        ? AwkwardText.all[round / 10 % AwkwardText.all.count] : words.joined()
      do throws(LocatorSyntaxError) {
        let locator = try Locator(text)
        let again = try? Locator(locator.description)
        #expect(again == locator, "\(text)")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
