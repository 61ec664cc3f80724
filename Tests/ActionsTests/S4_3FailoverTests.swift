import Actions
import Foundation
import Hierarchy
import Predicate
import Query
import Springboard
import Testing

@Suite("S4.3 A wait with a second attempt") struct S4_3FailoverTests {
  private let scene = ActionScene {
    On(.tap("id=retry")) {
      After(seconds: 3) {
        Insert(ElementRecord(.staticText, identifier: "total", label: "9"), into: "class=Window")
      }
    }
  } elements: {
    ElementRecord.row(0, .button, "retry")
  }

  private var total: DeviceElement { scene.app.staticTexts["total"] }

  @Test("Existence is part of it: what holds of nothing does not count")
  func wantsAnElement() {
    var results: [WaitResult] = []
    total.wait(.isEnabled(false), timeout: 2, failure: { results.append($0) })
    #expect(results == [.timedOut])
    #expect(scene.device.time == 2)
    #expect(scene.messages == [])
  }

  @Test func triesAgainOnceAfterTheFailover() {
    var failovers = 0
    var failures = 0
    total.wait(.label(.equals, "9"), timeout: 4) { _ in
      failures += 1
    } failover: {
      failovers += 1
      scene.app.buttons["retry"].tap()
    }
    #expect((failovers, failures) == (1, 0))
    #expect(scene.device.time == 7)
    #expect(scene.messages == [])
  }

  @Test func callsFailureAfterTheSecondAttempt() {
    var calls: [String] = []
    total.wait(
      .exists(true),
      timeout: 2,
      failure: { calls.append("failure \($0)") },
      failover: { calls.append("failover") }
    )
    #expect(calls == ["failover", "failure timedOut"])
    #expect(scene.device.time == 4)
    #expect(scene.messages == [])
  }

  @Test("Without a failure of its own the test fails, by default after 10 s")
  func failsTheTest() {
    var failovers = 0
    total.wait(.label(.equals, "9"), failover: { failovers += 1 }); let line: UInt = #line
    #expect(failovers == 1)
    #expect(scene.device.time == 20)
    #expect(scene.lines == [line])
    #expect(
      scene.messages.first?.hasPrefix(
        """
        "total" StaticText does not meet 2 of 2 rules within 10 s:
          exists == 1, but it does not exist
          label == "9"
        """
      ) == true
    )
  }

  @Test func neitherIsCalledWhenItComesInTime() {
    var calls = 0
    scene.app.buttons["retry"].tap()
    let element = total.wait(
      .label(.equals, "9"),
      failure: { _ in calls += 1 },
      failover: { calls += 1 }
    )
    #expect(element.label == "9")
    #expect(calls == 0)
    #expect(scene.device.time == 3)
  }

  @Test("Foundation's predicates can be waited for as well, blocks among them")
  func takesFoundationsPredicates() {
    scene.app.buttons["retry"].tap()
    total.wait(NSPredicate(format: "label BEGINSWITH %@", "9"))
    total.wait(NSPredicate { element, _ in (element as? DeviceElementSnapshot)?.label == "9" })
    #expect(scene.messages == [])
    total.wait(NSPredicate { _, _ in false }, timeout: 1)
    #expect(
      scene.messages.first?.hasPrefix(
        "\"total\" StaticText does not meet 1 of 2 rules within 1 s:\n  BLOCKPREDICATE\nFound: StaticText"
      ) == true
    )
  }

  @Test func doesNothingWhenInert() {
    var calls = 0
    scene.session.fail("enough")
    total.wait(.exists(true), failure: { _ in calls += 1 }, failover: { calls += 1 })
    #expect(calls == 0)
    #expect(scene.messages == ["enough"])
  }
}
