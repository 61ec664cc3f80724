extension CommandTranscriptTests {
  /// Command lines of `einstein query` with locators of every language.
  static let locatorQueryCases =
    [
      ("identifier", "LoginAccessID_signIn"), ("label", "Back"),
      ("prefix", "id=LoginAccessID_mail"),
      ("strategy", "class chain=**/XCUIElementTypeButton[1]"),
      ("chain", "**/XCUIElementTypeScrollView/XCUIElementTypeButton"),
      ("xpath", "//XCUIElementTypeButton[@enabled='false']"), ("xpath-value", "count(//*)"),
      ("xpath-attributes", "xpath=//XCUIElementTypeButton/@name"),
      ("type", "XCUIElementTypeTextField"), ("class", "class=switch"),
      ("css", "css=scrollView > button"),
      ("link", "link=label=Back"), ("nothing", "login"), ("mistake", "label = Sign in"),
      ("css-mistake", "css=button:hover"),
      ("xpath-mistake", "//XCUIElementTypeButton[@enabled=='false']"),
      ("xpath-warning", "//XCUIElementTypeButon[@text='a']"), ("empty", ""), ("dump", login),
      ("missing-argument", "label == %@"), ("prefix-warning", "xpth=//*"),
      ("quotes-warning", "'Back'"), ("word-mistake", "label CONTAINS Back"),
      ("list-mistake", "name IN ('Back', 'Next')"), ("foreign", "By.id('Back')"),
      ("prefix-blank", "id = Back"), ("link-cut", "link=name=a=Back"),
      ("strategy-dash", "-ios predicate string=label == 'Back'"),
    ].map { name, locator in
      Case(id: "query-locator-\(name)", arguments: ["query", login, locator])
    } + [
      Case(
        id: "query-locator-dash",
        arguments: ["query", login, "--", "-ios class chain=**/XCUIElementTypeButton[1]"]
      ),
      Case(
        id: "query-locator-folder",
        arguments: ["query", "Tests/Fixtures/xcuitest-xml/lenient", "class=Cell", "-f", "count"]
      ),
      Case(id: "query-locator-missing-file", arguments: ["query", "nofile.xml", "class=Button"]),
      Case(id: "query-locator-unquoted", arguments: ["query", login, "label", "==", "Back"]),
      Case(id: "query-locator-dialect", arguments: ["query", login, "Back", "-d", "wda"]),
      Case(
        id: "query-locator-count",
        arguments: ["query", login, login, "css=button", "-f", "count"]
      ),
    ]

  /// Command lines of `einstein explain`.
  static let explainCases =
    [
      ("identifier", "LoginAccessID_signIn"), ("identifier-near", "loginAccessID_signin"),
      ("predicate", "type == 'XCUIElementTypeButton' AND label BEGINSWITH 'F'"),
      ("predicate-near", "label == 'sign in' AND enabled == 1"),
      ("chain", "**/XCUIElementTypeScrollView/XCUIElementTypeButton[2]"),
      ("chain-position", "**/XCUIElementTypeScrollView/XCUIElementTypeButton[3]"),
      ("chain-deeper", "XCUIElementTypeButton"), ("xpath", "//XCUIElementTypeScrollView/*[3]"),
      ("xpath-near", "//XCUIElementTypeButton[@name='LoginAccessID_signin']"),
      ("xpath-libxml2", "xpath=//*[not(namespace::*)]"), ("xpath-value", "count(//*)"),
      ("several", "class=Button"), ("css", "css=button"), ("no-answer", "value > 3"),
      ("mistake", "lable == 'a'"), ("strategy-dash", "-ios predicate string=label == 'Back'"),
      ("xpath-deeper", "XCUIElementTypeButton[@name='LoginAccessID_signIn']"),
      ("xpath-position", "//XCUIElementTypeButton[9]"), ("empty-text", "value == ''"),
    ].map { name, locator in
      Case(id: "explain-\(name)", arguments: ["explain", login, locator])
    } + [
      Case(id: "explain-json", arguments: ["explain", login, "label == 'sign in'", "-f", "json"]),
      Case(id: "explain-several-dumps", arguments: ["explain", login, login, "Back"]),
      Case(id: "help-explain", arguments: ["explain", "--help"]),
    ]
}
