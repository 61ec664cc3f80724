import Actions
import Hierarchy
import Query
import Springboard
import Testing

@Suite("S4.7 Waiting for an element to appear or disappear: 5 s, or 30 s")
struct S4_7AppearanceTests {
  private let scene = ActionScene {
    On(.tap("id=start")) {
      After(seconds: 3) {
        Insert(ElementRecord(.staticText, identifier: "message", label: "Hi"), into: "class=Window")
        Remove("id=spinner")
      }
    }
  } elements: {
    ElementRecord.row(0, .button, "start")
    ElementRecord.row(1, .activityIndicator, "spinner")
  }

  private var message: DeviceElement { scene.app.staticTexts["message"] }
  private var spinner: DeviceElement { scene.app.activityIndicators["spinner"] }

  @Test func waitsUntilItAppears() {
    scene.app.buttons["start"].tap()
    #expect(scene.waitForElementToAppear(element: message))
    #expect(scene.device.time == 3)
    #expect(scene.messages == [])
  }

  @Test func waitsUntilItDisappears() {
    scene.app.buttons["start"].tap()
    #expect(scene.waitForElementToDisappear(element: spinner))
    #expect(scene.device.time == 3)
    #expect(scene.messages == [])
  }

  @Test(arguments: [(false, 5.0), (true, 30.0)])
  func waitsSoLong(longWait: Bool, time: Double) {
    #expect(!scene.waitForElementToAppear(element: message, forced: false, longWait: longWait))
    #expect(scene.device.time == time)
    #expect(!scene.waitForElementToDisappear(element: spinner, forced: false, longWait: longWait))
    #expect(scene.device.time == 2 * time)
    #expect(scene.messages == [])
  }

  @Test func failsWithTheMessage() {
    scene.waitForElementToAppear(element: message, message: "No greeting"); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(
      scene.messages.first?.hasPrefix(
        "No greeting\n\"message\" StaticText did not appear within 5 s\n"
          + "Failed to get matching snapshot: No matches found for"
      ) == true,
      "\(scene.messages)"
    )
  }

  @Test func saysWhatIsStillThere() {
    scene.waitForElementToDisappear(element: spinner, forced: true, longWait: true)
    #expect(
      scene.messages == [
        "\"spinner\" ActivityIndicator did not disappear within 30 s\n"
          + "Found: ActivityIndicator, {{20.0, 120.0}, {350.0, 44.0}}, identifier: \"spinner\""
      ]
    )
  }

  @Test func doesNothingWhenInert() {
    scene.session.fail("enough")
    #expect(!scene.waitForElementToAppear(element: message))
    #expect(!scene.waitForElementToDisappear(element: spinner))
    #expect(scene.device.time == 0)
    #expect(scene.messages == ["enough"])
  }
}
