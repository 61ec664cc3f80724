internal import Hierarchy
internal import Query
internal import Reporting
internal import Springboard

/// Apps to be measured, the same for the same numbers.
enum DeviceApps {
  /// The app that has most to do: each screen of about so many elements leads to the next.
  ///
  /// - Parameters:
  ///   - screenCount: How many screens it has.
  ///   - elementCount: How many elements each has, but for those of the form.
  /// - Returns: The model; its screens have a form at the top, with a field, a switch, a label and a button.
  /// - Throws: `DumpError`, which would be a fault of the generator.
  static func model(screenCount: Int, elementCount: Int) throws -> AppModel {
    let dump = try DumpGenerator.bytes(elementCount: elementCount)
    let tree = try DumpReader().read(DumpSource(dump)).tree
    let screens = (1...screenCount).map { number in
      AppScreen(
        name: "screen-\(number)",
        tree: form(over: tree, number),
        rules: rules(number, of: screenCount)
      )
    }
    return AppModel(name: "Market", bundleIdentifier: "org.market", screens: screens)
  }

  /// The tree with a window on top that has a form.
  private static func form(over tree: ElementTree, _ number: Int) -> ElementTree {
    let form = ElementTree {
      ElementRecord(.window, frame: Rect(x: 0, y: 0, width: 390, height: 844), isEnabled: true) {
        ElementRecord(
          .navigationBar,
          identifier: "Screen \(number)",
          frame: row(0),
          isEnabled: true
        )
        ElementRecord(.textField, identifier: "form.mail", frame: row(1), isEnabled: true)
        ElementRecord(
          .switch,
          identifier: "form.switch",
          value: "0",
          frame: row(2),
          isEnabled: true
        )
        ElementRecord(.staticText, identifier: "form.label", label: "", frame: row(3))
        ElementRecord(
          .button,
          identifier: "form.save",
          label: "Save",
          frame: row(4),
          isEnabled: true
        )
        ElementRecord(
          .button,
          identifier: "form.next",
          label: "Next",
          frame: row(5),
          isEnabled: true
        )
      }
    }
    var editor = ElementTreeEditor(tree)
    editor.insert(form, into: 0, at: nil)
    return editor.finish().tree
  }

  private static func row(_ number: Int) -> Rect {
    Rect(x: 20, y: 50 + Double(number) * 60, width: 350, height: 44)
  }

  private static func rules(_ number: Int, of count: Int) -> [Rule] {
    let next = "screen-\(number % count + 1)"
    return [
      Rule(.tap(.accessibilityID("form.next")), [.show(next)]),
      Rule(
        .tap(.accessibilityID("form.save")),
        [.set(.accessibilityID("form.label"), [.text("label", TextTemplate(literal: "Saved"))])]
      ),
    ]
  }

  /// A UI test of ten actions and four questions, on a device of its own.
  ///
  /// - Returns: Whether it found what it should.
  static func runTest(_ model: AppModel) -> Bool {
    let failures = FailureList()
    let session = DeviceSession(SimulatedDevice([model]), failureSink: failures)
    let app = DeviceApplication(session: session)
    app.launch()
    app.textFields["form.mail"].tap()
    app.textFields["form.mail"].typeText("mira@example.com\n")
    app.switches["form.switch"].tap()
    app.buttons["form.save"].tap()
    guard app.staticTexts["Saved"].waitForExistence(timeout: 5),
      app.switches["form.switch"].value as? String == "1"
    else { return false }
    app.buttons["form.next"].tap()
    app.textFields["form.mail"].tap()
    app.typeText("x")
    app.buttons["form.save"].tap()
    app.buttons["form.next"].tap()
    return app.navigationBars["Screen 3"].exists && app.buttons["form.next"].isHittable
      && failures.failures.isEmpty
  }
}
