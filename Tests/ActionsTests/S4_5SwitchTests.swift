import Actions
import Hierarchy
import Query
import Springboard
import Testing

@Suite("S4.5 setSwitch finds the switch, touches it only if need be, and makes sure of it")
struct S4_5SwitchTests {
  private static func scene(value: String) -> ActionScene {
    ActionScene {
      On(.changed("id=stuck")) { Change("id=stuck", .value("0")) }
    } elements: {
      ElementRecord.row(0, .switch, "plain", value: value)
      // A toggle of SwiftUI: touching the outer one beside the inner one does nothing.
      ElementRecord.row(1, .switch, "toggle", value: value) {
        ElementRecord(
          .switch,
          value: value,
          frame: Rect(x: 300, y: 120, width: 60, height: 40),
          isEnabled: true
        )
      }
      ElementRecord.row(2, .cell, "cell") {
        ElementRecord.row(2, .switch, "outer", value: value) {
          ElementRecord(
            .switch,
            value: value,
            frame: Rect(x: 300, y: 180, width: 60, height: 40),
            isEnabled: true
          )
        }
      }
      ElementRecord.row(3, .checkBox, "box", value: value)
      ElementRecord.row(4, .switch, "stuck", value: "0")
      ElementRecord.row(5, .switch, "disabled", value: "0", isEnabled: false)
      ElementRecord.row(6, .other, "group") {
        ElementRecord(.switch, value: "0", frame: Rect(x: 20, y: 420, width: 60, height: 40))
        ElementRecord(.switch, value: "1", frame: Rect(x: 120, y: 420, width: 60, height: 40))
      }
      ElementRecord.row(7, .switch, "mixed", value: "2")
      ElementRecord.row(8, .staticText, "text")
    }
  }

  @Test(arguments: ["plain", "toggle", "cell", "box"], [true, false])
  func turnsOnAndOff(name: String, isOn: Bool) {
    let scene = Self.scene(value: isOn ? "1" : "0")
    let element = scene.app.descendants(matching: .any)[name]
    let states = scene.app.descendants(matching: .any).matching(identifier: name)
      .descendants(matching: .switch)
    element.setSwitch(on: isOn)
    #expect(scene.events == [])
    element.setSwitch(on: !isOn)
    #expect(scene.events.count == 1)
    let value = isOn ? "0" : "1"
    for state in states.allElementsBoundByIndex { #expect(state.value as? String == value) }
    if name != "cell" { #expect(element.value as? String == value) }
    #expect(scene.messages == [])
  }

  @Test(arguments: [
    ("stuck", "\"stuck\" Any is still off after a tap\nFound: Switch, {{20.0, 300.0}"),
    ("disabled", "\"disabled\" Any cannot be turned on: it is disabled\nFound: Switch"),
    ("group", "2 switches are inside \"group\" Any; name one of them\n  Switch, {{20.0, 420.0}"),
    ("mixed", "\"mixed\" Any is neither on nor off\nFound: Switch"),
    ("text", "\"text\" Any is no switch, and there is none inside\nFound: StaticText"),
    ("missing", "is no switch to turn on within 10 s\nFailed to get matching snapshot: No matches"),
  ])
  func failsWithWhatIsThere(name: String, text: String) {
    let scene = Self.scene(value: "0")
    scene.app.descendants(matching: .any)[name].setSwitch(on: true); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.contains(text) == true, "\(scene.messages)")
  }
}
