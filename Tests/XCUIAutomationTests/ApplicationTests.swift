import Foundation
import Query
import Testing
import XCUIAutomation

@Suite struct ApplicationTests {
  @Test func `an app may be made before there is a device, and be used on several`() throws {
    let app = XCUIApplication()
    let add = app.buttons["add"]
    let cell = app.cells.element(boundBy: 0).staticTexts.firstMatch
    let coordinate = add.coordinate(withNormalizedOffset: .zero)
    for _ in 0..<2 {
      let (test, _) = try TestSession.notes()
      test.session.asCurrent {
        #expect(app.bundleIdentifier == "example.notes")
        #expect(app.state == .notRunning)
        app.launch()
        #expect(add.isHittable)
        #expect(cell.label == "Buy milk")
        #expect(coordinate.screenPoint == CGPoint(x: 346, y: 47))
      }
      #expect(test.messages == [])
    }
  }

  @Test func `a failure of one session does not end the next one`() throws {
    let app = XCUIApplication()
    for _ in 0..<2 {
      let (test, _) = try TestSession.notes()
      test.session.asCurrent {
        app.launch()
        app.buttons["missing"].tap()
      }
      #expect(test.messages.count == 1)
      #expect(test.failed.first?.site.map { "\($0.file)" == #filePath } == true)
    }
  }

  @Test func `an app that is not installed cannot be launched, which is told where it was made`()
    throws
  {
    let (test, _) = try TestSession.notes()
    let line: UInt = #line + 2
    test.session.asCurrent {
      XCUIApplication(bundleIdentifier: "org.missing").launch()
    }
    #expect(
      test.messages == ["Failed to launch org.missing: Application org.missing is not installed"]
    )
    #expect(test.failed.first?.site?.line == line)
  }

  @Test func `a subclass may override what Apple's subclasses may`() throws {
    final class App: XCUIApplication, @unchecked Sendable {
      var calls: [String] = []

      override init() {
        super.init()
        launchArguments = ["-settings"]
      }

      override func launch() {
        calls.append("launch")
        super.launch()
      }

      override func activate() {
        calls.append("activate")
        super.activate()
      }

      override func terminate() {
        calls.append("terminate")
        super.terminate()
      }
    }
    let (test, _) = try TestSession.notes()
    let app = App()
    test.session.asCurrent {
      let plain: XCUIApplication = app
      plain.launch()
      #expect(app.switches["reminders"].exists)
      app.terminate()
      app.activate()
      let launch: () -> Void = plain.launch
      launch()
      plain.terminate()
    }
    #expect(app.calls == ["launch", "terminate", "activate", "launch", "terminate"])
    #expect(test.messages == [])
  }
}
