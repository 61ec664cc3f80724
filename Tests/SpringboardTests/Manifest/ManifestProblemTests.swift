import Hierarchy
import Reporting
import Springboard
import TestSupport
import Testing

/// What is said about manifests that are wrong.
@Suite struct ManifestProblemTests {
  static let login = """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop">
    <XCUIElementTypeTextField type="XCUIElementTypeTextField" name="mail" x="0" y="0" width="9" height="9"/>
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="signIn" label="Sign in" x="0" y="9" width="9" height="9"/>
    <XCUIElementTypeTable type="XCUIElementTypeTable" name="rows">
    <XCUIElementTypeCell type="XCUIElementTypeCell" name="row"/>
    <XCUIElementTypeCell type="XCUIElementTypeCell" name="row"/>
    </XCUIElementTypeTable></XCUIElementTypeApplication></AppiumAUT>
    """

  static let home = """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop">
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="out" label="Sign out"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  /// A manifest whose screen `login` has rules.
  private static func rules(_ rules: String, _ more: String = "") -> String {
    "{ bundleIdentifier: 'x', screens: { login: { rules: [\n\(rules)\n] }, home: {} }, \(more) }"
  }

  /// A manifest with one rule for a tap.
  private static func effects(_ effects: String, _ more: String = "") -> String {
    rules("{ on: { tap: 'id=signIn' }, do: [{ show: 'home' }, 'back', \(effects)] }", more)
  }

  /// A manifest with one condition.
  private static func condition(_ condition: String, _ more: String = "") -> String {
    rules("{ on: { tap: 'id=signIn' }, when: \(condition), do: { show: 'home' } }", more)
  }

  static let manifests: [String] = [
    // The grammar.
    "", "{", "{ name: 'a' 'b' }", "[]", "'text'", "// nothing",
    // Keys and values.
    "{}", "{ bundleIdentifier: 1, nam: 'x', screns: {} }",
    "{ bundleIdentifier: '', name: '', name: 'x' }",
    "{ bundleIdentifier: 'x', system: { verson: '1', language: null }, urlSchemes: 'notes' }",
    "{ bundleIdentifier: 'x', variables: { 'a-b': '1', row: '', n: 1 }, permissions: { cam: 'x', camera: 'yes' } }",
    "{ bundleIdentifier: 'x', initialScreen: 'hom', screens: [] }",
    "{ bundleIdentifier: 'x', initialScreen: 'hom' }",
    // Screens.
    "{ bundleIdentifier: 'x', screens: { logn: {}, Home: {}, home: 'home.xml', '': {} } }",
    "{ bundleIdentifier: 'x', screens: { a: { file: '../home.xml' }, b: { file: '/etc/passwd' }, c: { file: 'screens/Login.xml' } } }",
    "{ bundleIdentifier: 'x', screens: { login: {}, login: {}, home: { rule: [] } } }",
    // Rules.
    rules("{}"), rules("'tap'"), rules("{ on: 'tap', do: [] }"), rules("{ on: 'apeared', do: [] }"),
    rules("{ on: { tapp: 'id=a' }, do: 'bak' }"),
    rules("{ on: { launched: true }, do: [] }, { on: {}, do: [] }"),
    rules("{ on: { tap: 'id=mail', swipe: 'id=mail' }, do: [] }"),
    rules("{ on: { swipe: 'id=mail', direction: 'north' }, do: [] }"),
    rules("{ on: { tap: 'id=mail', direction: 'up' }, do: [] }"),
    rules("{ on: { tap: \"label == 'a' AND AND b\" }, do: [] }"),
    rules("{ on: { tap: 'name CONTAINS signIn' }, do: [] }"),
    rules("{ on: { tap: \"**/XCUIElementTypeButon[`label ==`]\" }, do: [] }"),
    rules("{ on: { tap: 7 }, do: [] }"),
    rules("{ on: { tap: 'id=signin' }, do: [] }"),
    rules("{ on: { tap: 'id=row' }, do: [] }"),
    rules("{ on: { tap: 'class=Cell' }, do: 'back' }"),
    rules("{ on: 'launched', do: [] }"),
    rules("{ on: { pressed: 'Delte' }, do: { alert: { buttons: [{ label: 'Delete' }] } } }"),
    rules("{ on: { answered: 'camera', is: 'maybe' }, do: [] }"),
    rules("{ on: { answered: 'camera' }, do: [] }"),
    rules("{ on: { opened: 'nots://a' }, do: [] }", "urlSchemes: ['notes']"),
    // Rules that come too late.
    rules(
      """
      { on: { tap: 'id=signIn' }, do: 'back' },
      { on: { tap: 'id=signIn' }, when: { exists: 'id=mail' }, do: 'back' },
      { on: { swipe: 'id=mail' }, do: [] },
      { on: { swipe: 'id=mail', direction: 'up' }, do: [] },
      { on: { tap: 'id=mail' }, when: { argument: '-a' }, do: [] },
      { on: { tap: 'id=mail' }, when: { argument: '-a' }, do: [] }
      """
    ),
    // Conditions.
    condition("'exists'"), condition("{ exist: 'id=mail' }"), condition("{ exists: 'id=nobody' }"),
    condition("{ count: 'class=Cell' }"),
    condition("{ count: 'class=Cell', exactly: 1, atMost: 2 }"),
    condition("{ count: 'class=Cell', atLeast: 3, atMost: 2 }"),
    condition("{ count: 'class=Cell', atLeast: -1 }"),
    condition("{ count: 'class=Cell', exactly: 1.5 }"),
    condition("{ element: 'id=mail', satisfies: \"valu == 'a'\" }"),
    condition("{ element: 'id=mail' }"),
    condition("{ text: '${id=mail}', satisfies: \"SELF MATCHES '('\" }"),
    condition("{ text: '${id=mail' , is: 'a' }"), condition("{ text: 'a' }"),
    condition("{ text: '${usr}', is: '${}' }"),
    condition("{ text: '${usr}', is: '${id=mial}' }", "variables: { user: '' }"),
    condition("{ permission: 'camera', is: 'allowed' }"), condition("{ permission: 'camera' }"),
    condition("{ all: { exists: 'id=mail' } }"), condition("{ not: [] }"),
    // Effects.
    effects("{ show: 'hme' }, { push: 1 }, 'show', { back: true }"),
    effects("{ set: 'id=out', lable: 'a' }"),
    effects("{ set: 'id=out', enabled: 'yes', value: 1 }"),
    effects("{ set: 'id=out', frame: { x: 1, y: '2', width: -3 }, attributes: { label: 'a' } }"),
    effects("{ set: 'id=sign' }"), effects("{ remove: 'class=Alert' }"),
    rules("{ on: 'appeared', do: [{ focus: 'id=out' }, { show: 'home' }, { focus: 'id=out' }] }"),
    rules("{ on: 'appeared', do: [{ focus: 'class=Cell' }, { show: 'home' }] }"),
    effects("{ insert: { type: 'Buton' } }"),
    effects("{ insert: { label: '${' }, into: 'id=out' }"),
    effects(
      "{ insert: { type: 'Button', children: [{ type: 1 }] }, above: 'id=out', first: true }"
    ),
    effects("{ insert: 'rows.xml', into: 'id=out' }"),
    effects("{ insert: 'broken.xml', into: 'id=out', below: 'id=out' }"),
    effects("{ alert: { titel: 'a' } }, { alert: { buttons: [] } }"),
    effects("{ alert: { style: 'box', buttons: [{ role: 'bad' }, { label: '' }] } }"),
    effects(
      "{ alert: { style: 'sheet', fields: [{ secure: 'no' }], buttons: [{ label: 'OK' }] } }"
    ),
    effects("{ ask: 'contact', granted: 'back' }"), effects("{ open: '${a b}' }"),
    effects("{ after: -1, do: [] }, { after: 'soon' }, { after: Infinity, do: 'crash' }"),
    effects("{ store: 'this', as: 'a' }, { add: 1.5, to: 'x' }"),
    effects("'exit', { show: 'home' }"),
    effects(
      String(repeating: "{ after: 1, do: ", count: 40) + "'back'"
        + String(repeating: "}", count: 40)
    ),
    // Lists.
    "{ bundleIdentifier: 'x', screens: { home: {}, login: { lists: [{ in: 'id=row', row: 'id=row' }] } } }",
    "{ bundleIdentifier: 'x', screens: { home: {}, login: { lists: [{ in: 'id=rows', row: 'id=row', count: 9 }] } } }",
    "{ bundleIdentifier: 'x', screens: { home: {}, login: { lists: [{ in: 'id=rows', row: 'chain=XCUIElementTypeCell[1]', count: 9, change: [{ set: 'id=price', label: '${rwo}' }] }] } } }",
    // Cycles, and screens that nothing leads to or on from.
    "{ bundleIdentifier: 'x', screens: { login: { rules: [{ on: 'appeared', do: { after: 0, do: { show: 'home' } } }] }, home: { rules: [{ on: 'appeared', do: { push: 'login' } }] } } }",
    "{ bundleIdentifier: 'x', screens: { login: { rules: [{ on: 'appeared', when: { argument: '-a' }, do: { show: 'login' } }] }, home: {} } }",
    "{ bundleIdentifier: 'x', screens: { home: { rules: [{ on: 'appeared', do: { after: 1, do: { show: 'home' } } }] } } }",
    // A locator of the app's own rules.
    "{ bundleIdentifier: 'x', rules: [{ on: { tap: 'id=nowhere' }, do: [] }, { on: { tap: 'id=out' }, do: { show: 'login' } }] }",
    // Odd locators.
    rules("{ on: { tap: \"'signIn'\" }, do: 'back' }"),
  ]

  private static func read(_ manifest: String) -> AppModelReading {
    AppModelReader().read(files: [
      "app.json": Array(manifest.utf8),
      "screens/login.xml": Array(login.utf8),
      "screens/home.xml": Array(home.utf8),
      "broken.xml": Array("<AppiumAUT>".utf8),
    ])
  }

  @Test func `all messages are as they were`() throws {
    var text = ""
    for manifest in Self.manifests {
      text += "--- \(manifest)\n"
      for problem in Self.read(manifest).problems { text += "\(problem)\n" }
    }
    try expectGolden(text, "SpringboardTests/Golden/manifest-problems.txt")
  }

  @Test func `there is a model exactly where there is no error`() {
    for manifest in Self.manifests {
      let reading = Self.read(manifest)
      #expect((reading.model == nil) == !reading.errors.isEmpty, "\(manifest)")
    }
  }

  @Test func `all problems of a manifest are told at once, with their places`() {
    let reading = Self.read(
      """
      {
        bundleIdentifier: 'x',
        nam: 'Shop',
        screens: {
          login: {
            rules: [
              { on: { tap: 'id=signin' }, do: { show: 'hom' } },
              { on: { tap: 'id=mail' }, do: 'flee' },
            ],
          },
        },
      }
      """
    )
    let places = reading.problems.map { problem in
      "\(problem.position?.line ?? 0):\(problem.position?.column ?? 0) \(problem.severity)"
    }
    #expect(places == ["3:3 error", "7:22 error", "7:49 error", "8:39 error"])
    #expect(reading.problems.allSatisfy { $0.file == "app.json" })
  }
}
