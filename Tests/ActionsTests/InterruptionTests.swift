import Actions
import Hierarchy
import Query
import Springboard
import Testing

@Suite("Actions go on after an alert that a monitor deals with") struct InterruptionTests {
  private static func scene() -> ActionScene {
    let scene = ActionScene {
      On(.tap("id=photo")) { AskFor(.resource(.photos)) }
      On(.tap("id=go")) { Change("id=note", .label("gone")) }
    } elements: {
      ElementRecord.row(0, .button, "photo")
      ElementRecord.row(1, .textField, "field", value: "old")
      ElementRecord.row(2, .switch, "switch", value: "0")
      ElementRecord.row(3, .button, "go", label: "Go on")
      ElementRecord.row(4, .staticText, "note", label: "")
    }
    scene.app.buttons["photo"].tap()
    return scene
  }

  static let actions = [
    BadInputTests.Action("clearAndType") {
      $0.app.textFields["field"].clearAndType(text: "new", line: $2)
    },
    BadInputTests.Action("tapAndType") {
      $0.app.textFields["field"].tapAndType(text: "er", line: $2)
    },
    BadInputTests.Action("setSwitch") { $0.app.switches["switch"].setSwitch(on: true, line: $2) },
    BadInputTests.Action("tap(_:)") { $0.tap($0.app.buttons["go"], line: $2) },
    BadInputTests.Action("tapButtonWithLabelContains") {
      $0.tapButtonWithLabelContains("go on", line: $2)
    },
    BadInputTests.Action("tapIfExists") { $0.app.buttons["go"].tapIfExists(line: $2) },
  ]

  @Test(arguments: actions)
  func isDealtWith(action: BadInputTests.Action) {
    let scene = Self.scene()
    scene.session.addInterruptionMonitor("photos") { alert in
      alert.buttons["Allow Full Access"].firstMatch.tap()
      return true
    }
    action.perform(scene, scene.app, 4711)
    #expect(scene.messages == [])
    let effects = [
      scene.app.textFields["field"].value as? String != "old",
      scene.app.switches["switch"].value as? String == "1",
      scene.app.staticTexts["note"].label == "gone",
    ]
    #expect(effects.filter(\.self).count == 1)
  }

  @Test("Without a monitor the failure says that the alert is in the way", arguments: actions)
  func isInTheWay(action: BadInputTests.Action) {
    let scene = Self.scene()
    action.perform(scene, scene.app, 4711)
    #expect(scene.lines == [4711])
    #expect(scene.messages.first?.contains("it is covered by Alert") == true, "\(scene.messages)")
  }
}
