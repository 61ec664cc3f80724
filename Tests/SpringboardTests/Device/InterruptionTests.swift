import Hierarchy
import Query
import Springboard
import Testing

/// What gets in a test's way on the simulated device: `xcuitest-behaviours.md`, section 10; and what apps
/// are started with, section 11.
@Suite struct InterruptionTests {
  private static let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func record(_ type: ElementType, _ name: String, _ row: Int) -> ElementRecord {
    ElementRecord(
      type,
      identifier: name,
      label: type == .staticText ? "" : name,
      frame: Rect(x: 20, y: 60 + Double(row) * 60, width: 350, height: 44)
    )
  }

  private static func model() -> AppModel {
    let tree = ElementTree {
      ElementRecord(.application, label: "App", frame: screen) {
        ElementRecord(.window, frame: screen) {
          record(.button, "ask", 0)
          record(.button, "other", 1)
          record(.staticText, "out", 2)
          record(.textField, "field", 3)
          // In the middle of the screen, where a tap on the app goes.
          ElementRecord(
            .button,
            identifier: "middle",
            frame: Rect(x: 100, y: 400, width: 190, height: 44)
          )
        }
      }
    }
    return AppModel("App", bundleIdentifier: "org.app") {
      Screen("one", tree) {
        On(.tap("id=ask")) { AskFor(.notifications) { Change("id=out", .label("granted")) } }
        On(.tap("id=middle")) { AddUp(1, to: "taps") }
        On(.tap("id=other")) { Change("id=out", .label("${taps}")) }
        On(.appeared, when: .environment("MODE", value: "test")) {
          Change("id=out", .label("test"))
        }
      }
    }
  }

  private let failures = FailureList()
  private let session: DeviceSession
  private let app: DeviceApplication
  private let springboard: DeviceApplication

  init() {
    session = DeviceSession(SimulatedDevice([Self.model()]), failureSink: failures)
    app = DeviceApplication(session: session)
    springboard = DeviceApplication(bundleIdentifier: "com.apple.springboard", session: session)
  }

  private final class Counter {
    var count = 0
  }

  private func addMonitor(_ counter: Counter) -> InterruptionMonitor {
    session.addInterruptionMonitor("alerts") { alert in
      counter.count += 1
      alert.buttons["Allow"].firstMatch.tap()
      return true
    }
  }

  @Test("A monitor that is removed is not asked any more")
  func removal() {
    let (removed, kept) = (Counter(), Counter())
    app.launch()
    _ = addMonitor(kept)
    let token = addMonitor(removed)
    session.removeInterruptionMonitor(token)
    app.buttons["ask"].tap()
    app.buttons["other"].tap()
    #expect(removed.count == 0)
    #expect(kept.count == 1)
    #expect(failures.failures == [])
  }

  @Test(
    "An alert that the test itself brings up is there to be queried, and no monitor is asked for it"
  )
  func ownAlert() {
    let counter = Counter()
    app.launch()
    _ = addMonitor(counter)
    app.buttons["ask"].tap()
    #expect(springboard.alerts.firstMatch.waitForExistence(timeout: 1))
    #expect(!app.buttons["other"].isHittable)
    #expect(counter.count == 0)
    springboard.alerts.buttons["Allow"].tap()
    #expect(counter.count == 0)
    #expect(app.staticTexts["out"].label == "granted")
    #expect(failures.failures == [])
  }

  @Test("A tap on the app has monitors asked, and then lands on what is in its middle")
  func tapOnApp() {
    let counter = Counter()
    app.launch()
    _ = addMonitor(counter)
    app.buttons["ask"].tap()
    app.tap()
    #expect(counter.count == 1)
    app.buttons["other"].tap()
    #expect(app.staticTexts["out"].label == "1")
    #expect(failures.failures == [])
  }

  @Test(
    "9: the field that is typed into has the keyboard's focus, and not that of the focus engine"
  )
  func focus() {
    app.launch()
    app.textFields["field"].tap()
    #expect(!app.textFields["field"].hasFocus)
    app.typeText("a")
    #expect(app.textFields["field"].value as? String == "a")
  }

  @Test(
    "11: a change of the environment counts from the next launch on, and activate keeps the last one's"
  )
  func environment() {
    app.launch()
    app.launchEnvironment = ["MODE": "test"]
    app.activate()
    #expect(app.staticTexts["out"].label == "")
    app.launch()
    #expect(app.staticTexts["out"].label == "test")
    app.terminate()
    DeviceApplication(bundleIdentifier: "org.app", session: session).activate()
    #expect(app.staticTexts["out"].label == "test")
    DeviceApplication(bundleIdentifier: "com.apple.Preferences", session: session).activate()
    #expect(app.state == .runningBackground)
    app.activate()
    #expect(app.state == .runningForeground)
    #expect(failures.failures == [])
  }
}
