import Foundation
import Hierarchy
import Predicate
import Query
import Testing

/// What failures say, and where: `xcuitest-behaviours.md`, sections 1, 4 and 6.
@Suite struct LiveFailureTests {
  private let test = LiveTest {
    ElementRecord(.application, label: "Shop", frame: screenFrame) {
      ElementRecord(.button, identifier: "key", label: "One", frame: row(0))
      ElementRecord(.button, identifier: "key", label: "Two", frame: row(1))
      ElementRecord(
        .textField,
        identifier: "mail",
        value: "0",
        placeholderValue: "0",
        frame: row(2)
      )
      ElementRecord(.staticText, label: "Total", frame: row(3))
    }
  }
  private var app: DeviceApplication { test.app }

  @Test("An attribute of a missing element")
  func missingAttribute() {
    _ = app.buttons["focus-clock-value"].value
    #expect(
      test.messages.first?.hasPrefix(
        """
        Failed to get matching snapshot: No matches found for Elements matching predicate \
        '"focus-clock-value" IN identifiers' from input {(
          Button, {{0.0, 0.0}, {300.0, 40.0}}, identifier: 'key', label: 'One',
          Button, {{0.0, 50.0}, {300.0, 40.0}}, identifier: 'key', label: 'Two'
        )}
        """
      ) == true
    )
  }

  @Test("An action on a missing element")
  func missingAction() {
    app.buttons["Add"].tap()
    #expect(
      test.messages.first?.hasPrefix(
        """
        Failed to tap "Add" Button: No matches found for Elements matching predicate \
        '"Add" IN identifiers' from input {(
        """
      ) == true
    )
  }

  @Test("A type that there is none of")
  func missingType() {
    app.alerts.buttons["Allow"].tap()
    #expect(
      test.messages.first?.hasPrefix(
        """
        Failed to tap "Allow" Button: No matches found for Find: Descendants matching type Alert \
        from input {(
          Application, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Shop'
        )}
        """
      ) == true
    )
  }

  @Test("A first match that is missing")
  func missingFirstMatch() {
    _ = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Add'")).firstMatch.label
    #expect(
      test.messages.first?.hasPrefix(
        """
        Failed to get matching snapshot: No matches found for first query match sequence: \
        `Descendants matching type Button` -> `Elements matching predicate 'label BEGINSWITH "Add"'`, \
        given input Application
        """
      ) == true
    )
  }

  @Test("An index that there is no element at")
  func missingIndex() {
    _ = app.buttons.element(boundBy: 3).label
    #expect(
      test.messages.first?.hasPrefix(
        "Failed to get matching snapshot: No matches found for Element at index 3 from input {("
      ) == true
    )
  }

  @Test("Several elements where one is meant are listed")
  func ambiguity() {
    app.buttons["key"].tap()
    #expect(
      test.messages.first?.hasPrefix(
        """
        Failed to tap "key" Button: Find single matching element. Multiple matching elements found for \
        <DeviceElementQuery: `Descendants matching type Button` -> \
        `Elements matching predicate '"key" IN identifiers'`>.
        2 elements match: {(
          Button, {{0.0, 0.0}, {300.0, 40.0}}, identifier: 'key', label: 'One',
          Button, {{0.0, 50.0}, {300.0, 40.0}}, identifier: 'key', label: 'Two'
        )}
        """
      ) == true
    )
  }

  @Test("Text for what has no keyboard focus")
  func noFocus() {
    app.textFields["mail"].typeText("a")
    #expect(
      test.messages == [
        """
        Failed to type "mail" TextField: Neither element nor any descendant has keyboard focus. Event \
        dispatch snapshot: TextField, {{0.0, 100.0}, {300.0, 40.0}}, identifier: 'mail', \
        placeholderValue: '0', value: 0
        """
      ]
    )
    #expect(test.device.events.isEmpty)
  }

  @Test("An app that does not run, or is not there")
  func noApplication() {
    test.device.states = ["shop": .notRunning]
    #expect(!app.buttons["key"].exists)
    #expect(app.state == .notRunning)
    _ = app.buttons["key"].label
    #expect(test.messages == ["Failed to get matching snapshot: Application shop is not running"])

    let other = LiveTest(test.device)
    DeviceApplication(bundleIdentifier: "org.none", session: other.session).launch()
    #expect(other.messages == ["Failed to launch org.none: Application org.none is not installed"])
  }

  @Test("Counting in an app that does not run fails, counting nothing does not")
  func counting() {
    #expect(app.alerts.buttons.count == 0)
    #expect(app.alerts.element.buttons.count == 0)
    #expect(test.messages == [])
    test.device.states = ["shop": .notRunning]
    #expect(app.buttons.count == 0)
    #expect(test.messages.count == 1)
  }

  @Test("4: a missing element is looked for twice more, a second apart")
  func retries() {
    let device = ScriptedDevice(
      (0, ElementTree { ElementRecord(.application) }),
      (
        1.5,
        ElementTree {
          ElementRecord(.application) { ElementRecord(.button, label: "Go", frame: row(0)) }
        }
      )
    )
    let test = LiveTest(device)
    test.app.buttons["Go"].tap()
    #expect(device.time == 2)
    #expect(device.events.count == 1)
    test.app.buttons["Stop"].tap()
    #expect(device.time == 4)
    #expect(test.messages.count == 1)
  }

  @Test("After the first failure nothing reaches the device, and nothing more is reported")
  func inertness() {
    app.buttons["Add"].tap()
    let requests = test.device.treeRequests
    let time = test.device.time
    app.buttons["key"].firstMatch.tap()
    app.launch()
    app.typeText("a")
    #expect(!app.staticTexts["Total"].exists)
    #expect(app.staticTexts["Total"].label == "")
    #expect(app.buttons.count == 0)
    #expect(!app.buttons["Add"].waitForExistence(timeout: 10))
    #expect(!app.buttons["Add"].waitForNonExistence(timeout: 10))
    #expect(app.coordinate(withNormalizedOffset: .zero).screenPoint == .zero)
    #expect(test.session.isInert)
    #expect(test.device.treeRequests == requests)
    #expect(test.device.time == time)
    #expect(test.device.events.isEmpty)
    #expect(test.messages.count == 1)
  }

  @Test("A session can be told to go on")
  func goingOn() {
    test.session.stopsAtFirstFailure = false
    app.buttons["Add"].tap()
    app.staticTexts["Total"].tap()
    app.buttons["Sub"].tap()
    #expect(test.messages.count == 2)
    #expect(test.device.events.count == 1)
  }

  @Test("Actions fail at their own line, attributes at the line of the last function")
  func places() throws {
    let line = #line
    app.buttons["Add"].tap()
    var site = try #require(test.failures.failures.first?.site)
    #expect(site.line == UInt(line + 1))
    #expect("\(site.file)" == #filePath)

    let other = LiveTest(test.device)
    let button = other.app.buttons["Add"]
    _ = button.label
    site = try #require(other.failures.failures.first?.site)
    #expect(site.line == UInt(line + 7))

    let third = LiveTest(test.device)
    SourceSite.$current.withValue(SourceSite(file: "Helper.swift", line: 7)) {
      third.app.buttons["Add"].tap()
    }
    #expect(third.failures.failures.first?.site == SourceSite(file: "Helper.swift", line: 7))
  }

  @Test(
    "A property of an old handle fails at the last function that was called, not where it was made"
  )
  func latestPlace() throws {
    let line = #line
    let old = app.buttons["Add"]
    app.staticTexts["Total"].tap()
    _ = old.label
    #expect(test.failures.failures.first?.site?.line == UInt(line + 2))
  }

  @Test("4: that the screen cannot be looked at is a failure, also of a question")
  func unreadable() {
    test.device.fault = .failed("Timed out while evaluating UI query.")
    #expect(!app.buttons["key"].waitForNonExistence(timeout: 1))
    #expect(
      test.messages == ["Failed to get matching snapshot: Timed out while evaluating UI query."]
    )
  }

  @Test("A device whose clock stands still ends no wait, and that is a failure")
  func standingClock() {
    test.device.isClockBroken = true
    #expect(!app.buttons["Add"].waitForExistence(timeout: 1))
    #expect(test.messages.first?.contains("clock stands still") == true)
  }

  @Test("An inert session asks the device for neither state nor snapshot")
  func inertQuestions() {
    app.buttons["Add"].tap()
    let requests = test.device.treeRequests
    #expect(app.state == .unknown)
    #expect(throws: DeviceFailure.self) { try app.snapshot() }
    #expect(test.device.treeRequests == requests)
  }

  @Test("Gestures can be passed around as functions, as XCUITest's can")
  func functionReferences() {
    let tap: () -> Void = app.staticTexts["Total"].tap
    tap()
    for control: () -> Void in [app.launch, app.activate] { control() }
    #expect(test.device.launches.count == 2)
    #expect(test.device.events == [.tap(at: Point(x: 150, y: 170), count: 1, touches: 1)])
  }

  @Test("Without a device everything fails, and nothing crashes")
  func noDevice() {
    DeviceSession.withoutDevice.asCurrent {
      #expect(!"anything".element.exists)
      #expect("anything".query.count == 0)
    }
  }
}

/// What failures add: `user-needs.md`, section 2, asks 18 and 24, and the pains 7 and 18 of
/// `xcuitest-behaviours.md`, section 12.
@Suite struct LiveAdviceTests {
  private let test = LiveTest {
    ElementRecord(.application, label: "Shop", frame: screenFrame) {
      ElementRecord(.table, identifier: "list") {
        ElementRecord(.button, identifier: "pay", label: "Pay now", frame: row(0))
        ElementRecord(.staticText, identifier: "sum", label: "Total", frame: row(1))
      }
      ElementRecord(.button, identifier: "key", label: "One", frame: row(2), isEnabled: true)
      ElementRecord(.button, identifier: "key", label: "Two", frame: row(3), isEnabled: false)
    }
  }

  @Test("A missing element: what is near", arguments: ["Pay Now", "pay nwo", "Pay"])
  func missing(key: String) {
    test.app.buttons[key].tap()
    let message = test.messages.first ?? ""
    #expect(message.contains("near: Button, {{0.0, 0.0}"), "\(message)")
  }

  @Test("A missing element: nothing is near that has nothing of the text")
  func unrelated() {
    test.app.buttons["Kettle"].tap()
    let message = test.messages.first ?? ""
    #expect(message.contains("no identifier is like 'Kettle'"), "\(message)")
    #expect(!message.contains("near:"), "\(message)")
  }

  @Test("An element that is elsewhere")
  func elsewhere() {
    test.app.tables["list"].buttons["key"].tap()
    #expect(
      test.messages.first?.contains(
        "Elsewhere on the screen is Button, {{0.0, 100.0}, {300.0, 40.0}}, identifier: 'key'"
      ) == true
    )
  }

  @Test("Several elements: what tells them apart")
  func several() {
    test.app.buttons["key"].tap()
    #expect(test.messages.first?.contains("they differ by label (2 values)") == true)
  }
}
