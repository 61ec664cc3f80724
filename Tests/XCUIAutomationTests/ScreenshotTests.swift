import Foundation
import Query
import Testing
import XCUIAutomation

@Suite struct ScreenshotTests {
  @Test func `an element's has all that is inside it, with the frames`() throws {
    let (test, _) = try TestSession.notes()
    test.session.asCurrent {
      let app = XCUIApplication()
      app.launch()
      let screenshot = app.cells["note-milk"].screenshot()
      #expect(
        screenshot.description == """
          Cell, {{0.0, 91.0}, {390.0, 64.0}}, identifier: 'note-milk', label: 'Buy milk, Monday'
            StaticText, {{16.0, 101.0}, {300.0, 22.0}}, label: 'Buy milk', value: Buy milk
            StaticText, {{16.0, 125.0}, {300.0, 18.0}}, label: 'Monday', value: Monday
          """
      )
      #expect(screenshot.debugDescription == screenshot.description)
      #expect(screenshot.image.size == CGSize(width: 390, height: 64))
    }
    #expect(test.messages == [])
  }

  @Test func `the screen's has what is in front`() throws {
    let (test, _) = try TestSession.notes()
    test.session.asCurrent {
      func lines() -> [String] {
        XCUIScreen.main.screenshot().description.split(separator: "\n").map(String.init)
      }
      #expect(lines().first?.hasPrefix("Application") == true)
      #expect(lines().contains { $0.contains("Icon") && $0.contains("'Notes'") })
      let app = XCUIApplication()
      app.launch()
      #expect(lines().contains { $0.contains("'note-milk'") })
      app.buttons["settings"].tap()
      app.switches["reminders"].tap()
      // The alert belongs to the system, and comes after what it covers.
      #expect(lines().contains { $0.contains("'reminders'") })
      #expect(lines().contains { $0.hasPrefix("Alert") })
      XCUIDevice.shared.press(.home)
      #expect(!lines().contains { $0.contains("'reminders'") })
      #expect(XCUIScreen.screens.count == 1)
    }
    #expect(test.messages == [])
  }

  @Test func `a picture of it fails where the screenshot was taken`() throws {
    for ask in [
      { $0.pngRepresentation.isEmpty }, { $0.image.jpegData(compressionQuality: 1) == nil },
    ]
      as [(XCUIScreenshot) -> Bool]
    {
      let (test, _) = try TestSession.notes()
      let line: UInt = #line + 3
      test.session.asCurrent {
        XCUIApplication().launch()
        let screenshot = XCUIScreen.main.screenshot()
        #expect(ask(screenshot))
      }
      #expect(test.messages.first?.hasPrefix("A simulated screen has no pixels") == true)
      #expect(test.failed.first?.site?.line == line)
    }
  }

  @Test func `that of a missing element is empty, and a failure`() throws {
    let (test, _) = try TestSession.notes()
    test.session.asCurrent {
      let app = XCUIApplication()
      app.launch()
      #expect(app.cells["missing"].screenshot().description == "Nothing")
      #expect(XCUIScreen.main.screenshot().description == "Nothing")
    }
    #expect(test.messages.count == 1)
    #expect(
      test.messages.first?.hasPrefix("Failed to take a screenshot of \"missing\" Cell: No matches")
        == true
    )
  }
}
