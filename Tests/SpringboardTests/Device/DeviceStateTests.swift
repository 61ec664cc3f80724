import Foundation
import Hierarchy
import Query
import Springboard
import Testing

/// What a device remembers, and what it must not: `xcuitest-behaviours.md`, sections 9 to 11.
@Suite struct DeviceStateTests {
  private static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func frame(_ row: Int) -> Rect {
    Rect(x: 20, y: 60 + Double(row) * 60, width: 300, height: 44)
  }

  private static func tree(@ElementRecordsBuilder _ elements: () -> [ElementRecord]) -> ElementTree
  {
    let elements = elements()
    return ElementTree {
      ElementRecord(.application, label: "App", frame: screen) {
        ElementRecord(.window, frame: screen) { for element in elements { element } }
      }
    }
  }

  private static func button(_ name: String, _ row: Int) -> ElementRecord {
    ElementRecord(.button, identifier: name, label: name, frame: frame(row))
  }

  private static let form = tree {
    button("go", 0)
    ElementRecord(.staticText, identifier: "out", label: "", frame: frame(1))
    ElementRecord(.textField, identifier: "first", frame: frame(2))
    ElementRecord(.textField, identifier: "second", frame: frame(3))
    button("other", 4)
  }

  private static func model(@RulesBuilder _ rules: () -> [Rule]) -> AppModel {
    AppModel(
      name: "App",
      bundleIdentifier: "org.app",
      screens: [
        AppScreen(name: "form", tree: form, rules: rules()),
        AppScreen(
          name: "next",
          tree: tree {
            button("back", 0)
            ElementRecord(.staticText, identifier: "out", label: "next", frame: frame(1))
          },
          rules: [Rule(.tap(.accessibilityID("back")), [.back])]
        ),
      ]
    )
  }

  private let failures = FailureList()
  private let world = World()

  /// The session of the test.
  private final class World {
    var session = DeviceSession(StaticDevice(ElementTree()), failureSink: FailureList())
  }

  private func launched(_ model: AppModel) -> (DeviceApplication, SimulatedDevice) {
    let device = SimulatedDevice([model])
    world.session = DeviceSession(device, failureSink: failures)
    let app = DeviceApplication(session: world.session)
    app.launch()
    return (app, device)
  }

  private func out(_ app: DeviceApplication) -> String { app.staticTexts["out"].label }

  @Test(
    "11: what an app had planned is forgotten when it is deleted or installed anew",
    arguments: [true, false]
  )
  func reinstalling(isDeleted: Bool) throws {
    let model = Self.model {
      On(.tap("id=go")) { After(seconds: 5) { Change("id=out", .label("late")) } }
      On(.tap("id=other")) { AskFor(.notifications) { Change("id=out", .label("granted")) } }
    }
    let (app, device) = launched(model)
    app.buttons["go"].tap()
    app.buttons["other"].tap()
    if isDeleted { try device.delete("org.app") }
    device.install(model)
    #expect(app.state == .notRunning)
    app.launch()
    world.session.pass(6)
    #expect(out(app) == "")
    let springboard = DeviceApplication(
      bundleIdentifier: "com.apple.springboard",
      session: world.session
    )
    #expect(springboard.alerts.count == 0)
    #expect(failures.failures == [])
  }

  @Test("S5.2: a question is asked once, even where an app asks twice before the answer")
  func askedOnce() {
    let (app, _) = launched(
      Self.model {
        On(.tap("id=go")) {
          AskFor(.resource(.camera)) { AddUp(1, to: "answers") }
          AskFor(.resource(.camera)) { Change("id=out", .label("${answers}")) }
        }
      }
    )
    let springboard = DeviceApplication(
      bundleIdentifier: "com.apple.springboard",
      session: world.session
    )
    app.buttons["go"].tap()
    springboard.alerts.buttons["Allow"].tap()
    #expect(springboard.alerts.count == 0)
    #expect(out(app) == "1")
    #expect(failures.failures == [])
  }

  @Test("An alert of an app stays in front of whatever the app shows, and its buttons work")
  func alertAndScreens() {
    let (app, _) = launched(
      Self.model {
        On(.tap("id=go")) {
          PresentAlert(
            "Name",
            fields: [AppAlert.Field(identifier: "name")],
            buttons: [
              AppAlert.Button("OK", effects: [Change("id=out", .label("${id=name}")).effect])
            ]
          )
          After(seconds: 1) { Push("next") }
        }
      }
    )
    app.buttons["go"].tap()
    app.typeText("Ada")
    world.session.pass(2)
    #expect(out(app) == "next")
    #expect(app.alerts["Name"].exists)
    app.typeText("!")
    app.alerts.buttons["OK"].tap()
    #expect(out(app) == "Ada!")
    app.buttons["back"].tap()
    #expect(out(app) == "")
    #expect(app.alerts.count == 0)
    #expect(failures.failures == [])
  }

  @Test("An alert of a screen that appears comes in front of one that was there before")
  func alertsInOrder() {
    func alert(_ title: String) -> PresentAlert {
      PresentAlert(title, buttons: [AppAlert.Button("Close \(title)")])
    }
    let (app, _) = launched(
      AppModel("App", bundleIdentifier: "org.app") {
        Screen("one", Self.form) {
          On(.tap("id=go")) {
            alert("old")
            Push("two")
          }
          On(.tap("id=other")) {
            alert("gone")
            Remove("class=Alert")
            Push("two")
          }
        }
        Screen("two", Self.form) { On(.appeared) { alert("new") } }
      }
    )
    app.buttons["go"].tap()
    #expect(app.alerts.allElementsBoundByIndex.map(\.label) == ["old", "new"])
    app.buttons["Close new"].tap()
    app.buttons["Close old"].tap()
    #expect(app.alerts.count == 0)
    app.launch()
    app.buttons["other"].tap()
    #expect(app.alerts.allElementsBoundByIndex.map(\.label) == ["new"])
    #expect(failures.failures == [])
  }

  @Test("11: a suspended app does nothing until it is in front again")
  func suspended() throws {
    let (app, device) = launched(
      Self.model { On(.tap("id=go")) { After(seconds: 30) { Change("id=out", .label("late")) } } }
    )
    app.buttons["go"].tap()
    try device.perform(.pressButton(.home))
    world.session.pass(31)
    #expect(app.state == .runningBackgroundSuspended)
    #expect(out(app) == "")
    app.activate()
    #expect(out(app) == "late")
  }

  @Test("11: an app that comes back in time is not suspended later for the first time away")
  func backInTime() throws {
    let (app, device) = launched(Self.model {})
    try device.perform(.pressButton(.home))
    world.session.pass(3)
    app.activate()
    try device.perform(.pressButton(.home))
    world.session.pass(3)
    #expect(app.state == .runningBackground)
    world.session.pass(3)
    #expect(app.state == .runningBackgroundSuspended)
  }

  @Test("11: activate starts an app with the arguments of its last launch")
  func lastArguments() throws {
    let (app, device) = launched(
      Self.model {
        On(.appeared, when: .argument("-x", followedBy: nil)) { Change("id=out", .label("x")) }
      }
    )
    app.terminate()
    app.launchArguments = ["-x"]
    app.launch()
    #expect(out(app) == "x")
    app.terminate()
    let other = DeviceApplication(bundleIdentifier: "org.app", session: world.session)
    other.activate()
    #expect(out(app) == "x")
    app.terminate()
    app.launchArguments = []
    app.launch()
    #expect(out(app) == "")
    _ = device
  }

  @Test("9: what a return key sets off comes before what is typed after it")
  func typingOn() {
    let (app, _) = launched(
      Self.model { On(.submitted("id=first")) { FocusOn("id=second") } }
    )
    app.textFields["first"].tap()
    app.typeText("abc\ndef\n")
    #expect(app.textFields["first"].value as? String == "abc")
    #expect(app.textFields["second"].value as? String == "def")
    #expect(failures.failures == [])
  }

  @Test("9: what is typed after a return key that ends editing is a failure")
  func typingIntoNothing() {
    let (app, _) = launched(Self.model {})
    app.textFields["first"].tap()
    app.typeText("abc\ndef")
    #expect(world.session.isInert)
    #expect(failures.failures.first?.message.contains("has keyboard focus") == true)
  }

  @Test("A press takes the time that it lasts")
  func pressing() {
    let (app, device) = launched(
      Self.model { On(.longPress("id=go")) { After(seconds: 3) { Change("id=out", .label("3")) } } }
    )
    app.buttons["go"].press(forDuration: 2)
    #expect(device.time == 2)
    #expect(out(app) == "")
    app.buttons["go"].press(forDuration: 1.5)
    #expect(out(app) == "3")
  }

  @Test("All conditions are looked at before any effect, and a screen that is left has no say")
  func conditions() {
    let tree = Self.tree {
      ElementRecord(.switch, identifier: "on", value: "0", frame: Self.frame(0))
      ElementRecord(.staticText, identifier: "out", label: "", frame: Self.frame(1))
    }
    let model = AppModel("App", bundleIdentifier: "org.app") {
      Screen("one", tree) {
        On(.tap("id=on")) { Push("two") }
        On(.changed("id=on")) { Change("id=out", .label("changed")) }
      }
      Screen("two", tree) { On(.tap("id=out")) { GoBack() } }
    }
    let (app, _) = launched(model)
    app.switches["on"].tap()
    #expect(out(app) == "")
    #expect(failures.failures == [])
  }

  @Test("A recorded alert goes when its button is tapped, but not for a control inside")
  func recordedSheet() {
    let tree = Self.tree {
      ElementRecord(.sheet, label: "Sort", frame: Rect(x: 0, y: 500, width: 390, height: 344)) {
        ElementRecord(.segmentedControl, frame: Rect(x: 20, y: 520, width: 200, height: 40)) {
          ElementRecord(.button, label: "Name", frame: Rect(x: 20, y: 520, width: 100, height: 40))
          ElementRecord(
            .button,
            label: "Price",
            frame: Rect(x: 120, y: 520, width: 100, height: 40)
          )
        }
        ElementRecord(.button, label: "Done", frame: Rect(x: 20, y: 600, width: 350, height: 44))
      }
    }
    let (app, _) = launched(AppModel(screen: tree, named: "one"))
    app.buttons["Price"].tap()
    #expect(app.buttons["Price"].isSelected)
    #expect(app.sheets.count == 1)
    app.buttons["Done"].tap()
    #expect(app.sheets.count == 0)
  }

  @Test("Turning the device keeps what was typed into an alert")
  func turningAlerts() throws {
    let wide = ElementTree {
      ElementRecord(.application, label: "App", frame: Rect(x: 0, y: 0, width: 844, height: 390)) {
        Self.button("go", 0)
      }
    }
    let model = AppModel("App", bundleIdentifier: "org.app") {
      Screen("one", Self.form, landscape: wide) {
        On(.tap("id=go")) {
          PresentAlert(
            "Name",
            fields: [AppAlert.Field(identifier: "name", isSecure: true)],
            buttons: [AppAlert.Button("OK")]
          )
        }
      }
    }
    let (app, device) = launched(model)
    app.buttons["go"].tap()
    app.typeText("ab")
    try device.perform(.setOrientation(.landscapeRight))
    app.typeText("c")
    #expect(app.secureTextFields["name"].value as? String == "•••")
    #expect(failures.failures == [])
  }

  @Test("Numbers that no device has end in no crash")
  func impossibleNumbers() throws {
    let last = "page 9223372036854775807 of 9223372036854775807"
    let tree = Self.tree {
      ElementRecord(.pageIndicator, identifier: "pages", value: last, frame: Self.frame(0))
      ElementRecord(.table, identifier: "list", frame: Self.frame(1)) {
        ElementRecord(
          .cell,
          identifier: "row",
          frame: Rect(x: 0, y: 120, width: 100, height: 1e308)
        )
      }
    }
    var model = AppModel(screen: tree, named: "one")
    model.screens[0].lists = [
      LazyList(
        in: .accessibilityID("list"),
        rows: .init(copiesOf: .accessibilityID("row"), count: 10)
      )
    ]
    model.screens[0].rules = [
      Rule(
        .tap(.accessibilityID("pages")),
        [
          .set(
            .accessibilityID("pages"),
            [.frame(Rect(x: .nan, y: 0, width: -1, height: .infinity))]
          )
        ]
      )
    ]
    let errors = model.problems().filter { $0.severity == .error }.map { "\($0.path)" }
    #expect(errors == ["screens.one.lists[0].count", "screens.one.rules[0].do[0].frame"])
    let (app, _) = launched(model)
    app.pageIndicators["pages"].tap()
    #expect(app.pageIndicators["pages"].value as? String == last)
  }

  @Test("Ten thousand rows are made in one go")
  func manyRows() {
    let tree = Self.tree {
      ElementRecord(.table, identifier: "list", frame: Rect(x: 0, y: 50, width: 390, height: 700)) {
        ElementRecord(.cell, identifier: "row", frame: Rect(x: 0, y: 50, width: 390, height: 44))
      }
    }
    var model = AppModel(screen: tree, named: "one")
    model.screens[0].lists = [
      LazyList(
        in: .accessibilityID("list"),
        rows: .init(copiesOf: .accessibilityID("row"), count: LazyList.Rows.limit)
      )
    ]
    let (app, _) = launched(model)
    #expect((15...20).contains(app.cells.count))
    model.screens[0].lists[0].rows?.count += 1
    #expect(model.problems().contains { "\($0.path)" == "screens.one.lists[0].count" })
  }

  @Test("10: another app in front is nothing for monitors, and the failure says what it is")
  func background() throws {
    let (app, device) = launched(Self.model {})
    try device.perform(.pressButton(.home))
    var count = 0
    world.session.addInterruptionMonitor("any") { _ in
      count += 1
      return true
    }
    app.buttons["go"].tap()
    #expect(count == 0)
    #expect(failures.failures.first?.message.contains("its app is not in front") == true)
  }

  @Test("The home screen cannot be launched or ended, and no model can be it")
  func homeScreen() {
    _ = launched(Self.model {})
    DeviceApplication(bundleIdentifier: "com.apple.springboard", session: world.session).launch()
    #expect(failures.failures.first?.message.contains("activate() shows it") == true)
    var model = Self.model {}
    model.bundleIdentifier = "com.apple.springboard"
    #expect(model.problems().contains { $0.severity == .error })
  }
}
