import Actions
import Foundation
import Hierarchy
import Predicate
import Query
import Springboard
import Testing

@Suite("S4.1 Waits poll the device's clock, and return result and element") struct S4_1WaitingTests
{
  /// A message comes two seconds after a tap, and a button is enabled then.
  private static func scene(stopsAtFirstFailure: Bool = true) -> ActionScene {
    ActionScene(stopsAtFirstFailure: stopsAtFirstFailure) {
      On(.tap("id=start")) {
        After(seconds: 2) {
          Insert(
            ElementRecord(.staticText, identifier: "message", label: "done"),
            into: "class=Window"
          )
          Change("id=pay", .enabled(true))
        }
      }
    } elements: {
      ElementRecord.row(0, .button, "start")
      ElementRecord.row(1, .button, "pay", isEnabled: false)
    }
  }

  private let scene = Self.scene()

  private var message: DeviceElement { scene.app.staticTexts["message"] }

  @Test func waitsUntilItExistsAndNoLonger() {
    scene.app.buttons["start"].tap()
    let (result, element) = message.waitUntilExists()
    #expect(result == .completed)
    #expect(element.label == "done")
    #expect(scene.device.time == 2)
    #expect(scene.messages == [])
  }

  @Test("The default is 10 s, and to wait in vain is no failure")
  func waitsInVain() {
    #expect(message.waitUntilExists().result == .timedOut)
    #expect(scene.device.time == 10)
    #expect(message.waitUntil(predicate: .exists(true), timeout: 3).result == .timedOut)
    #expect(scene.device.time == 13)
    #expect(scene.messages == [])
  }

  @Test(arguments: [
    (NSCompoundPredicate.LogicalType.and, WaitResult.timedOut, 10.0),
    (.or, .completed, 2.0),
    (.not, .completed, 0.0),
  ])
  func joinsConditions(logic: NSCompoundPredicate.LogicalType, result: WaitResult, time: Double) {
    scene.app.buttons["start"].tap()
    let wait = scene.app.buttons["pay"].waitUntil(
      predicates: [.isEnabled(true), .label(.equals, "none")],
      logic: logic
    )
    #expect(wait.result == result)
    #expect(scene.device.time == time)
  }

  @Test("A handler that says no waits on")
  func asksTheHandler() {
    var count = 0
    scene.app.buttons["start"].tap()
    let wait = scene.app.buttons["start"].waitUntil(
      predicate: .exists(true),
      handler: {
        count += 1
        return count == 2
      }
    )
    #expect(wait.result == .completed)
    #expect(count == 2)
    #expect(scene.device.time == 2)
  }

  @Test func chains() {
    scene.app.buttons["start"].waitUntilExists().element.wait(3).tap()
    #expect(scene.device.time == 3)
    #expect(message.waitUntilExistsAssert().assert(predicate: .label(.equals, "done")).exists)
    #expect(scene.device.time == 5)
    #expect(scene.messages == [])
  }

  @Test("What has to exist and does not is a failure where it was asked for")
  func failsAtTheCallersLine() {
    message.waitUntilExistsAssert(timeout: 4); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(scene.device.time == 4)
    #expect(
      scene.messages.first?.hasPrefix(
        "\"message\" StaticText does not meet a rule within 4 s:\n"
          + "  exists == 1, but it does not exist\n"
          + "Failed to get matching snapshot: No matches found for"
      ) == true,
      "\(scene.messages)"
    )
  }

  @Test(
    "No conditions at all, or one that cannot be read, is a failure that says so",
    arguments: [
      ([EasyPredicate](), "no conditions"), ([.other("label ==")], "label =="),
    ]
  )
  func saysWhatIsWrongWithConditions(predicates: [EasyPredicate], text: String) {
    let result = message.waitUntil(predicates: predicates).result; let line: UInt = #line
    #expect(result == .interrupted)
    #expect(scene.device.time == 0)
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.contains(text) == true, "\(scene.messages)")
  }

  @Test("In an inert session waits end at once")
  func endsAtOnceWhenInert() {
    scene.session.fail("enough")
    #expect(message.waitUntilExists().result == .interrupted)
    message.waitUntilExistsAssert()
    message.wait(5)
    #expect(scene.device.time == 0)
    #expect(scene.messages == ["enough"])
  }
}
