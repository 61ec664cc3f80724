import Foundation
import Hierarchy
import Query
import Springboard
import Testing

/// What models say beyond rules for gestures, on the device.
@Suite struct AppModelBehaviourTests {
  private static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func tree(
    _ size: Rect = screen,
    @ElementRecordsBuilder _ elements: () -> [ElementRecord]
  ) -> ElementTree {
    let elements = elements()
    return ElementTree {
      ElementRecord(.application, label: "App", frame: size) {
        ElementRecord(.window, frame: size) { for element in elements { element } }
      }
    }
  }

  private static func frame(_ row: Int) -> Rect {
    Rect(x: 20, y: 60 + Double(row) * 60, width: 300, height: 44)
  }

  private static func button(_ name: String, _ row: Int) -> ElementRecord {
    ElementRecord(.button, identifier: name, label: name, frame: frame(row))
  }

  private static func text(_ name: String, _ row: Int) -> ElementRecord {
    ElementRecord(.staticText, identifier: name, label: "", frame: frame(row))
  }

  private let failures = FailureList()

  private func launched(_ model: AppModel) -> (DeviceApplication, SimulatedDevice) {
    #expect(model.problems().filter { $0.severity == .error }.map(\.description) == [])
    let device = SimulatedDevice([model])
    let app = DeviceApplication(session: DeviceSession(device, failureSink: failures))
    app.launch()
    return (app, device)
  }

  @Test("The fields of an alert can be read in the effects of its buttons and in rules for them")
  func alertFields() {
    let (app, _) = launched(
      AppModel("Folders", bundleIdentifier: "org.folders") {
        Screen(
          "list",
          Self.tree {
            Self.button("new", 0)
            Self.text("name", 1)
            Self.text("secret", 2)
          }
        ) {
          On(.tap("id=new")) {
            PresentAlert(
              "New folder",
              fields: [
                AppAlert.Field(identifier: "folder", placeholder: "Name"),
                AppAlert.Field(identifier: "password", isSecure: true),
              ],
              buttons: [
                AppAlert.Button(
                  "Save",
                  effects: [Change("id=name", .label("${id=folder}")).effect]
                ),
                AppAlert.Button("Cancel", role: .cancel),
              ]
            )
          }
          On(.pressed("Save")) { Change("id=secret", .label("${id=password}")) }
        }
      }
    )
    app.buttons["new"].tap()
    app.textFields["folder"].tap()
    app.typeText("Holidays")
    app.secureTextFields["password"].tap()
    app.typeText("s3cret")
    app.alerts.buttons["Save"].tap()
    #expect(app.alerts.count == 0)
    #expect(app.staticTexts["name"].label == "Holidays")
    #expect(app.staticTexts["secret"].label == "s3cret")
    #expect(failures.failures == [])
  }

  @Test("Of a secure field texts have what was typed, when another field is edited as well")
  func secureText() {
    let (app, _) = launched(
      AppModel("Login", bundleIdentifier: "org.login") {
        Screen(
          "login",
          Self.tree {
            ElementRecord(.secureTextField, identifier: "password", frame: Self.frame(0))
            ElementRecord(.textField, identifier: "mail", frame: Self.frame(1))
            Self.button("go", 2)
            Self.text("out", 3)
          }
        ) { On(.tap("id=go")) { Change("id=out", .label("${id=password}/${id=mail}")) } }
      }
    )
    app.secureTextFields["password"].tap()
    app.typeText("Größe😀")
    app.textFields["mail"].tap()
    app.typeText("a@b")
    app.buttons["go"].tap()
    #expect(app.secureTextFields["password"].value as? String == "••••••")
    #expect(app.staticTexts["out"].label == "Größe😀/a@b")
    #expect(failures.failures == [])
  }

  @Test("8: a picker wheel has the values that its model tells, and no others")
  func wheels() {
    let model = AppModel("Sizes", bundleIdentifier: "org.sizes") {
      Screen(
        "size",
        Self.tree {
          ElementRecord(.picker, frame: Self.frame(0)) {
            ElementRecord(.pickerWheel, identifier: "size", value: "Medium", frame: Self.frame(0))
          }
          Self.text("out", 2)
        },
        wheels: [WheelValues(.accessibilityID("size"), ["Small", "Medium", "Large"])]
      ) { On(.changed("id=size")) { Change("id=out", .label("${this}")) } }
    }
    let (app, _) = launched(model)
    app.pickerWheels["size"].adjust(toPickerWheelValue: "Large")
    #expect(app.pickerWheels["size"].value as? String == "Large")
    #expect(app.staticTexts["out"].label == "Large")
    app.pickerWheels["size"].adjust(toPickerWheelValue: "Huge")
    #expect(
      failures.failures.first?.message.contains(
        "has no value 'Huge'; it has 'Small', 'Medium', 'Large'"
      ) == true
    )
  }

  @Test("A wheel of a model has to be one, and to show one of its values")
  func wheelProblems() {
    func problems(_ type: ElementType, _ values: [String]) -> [String] {
      AppModel("Sizes", bundleIdentifier: "org.sizes") {
        Screen(
          "size",
          Self.tree {
            ElementRecord(type, identifier: "size", value: "Foo, 1 of 3", frame: Self.frame(0))
          },
          wheels: [WheelValues(.accessibilityID("size"), values)]
        )
      }.problems().filter { $0.severity != .information }.map { "\($0.severity) \($0.path)" }
    }
    #expect(problems(.pickerWheel, ["Foo", "Bar", "Baz"]) == [])
    #expect(problems(.button, ["Foo"]) == ["error screens.size.wheels[0].wheel"])
    #expect(problems(.pickerWheel, ["Bar"]) == ["warning screens.size.wheels[0].values"])
  }

  @Test(
    "A rule for an address knows what stands for the first star of its pattern",
    arguments: [
      ("shop://product/*", "shop://product/12", "12"), ("shop://product/*", "shop://product/", ""),
      ("shop://*/edit", "shop://a/b/edit", "a/b"), ("shop://home", "shop://home", "shop://home"),
      ("shop://*?ref=*", "shop://x?ref=y?ref=z", "x"), ("shop://**", "shop://a", ""),
      ("shop://home", "shop://homes", nil), ("shop://*/edit", "shop://edit", nil),
    ]
  )
  func addresses(pattern: String, address: String, expected: String?) throws {
    var model = AppModel("Shop", bundleIdentifier: "org.shop") {
      Screen("home", Self.tree { Self.text("out", 0) }) {
        On(.opened(pattern)) { Change("id=out", .label("<${this}>")) }
      }
    }
    model.urlSchemes = ["shop"]
    let (app, device) = launched(model)
    try device.perform(.openURL(address, bundleIdentifier: nil))
    #expect(app.staticTexts["out"].label == (expected.map { "<\($0)>" } ?? ""))
  }

  @Test("A tab that is shown again has its own button selected, and what was typed there")
  func tabs() {
    func tab(_ names: [String], selected: String) -> ElementTree {
      Self.tree {
        ElementRecord(.textField, identifier: "field", frame: Self.frame(0))
        ElementRecord(.tabBar, frame: Rect(x: 0, y: 760, width: 390, height: 84)) {
          for (number, name) in names.enumerated() {
            ElementRecord(
              .button,
              label: name,
              value: name == selected ? "1" : nil,
              frame: Rect(x: Double(number) * 195, y: 760, width: 195, height: 50)
            )
          }
        }
      }
    }
    let names = ["Shop", "Search"]
    let (app, _) = launched(
      AppModel("Tabs", bundleIdentifier: "org.tabs") {
        Screen("shop", tab(names, selected: "Shop")) {
          On(.tap("id=Search")) { SwitchTo("search") }
        }
        Screen("search", tab(names, selected: "Search")) {
          On(.tap("id=Shop")) { SwitchTo("shop") }
        }
      }
    )
    func selected() -> [String] { names.filter { app.tabBars.buttons[$0].isSelected } }
    #expect(selected() == ["Shop"])
    app.textFields["field"].tap()
    app.typeText("jam")
    app.typeText("\n")
    app.tabBars.buttons["Search"].tap()
    #expect(selected() == ["Search"])
    #expect(app.textFields["field"].value as? String != "jam")
    app.tabBars.buttons["Shop"].tap()
    #expect(selected() == ["Shop"])
    #expect(app.textFields["field"].value as? String == "jam")
    #expect(failures.failures == [])
  }

  @Test("A screen that was recorded in landscape turns, and keeps what was done to it")
  func orientation() throws {
    func form(_ size: Rect) -> ElementTree {
      Self.tree(size) {
        ElementRecord(.textField, identifier: "name", frame: Self.frame(0))
        ElementRecord(.secureTextField, identifier: "password", frame: Self.frame(1))
        ElementRecord(.switch, identifier: "on", value: "0", frame: Self.frame(2))
        Self.button("ask", 3)
      }
    }
    let wide = Rect(x: 0, y: 0, width: 844, height: 390)
    let (app, device) = launched(
      AppModel("Form", bundleIdentifier: "org.form") {
        Screen("form", form(Self.screen), landscape: form(wide)) {
          On(.tap("id=ask")) { PresentAlert("Sure?", buttons: [AppAlert.Button("OK")]) }
        }
      }
    )
    app.textFields["name"].tap()
    app.typeText("Ada")
    app.secureTextFields["password"].tap()
    app.typeText("x")
    app.switches["on"].tap()
    try device.perform(.setOrientation(.landscapeLeft))
    #expect(app.frame.width == 844)
    #expect(app.textFields["name"].value as? String == "Ada")
    #expect(app.switches["on"].value as? String == "1")
    app.typeText("yz")
    #expect(app.secureTextFields["password"].value as? String == "•••")
    app.typeText("\n")
    app.buttons["ask"].tap()
    try device.perform(.setOrientation(.portrait))
    #expect(app.frame.width == 390)
    #expect(app.alerts["Sure?"].exists)
    app.alerts.buttons["OK"].tap()
    #expect(app.alerts.count == 0)
    try device.perform(.setOrientation(.faceUp))
    #expect(device.orientation == .faceUp)
    #expect(app.frame.width == 390)
    #expect(failures.failures == [])
  }

  @Test("A timer that repeats for ever stops a wait that never ends, with an error that says so")
  func endlessTimer() {
    let (app, device) = launched(
      AppModel("Clock", bundleIdentifier: "org.clock") {
        Screen("clock", Self.tree { Self.button("go", 0) }) {
          On(.appeared) { After(seconds: 0.001) { Show("clock") } }
        }
      }
    )
    #expect(!app.buttons["none"].waitForExistence(timeout: 10))
    #expect(failures.failures == [])
    #expect(!app.buttons["none"].waitForExistence(timeout: 1e6))
    #expect(failures.failures.first?.message.contains("100000 effects came due") == true)
    #expect(device.time < 1_000)
  }

  @Test("A wait for ever ends when nothing comes any more", arguments: [Double.infinity, 1e300])
  func waitingForEver(_ timeout: Double) {
    let (app, device) = launched(AppModel(screen: Self.tree { Self.button("go", 0) }, named: "one"))
    #expect(!app.buttons["none"].waitForExistence(timeout: timeout))
    #expect(device.time == 1e8)
    for _ in 0..<11 { _ = app.buttons["none"].waitForExistence(timeout: timeout) }
    #expect(failures.failures.first?.message.contains("the latest is 1000000000.0") == true)
  }
}
