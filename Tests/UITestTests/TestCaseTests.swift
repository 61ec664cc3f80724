import Springboard
import Testing
import UITest
import XCUIAutomation

extension XCTestSuites {
  /// What `UITest` adds to test cases.
  @Suite struct TestCaseTests {
    enum Argument: String { case clean = "-clean" }

    @Test("Row S5.5: the app of a test case is the same all through the test")
    func app() async {
      let outcomes = await runXCTests(
        { test in
          test.app.launchArguments = ["-first"]
          XCTAssertTrue(test.app === test.app)
        },
        { test in
          XCTAssertEqual(test.app.launchArguments, [])
          test.app.launch()
          XCTAssertEqual(test.app.state, .runningForeground)
        }
      )
      #expect(outcomes.map(\.messages) == [[], []])
    }

    @Test("Row S5.5: tryLaunch, killAppAndRelaunch and tryTearDown take time of the device alone")
    func launching() async {
      let outcome = await runXCTest { test in
        test.tryLaunch(arguments: [Argument.clean])
        XCTAssertEqual(test.app.launchArguments, ["-clean"])
        XCTAssertEqual(test.app.state, .runningForeground)
        test.app.buttons["order"].tap()
        test.killAppAndRelaunch()
        XCTAssertTrue(test.app.buttons["order"].exists)
        XCTAssertEqual(
          TestRecording.current.activity.activities.map(\.name),
          ["Kill App and Relaunch"]
        )
        test.tryLaunch()
        test.tryTearDown()
        XCTAssertEqual(test.app.state, .notRunning)
        XCTAssertEqual(TestDevice.current?.time, 2 + 3 + 2 * 2)
      }
      #expect(outcome.messages == [])
      #expect(outcome.duration < 1)
    }

    @Test("Row S5.2: hideAlertsIfNeeded allows, and never goes by position")
    func hideAlerts() async {
      let outcome = await runXCTest { test in
        test.app.launch()
        test.hideAlertsIfNeeded()
        test.app.buttons["ask"].tap()
        let system = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCTAssertTrue(system.alerts.firstMatch.exists)
        test.hideAlertsIfNeeded()
        XCTAssertFalse(system.alerts.firstMatch.exists)
        XCTAssertEqual(test.app.buttons["order"].label, "Order with news")
      }
      #expect(outcome.messages == [])
    }

    @Test("Row S5.4: airplane mode goes on, and off again")
    func airplane() async {
      let outcome = await runXCTest { test in
        test.app.launch()
        test.setAirplane(true)
        XCTAssertEqual(TestDevice.current?.isAirplaneModeOn, true)
        XCTAssertEqual(test.app.state, .runningForeground)
        test.setAirplane(true)
        XCTAssertEqual(TestDevice.current?.isAirplaneModeOn, true)
        test.setAirplane(false)
        XCTAssertEqual(TestDevice.current?.isAirplaneModeOn, false)
        XCTAssertTrue(test.isSimulator())
      }
      #expect(outcome.messages == [])
    }

    @Test("Row S5.4: apps are deleted from the home screen")
    func deletion() async {
      let outcome = await runXCTest { test in
        test.app.launch()
        Springboard.deleteAppIfNeed("Butcher")
        XCTAssertNotEqual(test.app.state, .unknown)
        test.deleteMyAppIfNeed()
        XCTAssertEqual(test.app.state, .unknown)
        test.deleteMyAppIfNeed()
        Springboard.deleteAppIfNeed("Bakery")
      }
      #expect(outcome.messages == [])
    }

    @Test("Row S5.4: an app that was taken off the home screen is deleted from App Library")
    func deletionFromLibrary() async {
      let outcome = await runXCTest { test in
        test.app.launch()
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        springboard.activate()
        springboard.icons["Bakery"].press(forDuration: 1.3)
        springboard.buttons["Remove App"].tap()
        springboard.alerts.buttons["Remove from Home Screen"].tap()
        XCTAssertNotEqual(test.app.state, .unknown)
        test.deleteMyAppIfNeed()
        XCTAssertEqual(test.app.state, .unknown)
      }
      #expect(outcome.messages == [])
    }

    @Test("§10: a monitor of one test is not asked in another")
    func monitors() async {
      let counter = MonitorCounter()
      let ask: @Sendable () -> Void = {
        let app = XCUIApplication()
        app.launch()
        app.buttons["ask"].tap()
        app.buttons["bake"].tap()
      }
      let outcomes = await runXCTests(
        { test in
          test.addUIInterruptionMonitor(withDescription: "alerts") { alert in
            counter.count += 1
            alert.buttons["Allow"].tap()
            return true
          }
          ask()
        },
        { _ in ask() }
      )
      #expect(outcomes.map(\.messages) == [[], []])
      #expect(counter.count == 1)
    }

    /// How often a monitor was asked, by tests that run one after the other.
    private final class MonitorCounter: @unchecked Sendable {
      var count = 0
    }

    @Test("Row S5.6: activities and screenshots are in the record of the test")
    func recording() async {
      let outcome = await runXCTest { test in
        test.app.launch()
        let sum = test.group(text: "outer") { activity in
          sleep(1)
          test.takeScreenshot(activity: activity)
          test.group(text: "inner") { _ in sleep(2) }
          return 1 + 1
        }
        XCTAssertEqual(sum, 2)
        test.takeScreenshot(groupName: "shot", name: "shop")
        let note = XCTAttachment(string: "note")
        note.name = "note"
        test.add(note)
        let record = TestRecording.current.activity
        XCTAssertEqual(record.activities.map(\.name), ["outer", "shot"])
        XCTAssertEqual(record.attachments.map(\.name), ["note"])
        XCTAssertEqual(record.attachments.first?.isKeptOnSuccess, false)
        let outer = record.activities[0]
        XCTAssertEqual([outer.start, outer.end], [0, 3])
        XCTAssertEqual(outer.activities.map(\.start), [1])
        XCTAssertEqual(outer.attachments.map(\.name), ["Screenshot"])
        XCTAssertEqual(outer.attachments.first?.isKeptOnSuccess, true)
        let picture = outer.attachments.first.map { String(decoding: $0.payload, as: UTF8.self) }
        XCTAssertTrue(picture?.contains("identifier: 'order'") == true, picture ?? "")
      }
      #expect(outcome.messages == [])
    }

    @Test("At the end of a test its record has its failures, where they happened")
    func failuresAreRecorded() async {
      let records = Records("XCTestCase.")
      TestRecording.handler = { records.add($0) }
      defer { TestRecording.handler = nil }
      let outcomes = await runXCTests(
        { test in
          test.app.launch()
          test.group(text: "Order") { _ in
            sleep(2)
            test.app.buttons["missing"].tap()
          }
          test.record(
            XCTIssue(
              type: .assertionFailure,
              compactDescription: "wrong",
              sourceCodeContext: XCTSourceCodeContext(
                location: XCTSourceCodeLocation(filePath: "/a.swift", lineNumber: 7)
              )
            )
          )
        },
        { test in test.app.launch() }
      )
      #expect(outcomes.map(\.messages.count) == [2, 0])
      #expect(records.list.map(\.name) == ["XCTestCase.test0", "XCTestCase.test1"])
      let first = records.list.first?.activity
      // What is missing was looked for twice more, a second apart.
      #expect(first?.activities.first?.failures.map(\.time) == [4])
      #expect(first?.failures.map(\.message) == ["wrong"])
      #expect(first?.failures.map(\.line) == [7])
      #expect(records.list.last?.activity.failures == [])
    }

    @Test("A trait of a test takes the place of its suite's, and there is one record")
    func oneRecord() async throws {
      let records = Records("one record: ")
      TestRecording.handler = { records.add($0) }
      defer { TestRecording.handler = nil }
      try await TestRun.performing("one record: suite", apps: { .these([Bakery.model]) }) {
        try await TestRun.performing("one record: test", apps: { .these([Bakery.model]) }) {
          XCUIApplication().launch()
        }
      }
      #expect(records.list.map(\.name) == ["one record: test"])
      #expect(records.list.map(\.activity.name) == ["one record: test"])
    }

    /// The records of some tests; others run at the same time.
    private final class Records: @unchecked Sendable {
      private let lock = NSLock()
      private let beginning: String
      private var records: [TestRecording] = []

      init(_ beginning: String) { self.beginning = beginning }

      var list: [TestRecording] { lock.withLock { records } }

      func add(_ record: TestRecording) {
        guard record.name.hasPrefix(beginning) else { return }
        lock.withLock { records.append(record) }
      }
    }

    @Test("Row S4.3: a wait with a second attempt, in the spelling with a test case")
    func failover() async {
      let outcome = await runXCTest { test in
        test.app.launch()
        let loaf = test.app.staticTexts["loaf"]
        loaf.wait(
          .exists(true),
          testCase: test,
          timeout: 4,
          failover: { test.app.buttons["bake"].tap() }
        )
        XCTAssertTrue(loaf.exists)
        var results: [XCTWaiter.Result] = []
        test.app.staticTexts["cake"].wait(
          .exists(true),
          testCase: test,
          timeout: 1,
          failure: { results.append($0) }
        )
        XCTAssertEqual(results, [.timedOut])
        XCTAssertEqual(loaf.waitUntil(predicate: .exists(true)).result, .completed)
        XCTAssertEqual(test.app.staticTexts["cake"].waitUntilExists(timeout: 1).result, .timedOut)
      }
      #expect(outcome.messages == [])
    }

    @Test("The actions on the app as a whole are the test case's")
    func actions() async {
      let outcome = await runXCTest { test in
        test.app.launch()
        test.enterValue(textField: test.app.textFields["name"], value: "Ann")
        XCTAssertEqual(test.app.textFields["name"].value as? String, "Ann")
        test.tap(test.app.buttons["order"])
        XCTAssertTrue(test.waitForElementToAppear(element: test.app.staticTexts["title"]))
      }
      #expect(outcome.messages == [])
    }

    @Test("Where it is asked for, a test goes on after a failure")
    func goingOn() async {
      TestDevice.stopsAtFirstFailure = false
      defer { TestDevice.stopsAtFirstFailure = true }
      let outcome = await runXCTest { test in
        test.app.launch()
        test.app.buttons["missing"].tap()
        test.app.buttons["order"].tap()
        XCTAssertTrue(test.app.staticTexts["title"].exists)
        test.app.buttons["missing too"].tap()
      }
      #expect(outcome.lines == [#line - 5, #line - 2])
    }

    @Test("A failure in a helper is reported for the line of the test")
    func line() async {
      let outcome = await runXCTest { test in
        test.app.launch()
        test.app.terminate()
        test.tap(test.app.buttons["order"])
      }
      #expect(outcome.lines == [#line - 2])
    }
  }
}
