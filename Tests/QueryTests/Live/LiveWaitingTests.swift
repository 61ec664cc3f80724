import Foundation
import Hierarchy
import Predicate
import Query
import Testing

/// Waiting on the device's clock: `xcuitest-behaviours.md`, section 4.
@Suite struct LiveWaitingTests {
  private static func tree(_ label: String?) -> ElementTree {
    ElementTree {
      ElementRecord(.application) {
        if let label { ElementRecord(.button, identifier: "it", label: label) }
      }
    }
  }

  private let test = LiveTest(
    ScriptedDevice((0, tree(nil)), (3, tree("Wait")), (7, tree("Go")), (9, tree(nil)))
  )
  private var button: DeviceElement { test.app.buttons["it"] }

  @Test("What is there already is found at once")
  func immediately() {
    #expect(test.app.waitForExistence(timeout: 10))
    #expect(test.device.time == 0)
  }

  @Test("Waiting ends when the screen has changed, and in vain at the deadline, without a failure")
  func existence() {
    #expect(!button.waitForExistence(timeout: 2))
    #expect(test.device.time == 2)
    #expect(button.waitForExistence(timeout: 10))
    #expect(test.device.time == 3)
    #expect(button.waitForNonExistence(timeout: 10))
    #expect(test.device.time == 9)
    #expect(!button.waitForExistence(timeout: 0))
    #expect(test.messages == [])
  }

  @Test("A property is waited for, and a missing element has none")
  func properties() {
    #expect(button.wait(for: \.label, toEqual: "Go", timeout: 10))
    #expect(test.device.time == 7)
    #expect(!button.wait(for: \.label, toEqual: "", timeout: 5))
    #expect(button.wait(for: \.exists, toEqual: false, timeout: 0))
    #expect(test.messages == [])
    #expect(!test.session.isInert)
  }

  @Test("A predicate of Foundation's is asked of the element as it is then")
  func expectations() {
    let exists = NSPredicate(format: "exists == true")
    let isGo = NSPredicate(format: "label == 'Go' AND isEnabled == 1")
    #expect(!exists.evaluate(with: button))
    #expect(!isGo.evaluate(with: button))
    test.session.pass(7)
    #expect(exists.evaluate(with: button))
    #expect(isGo.evaluate(with: button))
    #expect(NSPredicate(format: "count > 0").evaluate(with: test.app.buttons))
  }
}
