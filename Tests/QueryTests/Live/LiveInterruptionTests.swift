import Foundation
import Hierarchy
import Query
import Testing

/// Alerts in the way of actions: `xcuitest-behaviours.md`, section 10, and row S5.3.
@Suite struct LiveInterruptionTests {
  private static func system(_ titles: [String]) -> DeviceObstruction? {
    let tree = ElementTree {
      ElementRecord(.application, label: "SpringBoard", frame: screenFrame) {
        for title in titles.prefix(1) {
          ElementRecord(.alert, label: title, frame: Rect(x: 60, y: 300, width: 270, height: 200)) {
            ElementRecord(
              .button,
              label: "Allow",
              frame: Rect(x: 60, y: 450, width: 270, height: 44)
            )
          }
        }
      }
    }
    return tree.nodes(ofType: .alert).first.map {
      DeviceObstruction(application: "com.apple.springboard", element: $0)
    }
  }

  private let test = LiveTest {
    ElementRecord(.application, frame: screenFrame) {
      ElementRecord(.button, identifier: "go", frame: row(0))
    }
  }
  private var button: DeviceElement { test.app.buttons["go"] }

  /// A device on which a tap on the alert takes it away, and the next one comes.
  private func show(_ titles: [String]) {
    test.device.obstructing = Self.system(titles)
    var titles = titles
    test.device.response = { [device = test.device] event in
      if case .tap(let point, _, _) = event, point.y > 400 {
        titles.removeFirst()
        device.obstructing = Self.system(titles)
      }
      return nil
    }
  }

  @Test("Monitors are asked last registered first, until one deals with it, and the tap goes on")
  func order() {
    show(["Notifications?"])
    var asked: [String] = []
    test.session.addInterruptionMonitor("first") { alert in
      asked.append("first \(alert.label)")
      alert.buttons["Allow"].tap()
      return true
    }
    test.session.addInterruptionMonitor("second") { _ in
      asked.append("second")
      return false
    }
    button.tap()
    #expect(asked == ["second", "first Notifications?"])
    #expect(test.device.events.count == 2)
    #expect(test.device.events.last == .tap(at: Point(x: 150, y: 20), count: 1, touches: 1))
    #expect(test.messages == [])
  }

  @Test("They are not asked for questions, nor when nothing is in the way")
  func questions() {
    var count = 0
    test.session.addInterruptionMonitor("any") { _ in
      count += 1
      return false
    }
    button.tap()
    show(["Notifications?"])
    #expect(button.exists)
    #expect(!button.isHittable)
    #expect(button.waitForExistence(timeout: 1))
    #expect(button.identifier == "go")
    #expect(count == 0)
    button.tap()
    #expect(count == 1)
    #expect(test.messages.first?.contains("covered by Alert") == true)
  }

  @Test("Several alerts one after the other are dealt with, but not for ever")
  func several() {
    show(["One", "Two", "Three"])
    var titles: [String] = []
    let monitor = test.session.addInterruptionMonitor("any") { alert in
      titles.append(alert.label)
      alert.buttons["Allow"].tap()
      return true
    }
    button.tap()
    #expect(titles == ["One", "Two", "Three"])
    #expect(test.messages == [])
    test.session.removeInterruptionMonitor(monitor)

    show(["Stubborn"])
    var count = 0
    test.session.addInterruptionMonitor("boaster") { _ in
      count += 1
      return true
    }
    button.tap()
    #expect(count == 10)
    #expect(test.messages.count == 1)
  }

  @Test("The default handler comes last")
  func defaultHandler() {
    show(["Notifications?"])
    test.session.defaultInterruptionHandler = { alert in
      alert.buttons.firstMatch.tap()
      return true
    }
    button.tap()
    #expect(test.device.events.count == 2)
    #expect(test.messages == [])
  }

  @Test("An alert of the app itself is an interruption as well")
  func ownAlert() {
    let test = LiveTest {
      ElementRecord(.application, frame: screenFrame) {
        ElementRecord(.window, frame: screenFrame) {
          ElementRecord(.button, identifier: "go", frame: row(0))
          ElementRecord(.alert, label: "Sorry", frame: Rect(x: 60, y: 300, width: 270, height: 200))
          {
            ElementRecord(.button, label: "OK", frame: Rect(x: 60, y: 450, width: 270, height: 44))
          }
        }
      }
    }
    var labels: [String] = []
    test.session.addInterruptionMonitor("any") { alert in
      labels.append(alert.label)
      return false
    }
    test.app.buttons["go"].tap()
    #expect(labels == ["Sorry"])
    test.app.buttons["OK"].tap()
    #expect(test.device.events.isEmpty)
    #expect(test.messages.count == 1)
  }
}
