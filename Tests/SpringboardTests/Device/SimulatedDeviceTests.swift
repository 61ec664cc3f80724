import Foundation
import Hierarchy
import Predicate
import Query
import Springboard
import Testing

/// The device with apps on it: `xcuitest-behaviours.md`, sections 4 and 9 to 11, and the rows S5.1 to
/// S5.3 of Einstein's features.
@Suite struct SimulatedDeviceTests {
  private static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func tree(@ElementRecordsBuilder _ elements: () -> [ElementRecord]) -> ElementTree
  {
    let elements = elements()
    return ElementTree {
      ElementRecord(.application, label: "Shop", frame: screen, isEnabled: true) {
        ElementRecord(.window, frame: screen, isEnabled: true) {
          for element in elements { element }
        }
      }
    }
  }

  private static func button(_ name: String, _ row: Int) -> ElementRecord {
    ElementRecord(.button, identifier: name, label: name, frame: frame(row), isEnabled: true)
  }

  private static func frame(_ row: Int) -> Rect {
    Rect(x: 20, y: 60 + Double(row) * 60, width: 350, height: 44)
  }

  private static func shop() throws -> AppModel {
    func id(_ name: String) throws -> Locator { try Locator("id=\(name)") }
    let login = AppScreen(
      name: "login",
      tree: tree {
        ElementRecord(
          .textField,
          identifier: "mail",
          placeholderValue: "E-mail",
          frame: frame(0),
          isEnabled: true
        )
        button("signIn", 1)
        ElementRecord(
          .staticText,
          identifier: "message",
          label: "",
          frame: frame(2),
          isEnabled: true
        )
        button("photo", 3)
        button("crash", 4)
        button("slow", 5)
      },
      rules: [
        Rule(
          .tap(try id("signIn")),
          when: .text(
            try TextTemplate("${id=mail}"),
            try FormatPredicate(format: "SELF CONTAINS '@'")
          ),
          [.store("user", try TextTemplate("${id=mail}")), .push("home")]
        ),
        Rule(
          .tap(try id("signIn")),
          [
            .set(
              try id("message"),
              [.text("label", try TextTemplate("'${id=mail}' is no address"))]
            )
          ]
        ),
        Rule(
          .tap(try id("photo")),
          [
            .ask(
              .resource(.photos),
              granted: [
                .set(try id("message"), [.text("label", TextTemplate(literal: "granted"))])
              ],
              denied: [.set(try id("message"), [.text("label", TextTemplate(literal: "denied"))])]
            )
          ]
        ),
        Rule(.tap(try id("crash")), [.crash]),
        Rule(
          .tap(try id("slow")),
          [
            .after(
              2,
              [.set(try id("message"), [.text("label", TextTemplate(literal: "loaded"))])]
            )
          ]
        ),
      ]
    )
    let home = AppScreen(
      name: "home",
      tree: tree {
        ElementRecord(.staticText, identifier: "hello", label: "", frame: frame(0), isEnabled: true)
        button("delete", 1)
        button("back", 2)
        button("loop", 3)
      },
      rules: [
        Rule(
          .appeared,
          [.set(try id("hello"), [.text("label", try TextTemplate("Hello ${user}"))])]
        ),
        Rule(
          .tap(try id("delete")),
          [
            .alert(
              AppAlert(
                title: TextTemplate(literal: "Delete?"),
                buttons: [
                  AppAlert.Button("Cancel", role: .cancel),
                  AppAlert.Button(
                    "Delete",
                    role: .destructive,
                    effects: [
                      .set(try id("hello"), [.text("label", TextTemplate(literal: "gone"))])
                    ]
                  ),
                ]
              )
            )
          ]
        ),
        Rule(.tap(try id("back")), [.back]),
        Rule(.tap(try id("loop")), [.after(0, [.store("n", TextTemplate(literal: "1"))])]),
      ]
    )
    return AppModel(
      name: "Shop",
      bundleIdentifier: "org.shop",
      system: AppSystem(version: "17.0", language: "en"),
      urlSchemes: ["shop"],
      variables: ["user": "nobody"],
      screens: [login, home],
      rules: [Rule(.opened("shop://home*"), [.show("home")])]
    )
  }

  private let device: SimulatedDevice
  private let failures = FailureList()
  private let session: DeviceSession
  private let app: DeviceApplication
  private let springboard: DeviceApplication

  init() throws {
    var notes = AppModel(
      screen: Self.tree { Self.button("note", 0) },
      named: "notes"
    )
    notes.name = "Notes"
    notes.bundleIdentifier = "org.notes"
    device = SimulatedDevice([try Self.shop(), notes])
    session = DeviceSession(device, failureSink: failures)
    app = DeviceApplication(session: session)
    springboard = DeviceApplication(
      bundleIdentifier: "com.apple.springboard",
      session: session
    )
  }

  private var messages: [String] { failures.failures.map(\.message) }

  @Test("11: an app is launched, goes to the background, is suspended, comes back, and ends")
  func lifecycle() throws {
    #expect(app.state == .notRunning)
    app.launch()
    #expect(app.state == .runningForeground)
    try device.perform(.pressButton(.home))
    #expect(app.state == .runningBackground)
    #expect(app.wait(for: .runningBackgroundSuspended, timeout: 10))
    #expect(device.time == 5)
    app.activate()
    #expect(app.state == .runningForeground)
    app.terminate()
    #expect(app.state == .notRunning)
    #expect(!app.exists)
    #expect(DeviceApplication(bundleIdentifier: "org.none", session: session).state == .unknown)
    #expect(messages == [])
  }

  @Test("S5.1: launch ends a running instance first, activate never does")
  func launchAndActivate() {
    app.launch()
    app.textFields["mail"].tap()
    app.typeText("a@b")
    app.activate()
    #expect(app.textFields["mail"].value as? String == "a@b")
    app.launch()
    #expect(app.textFields["mail"].value as? String != "a@b")
    #expect(messages == [])
  }

  @Test("11: another app sends the first to the background, and its icon starts it")
  func severalApps() throws {
    app.launch()
    try device.perform(.pressButton(.home))
    springboard.icons["Notes"].tap()
    let notes = DeviceApplication(bundleIdentifier: "org.notes", session: session)
    #expect(notes.state == .runningForeground)
    #expect(notes.buttons["note"].isHittable)
    #expect(app.state == .runningBackground)
    #expect(app.buttons["signIn"].exists)
    #expect(!app.buttons["signIn"].isHittable)
    #expect(messages == [])
  }

  @Test("Rules follow gestures, where their conditions hold, and templates read what was typed")
  func rules() {
    app.launch()
    app.textFields["mail"].tap()
    app.typeText("nobody")
    app.buttons["signIn"].tap()
    #expect(app.staticTexts["message"].label == "'nobody' is no address")
    app.textFields["mail"].tap()
    app.typeText("@home.org")
    app.buttons["signIn"].tap()
    #expect(app.staticTexts["hello"].label == "Hello nobody@home.org")
    app.buttons["back"].tap()
    #expect(app.textFields["mail"].value as? String == "nobody@home.org")
    #expect(messages == [])
  }

  @Test("What comes later comes on the virtual clock, and not after the screen was left")
  func timers() {
    app.launch()
    app.buttons["slow"].tap()
    #expect(app.staticTexts["message"].label == "")
    #expect(app.staticTexts["message"].wait(for: \.label, toEqual: "loaded", timeout: 10))
    #expect(device.time == 2)
    app.buttons["slow"].tap()
    app.terminate()
    app.launch()
    session.pass(5)
    #expect(app.staticTexts["message"].label == "")
    #expect(messages == [])
  }

  @Test("An alert of the app covers its screen until a button is pressed")
  func ownAlert() throws {
    app.launch()
    try device.perform(.openURL("shop://home/1", bundleIdentifier: nil))
    #expect(app.staticTexts["hello"].label == "Hello nobody")
    app.buttons["delete"].tap()
    #expect(app.alerts["Delete?"].exists)
    #expect(!app.buttons["back"].isHittable)
    app.alerts.buttons["Cancel"].tap()
    #expect(app.alerts.count == 0)
    #expect(app.staticTexts["hello"].label == "Hello nobody")
    app.buttons["delete"].tap()
    app.alerts.buttons["Delete"].tap()
    #expect(app.staticTexts["hello"].label == "gone")
    #expect(messages == [])
  }

  @Test("S5.2: the system asks once, its alert is SpringBoard's, and the answer is kept")
  func permissions() throws {
    app.launch()
    app.buttons["photo"].tap()
    #expect(app.alerts.count == 0)
    let alert = springboard.alerts.firstMatch
    #expect(alert.label.contains("Shop"))
    #expect(!app.buttons["photo"].isHittable)
    springboard.buttons["Don’t Allow"].tap()
    #expect(app.staticTexts["message"].label == "denied")
    #expect(!alert.exists)
    app.buttons["photo"].tap()
    #expect(!alert.exists)
    app.resetAuthorizationStatus(for: .photos)
    app.buttons["photo"].tap()
    #expect(alert.exists)
    #expect(messages == [])
  }

  @Test("S5.3: an alert in the way is dealt with by a monitor, and the tap goes on")
  func monitors() {
    app.launch()
    app.buttons["photo"].tap()
    var labels: [String] = []
    session.addInterruptionMonitor("photos") { alert in
      labels = alert.buttons.allElementsBoundByIndex.map(\.label)
      alert.buttons["Allow Full Access"].firstMatch.tap()
      return true
    }
    app.buttons["slow"].tap()
    #expect(labels.contains("Allow Full Access"))
    #expect(app.staticTexts["message"].label == "granted")
    #expect(app.staticTexts["message"].wait(for: \.label, toEqual: "loaded", timeout: 3))
    #expect(messages == [])
  }

  @Test("A crash ends the app, and the test sees that it does not run")
  func crash() {
    app.launch()
    app.buttons["crash"].tap()
    #expect(app.state == .notRunning)
    app.buttons["signIn"].tap()
    #expect(messages.first?.contains("Application org.shop is not running") == true)
    #expect(device.log.contains { $0.happening == .ended("org.shop", isCrash: true) })
  }

  @Test("A deleted app is not there any more")
  func deletion() throws {
    app.launch()
    try device.delete("org.shop")
    #expect(app.state == .unknown)
    #expect(!springboard.icons["Shop"].exists)
    app.launch()
    #expect(messages == ["Failed to launch org.shop: Application org.shop is not installed"])
    #expect(throws: DeviceError.self) { try device.delete("org.shop") }
  }

  @Test("Timers that set each other off end in an error that says what to look for")
  func endlessTimers() throws {
    let locator = try Locator("id=go")
    var effects: [Effect] = [.store("n", TextTemplate(literal: ""))]
    // Each round takes no time, and there are more than a device puts up with.
    for _ in 0..<11_000 { effects.append(.after(0, [.add(1, to: "n")])) }
    let model = AppModel(
      name: "Loop",
      bundleIdentifier: "org.loop",
      screens: [
        AppScreen(
          name: "one",
          tree: Self.tree { Self.button("go", 0) },
          rules: [Rule(.tap(locator), effects)]
        )
      ]
    )
    let device = SimulatedDevice([model])
    let session = DeviceSession(device, failureSink: failures)
    let app = DeviceApplication(session: session)
    app.launch()
    app.buttons["go"].tap()
    session.pass(1)
    _ = app.buttons["go"].label
    #expect(messages.first?.contains("'after' with 0 seconds") == true)
  }

  @Test("Rules that set each other off for ever end in an error, and not in a crash")
  func endlessRules() throws {
    func model(_ name: String, _ bundle: String, _ rules: [Rule]) -> AppModel {
      AppModel(
        name: name,
        bundleIdentifier: bundle,
        screens: [AppScreen(name: "one", tree: Self.tree { Self.button("go", 0) }, rules: rules)]
      )
    }
    let models = [
      [model("Self", "org.self", [Rule(.appeared, [.show("one")])])],
      [
        model("A", "org.a", [Rule(.activated, [.openApp("org.b")])]),
        model("B", "org.b", [Rule(.activated, [.openApp("org.a")])]),
      ],
    ]
    for models in models {
      let failures = FailureList()
      let session = DeviceSession(SimulatedDevice(models), failureSink: failures)
      let app = DeviceApplication(session: session)
      app.launch()
      _ = app.buttons["go"].label
      #expect(failures.failures.first?.message.contains("set each other off") == true)
    }
  }

  @Test("Of buttons that say the same, the one that is pressed counts")
  func equalButtons() throws {
    let effects = ["first", "second"].map {
      [Effect.set(.accessibilityID("text"), [.text("label", TextTemplate(literal: $0))])]
    }
    let alert = AppAlert(buttons: effects.map { AppAlert.Button("OK", effects: $0) })
    let tree = Self.tree {
      Self.button("go", 0)
      ElementRecord(.staticText, identifier: "text", label: "", frame: Self.frame(1))
    }
    let model = AppModel(
      name: "Twins",
      bundleIdentifier: "org.twins",
      screens: [
        AppScreen(
          name: "one",
          tree: tree,
          rules: [Rule(.tap(.accessibilityID("go")), [.alert(alert)])]
        )
      ]
    )
    let session = DeviceSession(SimulatedDevice([model]), failureSink: failures)
    let app = DeviceApplication(session: session)
    app.launch()
    for (number, text) in ["first", "second"].enumerated() {
      app.buttons["go"].tap()
      app.alerts.buttons.element(boundBy: number).tap()
      #expect(app.staticTexts["text"].label == text)
    }
    #expect(messages == [])
  }

  @Test(
    "A list has as many rows as it says, of which those near the screen exist",
    arguments: [0, 1, 200]
  )
  func rows(count: Int) throws {
    let tree = Self.tree {
      ElementRecord(.table, identifier: "list", frame: Rect(x: 0, y: 50, width: 390, height: 794)) {
        ElementRecord(
          .cell,
          identifier: "row",
          frame: Rect(x: 0, y: 50, width: 390, height: 44),
          isEnabled: true
        ) {
          ElementRecord(
            .staticText,
            identifier: "text",
            label: "",
            frame: Rect(x: 0, y: 50, width: 200, height: 40)
          )
        }
      }
    }
    let setting = LazyList.Setting(
      .accessibilityID("text"),
      [.text("label", try TextTemplate("Row ${row}"))]
    )
    let list = LazyList(
      in: .accessibilityID("list"),
      rows: LazyList.Rows(copiesOf: .accessibilityID("row"), count: count, settings: [setting])
    )
    let model = AppModel(
      name: "List",
      bundleIdentifier: "org.list",
      screens: [AppScreen(name: "one", tree: tree, lists: [list])]
    )
    let session = DeviceSession(SimulatedDevice([model]), failureSink: failures)
    let app = DeviceApplication(session: session)
    app.launch()
    let shown = min(count, 20)
    #expect(app.cells.count <= shown && app.cells.count >= min(count, 18))
    #expect(app.staticTexts["Row 1"].exists == (count > 0))
    #expect(!app.staticTexts["Row 100"].exists)
    if count == 200 {
      for _ in 0..<15 where !app.staticTexts["Row 100"].exists { app.tables["list"].swipeUp() }
      #expect(app.staticTexts["Row 100"].exists)
      #expect(!app.staticTexts["Row 1"].exists)
    }
    #expect(messages == [])
  }

  @Test("The same events give the same trees and the same log")
  func determinism() throws {
    func play() throws -> ([ElementTree], [DeviceLogEntry]) {
      let device = SimulatedDevice([try Self.shop()])
      let app = DeviceApplication(session: DeviceSession(device, failureSink: FailureList()))
      app.launch()
      var trees = [try device.tree(of: "org.shop")]
      for name in ["mail", "slow", "photo", "signIn"] {
        app.descendants(matching: .any)[name].firstMatch.tap()
        trees.append(try device.tree(of: "org.shop"))
      }
      return (trees, device.log)
    }
    let (first, second) = (try play(), try play())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }

  @Test("A recorded screen alone can be typed into, toggled and scrolled")
  func loneDump() throws {
    let tree = ElementTree {
      ElementRecord(.application, label: "Form", frame: Self.screen, isEnabled: true) {
        ElementRecord(.scrollView, frame: Self.screen, isEnabled: true) {
          ElementRecord(.textField, identifier: "name", frame: Self.frame(0), isEnabled: true)
          ElementRecord(
            .switch,
            identifier: "on",
            value: "0",
            frame: Self.frame(1),
            isEnabled: true
          )
          ElementRecord(
            .button,
            identifier: "far",
            frame: Rect(x: 0, y: 1_500, width: 100, height: 40),
            isEnabled: true
          )
        }
      }
    }
    let device = SimulatedDevice([AppModel(screen: tree, named: "form")])
    let session = DeviceSession(device, failureSink: failures)
    let app = DeviceApplication(session: session)
    app.launch()
    app.switches["on"].tap()
    #expect(app.switches["on"].value as? String == "1")
    app.buttons["far"].tap()
    #expect(app.buttons["far"].isHittable)
    app.textFields["name"].tap()
    #expect(app.keyboards.element.exists)
    app.typeText("Ada")
    #expect(app.textFields["name"].value as? String == "Ada")
    #expect(messages == [])
  }
}
