import Actions
import Foundation
import Hierarchy
import Query
import Springboard
import Testing

@Suite("S4.5 Taps, switches and the keyboard's end") struct S4_5TappingTests {
  private static func scene(
    stopsAtFirstFailure: Bool = true,
    @ElementRecordsBuilder elements: () -> [ElementRecord]
  ) -> ActionScene {
    ActionScene(stopsAtFirstFailure: stopsAtFirstFailure) {
      On(.tap("id=go")) { Change("id=note", .label("gone")) }
      On(.tap("id=cover")) { Change("id=note", .label("covered")) }
      On(.tap("id=late")) {
        After(seconds: 3) {
          Insert(
            ElementRecord(
              .button,
              identifier: "go",
              label: "Go",
              frame: Rect(x: 20, y: 500, width: 350, height: 44),
              isEnabled: true
            ),
            into: "class=Window"
          )
        }
      }
      On(.tap("id=uncover")) { After(seconds: 3) { Remove("id=cover") } }
    } elements: {
      elements()
      ElementRecord.row(10, .staticText, "note", label: "")
    }
  }

  private static func note(_ scene: ActionScene) -> String { scene.app.staticTexts["note"].label }

  // MARK: - forceTap

  @Test("forceTap taps what can be reached, and otherwise the middle, whatever is there")
  func forces() {
    let open = Self.scene { ElementRecord.row(0, .button, "go") }
    open.app.buttons["go"].forceTap()
    #expect(Self.note(open) == "gone")
    let covered = Self.scene {
      ElementRecord.row(0, .button, "go")
      ElementRecord.row(0, .button, "cover")
    }
    covered.app.buttons["go"].forceTap()
    #expect(Self.note(covered) == "covered")
    #expect(covered.events == [.tap(at: Point(x: 195, y: 82), count: 1, touches: 1)])
    #expect(open.messages + covered.messages == [])
  }

  @Test(
    "forceTap fails where there is nothing to tap",
    arguments: [
      ("below", "its middle is not on the screen"), ("empty", "its frame is empty"),
      ("missing", "No matches found for"), ("twin", "Multiple matching elements found"),
    ]
  )
  func failsToForce(name: String, text: String) {
    let scene = Self.scene {
      ElementRecord.row(20, .button, "below")
      ElementRecord(.button, identifier: "empty", frame: Rect(x: 0, y: 0, width: 0, height: 0))
      ElementRecord.row(0, .button, "twin")
      ElementRecord.row(1, .button, "twin")
    }
    scene.app.buttons[name].forceTap(timeout: 1); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.contains(text) == true, "\(scene.messages)")
    #expect(scene.events == [])
  }

  // MARK: - tapIfExists and tap(_:)

  @Test func tapsWhatComesInTimeAndNothingElse() {
    let scene = Self.scene { ElementRecord.row(0, .button, "late") }
    let go = scene.app.buttons["go"]
    go.tapIfExists(timeout: 0).tapIfExists(timeout: 1)
    #expect(scene.events == [])
    #expect(scene.messages == [])
    scene.app.buttons["late"].tap()
    go.tapIfExists()
    #expect(Self.note(scene) == "gone")
    #expect(scene.device.time == 4)
    #expect(scene.messages == [])
  }

  @Test("tap(_:) waits until the element can be reached")
  func waitsBeforeTapping() {
    let scene = Self.scene {
      ElementRecord.row(0, .button, "go")
      ElementRecord.row(0, .button, "cover")
      ElementRecord.row(1, .button, "uncover")
    }
    scene.app.buttons["uncover"].tap()
    scene.tap(scene.app.buttons["go"])
    #expect(Self.note(scene) == "gone")
    #expect(scene.device.time == 3)
    #expect(scene.messages == [])
  }

  @Test("tap(_:) scrolls to what is scrolled away, without waiting")
  func scrollsBeforeTapping() {
    let scene = Self.scene {
      ElementRecord(.scrollView, frame: ActionScene.screen, isEnabled: true) {
        ElementRecord.row(20, .button, "go")
      }
    }
    scene.tap(scene.app.buttons["go"])
    #expect(scene.device.time == 0)
    #expect(scene.events.count == 1)
    #expect(scene.messages == [])
  }

  @Test(
    "tap(_:) fails with what is in the way",
    arguments: [
      (
        "missing",
        "\"missing\" Button cannot be tapped within 10 s\nFailed to get matching snapshot: No matches"
      ),
      ("go", "Failed to tap \"go\" Button: Not hittable: Button"),
      ("twin", "Multiple matching elements found"),
    ]
  )
  func failsToTap(name: String, text: String) {
    let scene = Self.scene {
      ElementRecord.row(0, .button, "go")
      ElementRecord.row(0, .button, "cover")
      ElementRecord.row(1, .button, "twin")
      ElementRecord.row(2, .button, "twin")
    }
    scene.tap(scene.app.buttons[name]); let line: UInt = #line
    #expect(scene.lines == [line])
    #expect(scene.messages.first?.contains(text) == true, "\(scene.messages)")
    #expect(scene.events == [])
  }

  // MARK: - tapButtonWithLabelContains

  @Test(arguments: ["Continue without", "WITHOUT an account", "Don’t", "\"quick\" \\ 'n easy"])
  func tapsTheButtonWithTheText(text: String) {
    let scene = Self.scene {
      ElementRecord.row(0, .button, "other", label: "Sign in")
      ElementRecord.row(
        1,
        .button,
        "go",
        label: "Continue without an account. Don’t worry: \"quick\" \\ 'n easy"
      )
      ElementRecord.row(2, .staticText, "text", label: text)
    }
    scene.tapButtonWithLabelContains(text)
    #expect(Self.note(scene) == "gone")
    #expect(scene.messages == [])
  }

  @Test("Of several buttons with the text the only one that can be reached is meant")
  func tapsTheReachableButton() {
    let scene = Self.scene {
      ElementRecord.row(0, .button, "hidden", label: "OK")
      ElementRecord.row(0, .button, "cover")
      ElementRecord.row(1, .button, "go", label: "ok, go")
    }
    scene.app.tapButtonWithLabelContains("OK")
    #expect(Self.note(scene) == "gone")
    #expect(scene.messages == [])
  }

  @Test func failsWithTheButtonsThatThereAre() {
    let several = Self.scene {
      ElementRecord.row(0, .button, "a", label: "OK")
      ElementRecord.row(1, .button, "b", label: "Book")
    }
    several.tapButtonWithLabelContains("ok"); let line: UInt = #line
    #expect(several.lines == [line])
    #expect(
      several.messages == [
        """
        2 buttons have a label that contains "ok", and 2 of them can be reached
          Button, {{20.0, 60.0}, {350.0, 44.0}}, identifier: "a", label: "OK"
          Button, {{20.0, 120.0}, {350.0, 44.0}}, identifier: "b", label: "Book"
        """
      ]
    )
    let none = Self.scene { ElementRecord.row(0, .button, "a", label: "OK") }
    none.tapButtonWithLabelContains("Cancel")
    #expect(
      none.messages == [
        """
        No button has a label that contains "Cancel", within 10 s
        Found:
          Button, {{20.0, 60.0}, {350.0, 44.0}}, identifier: "a", label: "OK"
        """
      ]
    )
    #expect(several.events + none.events == [])
  }

  @Test func doesNothingWhenInert() {
    let scene = Self.scene { ElementRecord.row(0, .button, "go", label: "Go") }
    scene.session.fail("enough")
    scene.app.buttons["go"].forceTap().tapIfExists().setSwitch(on: true).hideKeyboard()
    scene.tap(scene.app.buttons["go"])
    scene.tapButtonWithLabelContains("Go")
    #expect(scene.events == [])
    #expect(scene.device.time == 0)
    #expect(scene.messages == ["enough"])
  }
}
