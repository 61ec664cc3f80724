import Testing

@testable import einstein

/// Names of Swift for texts as accessibility identifiers are.
@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("signIn", "signIn"), ("Sign in", "signIn"), ("sign-in.button", "signInButton"),
    ("SIGN_IN", "signIn"), ("URL", "url"), ("URLField", "urlField"),
    ("com.example/a:b", "comExampleAB"),
    ("1st", "_1st"), ("x2", "x2"), ("٣ items", "_٣Items"),
    ("class", "class"), ("Class", "class"), ("self", "self_"), ("init", "init_"), ("Type", "type"),
    ("Forgot your password?", "forgotYourPassword"), ("a\nb\t\u{0}c", "aBC"),
    ("😀", "element"), ("❤️", "element"), ("💶 price", "price"), ("", "element"), ("__", "element"),
    ("商品", "商品"), ("naïve", "naïve"), ("\u{301}a", "a"), ("\u{202E}evil", "evil"),
    ("a\u{200D}b", "aB"), ("ﬁn", "ﬁn"), ("²", "element"),
    (String(repeating: "a", count: 10_000), String(repeating: "a", count: 60)),
  ])
  func `a name of a case`(_ text: String, _ expected: String) {
    #expect(SwiftName.lowerCamelCase(text, otherwise: "element") == expected)
  }

  @Test(arguments: [
    ("login", "Login"), ("shop-login", "ShopLogin"), ("Shop Login 2", "ShopLogin2"),
    ("2nd", "_2nd"), ("", "Screen"), ("😀", "Screen"), ("class", "Class"),
  ])
  func `a name of a type`(_ text: String, _ expected: String) {
    #expect(SwiftName.upperCamelCase(text, otherwise: "Screen") == expected)
  }

  @Test(arguments: [
    ("class", "`class`"), ("in", "`in`"), ("classes", "classes"), ("init_", "init_"),
  ])
  func `keywords are declared in backticks`(_ name: String, _ expected: String) {
    #expect(SwiftName.declared(name) == expected)
  }

  @Test func `no name is given twice`() {
    var names = UniqueNames(taken: ["app"])
    #expect(
      ["a", "a", "a2", "a", "app", "x2", "x2"].map { names.name($0) } == [
        "a", "a2", "a2_2", "a3", "app2", "x2", "x2_2",
      ]
    )
    #expect(names.name("form") == "form")
    #expect(names.name("form", orElse: "formButton") == "formButton")
    #expect(names.name("form", orElse: "formButton") == "formButton2")
    var files = UniqueNames(isCaseSensitive: false)
    #expect(["A", "a"].map { files.name($0, separator: "-") } == ["A", "a-2"])
  }

  @Test(arguments: [
    ("a", #""a""#, #""a""#),
    ("\"\\(b)\n", #""\"\\(b)\n""#, #""\"\\(b)\n""#),
    ("\u{0}\u{202E}", #""\u{0}\u{202E}""#, #""\u0000\u202e""#),
    ("\u{301}a\u{301}", "\"\\u{301}a\u{301}\"", "\"\\u0301a\u{301}\""),
    ("\u{F0000}\u{A0}", #""\u{F0000}\u{A0}""#, #""\udb80\udc00\u00a0""#),
    ("😀é", "\"😀é\"", "\"😀é\""),
  ])
  func `texts are literals`(_ text: String, _ swift: String, _ json: String) {
    #expect(text.swiftLiteral == swift)
    #expect(text.jsonLiteral == json)
  }

  @Test(arguments: [
    ("Shop", "Shop", "shop"), ("my-shop", "MyShop", "myshop"), ("a_b2", "AB2", "ab2"),
  ])
  func `what is derived from a name`(_ name: String, _ base: String, _ folder: String) throws {
    let package = try #require(PackageName(name))
    #expect(package.base == base)
    #expect(package.appFolder == folder)
  }

  @Test(arguments: [
    "", ".", "..", "-x", "_x", "1x", "a b", "a.b", "é", "a\n", String(repeating: "a", count: 61),
  ])
  func `what cannot be a name`(_ name: String) { #expect(PackageName(name) == nil) }

  @Test func `screens have names of their own`() throws {
    var names = ScreenNames(try #require(PackageName("Shop")))
    let paths = [
      "a/login.xml", "b/Login.xml", "login", "UU.xml", "shopUI.xml", ".xml", "😀.xml", "app.json",
      "a b.c.xml",
    ]
    let made = paths.map { names.next(forFile: $0) }
    #expect(
      made.map(\.name) == [
        "login", "Login-2", "login-3", "UU", "shopUI", "-xml", "screen", "app-screen", "a-b.c",
      ]
    )
    #expect(
      made.map(\.typeName) == [
        "Login", "Login2", "Login3", "UU2", "ShopUI2", "Xml", "Screen", "AppScreen", "ABC",
      ]
    )
  }
}
