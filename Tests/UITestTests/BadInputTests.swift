import Springboard
import Testing
import UITest

extension XCTestSuites {
  /// What a test asks for and cannot have fails that test, at its line, and no other test.
  @Suite struct BadInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let id: String
      let line: Int
      let message: String
      let body: @Sendable (XCUIApplication) -> Void

      init(
        _ id: String,
        _ message: String,
        line: Int = #line,
        _ body: @escaping @Sendable (XCUIApplication) -> Void
      ) {
        (self.id, self.message, self.line, self.body) = (id, message, line, body)
      }

      var testDescription: String { id }
    }

    static let cases = [
      Case("missing", "No matches found") { $0.buttons["missing"].tap() },
      Case("ambiguous", "Multiple matching elements") { $0.buttons["same"].tap() },
      Case("covered", "lid") { $0.buttons["covered"].tap() },
      Case("off-screen", "scroll to visible") { $0.buttons["below"].tap() },
      Case("no focus", "keyboard focus") { $0.textFields["name"].typeText("Ann") },
      Case("no keyboard", "keyboard focus") { $0.typeText("Ann") },
    ]

    @Test(arguments: cases)
    func fails(_ bad: Case) async {
      let outcomes = await runXCTests(
        { _ in
          let app = XCUIApplication()
          app.launch()
          bad.body(app)
          // Nothing more happens, and nothing more is reported.
          app.buttons["missing too"].tap()
        },
        { _ in
          let app = XCUIApplication()
          app.launch()
          app.buttons["order"].tap()
          XCTAssertTrue(app.staticTexts["title"].exists)
        }
      )
      #expect(outcomes.map(\.messages.count) == [1, 0])
      #expect(outcomes[0].messages[0].contains(bad.message), "\(outcomes[0].messages[0])")
      #expect(outcomes[0].lines == [bad.line])
      #expect(outcomes[0].files == [#filePath])
    }

    @Test("What fails while a class is set up fails its tests, and no others")
    func setUpOfClass() async {
      let line = #line + 4
      let outcomes = await runXCTests(
        setUp: {
          let app = XCUIApplication()
          app.buttons["order"].tap()
        },
        { _ in XCTAssertTrue(true) },
        { _ in XCTAssertTrue(true) }
      )
      #expect(outcomes.map(\.lines) == [[line], [line]])
      #expect(outcomes[0].messages.first?.contains("is not running") == true)
      let next = await runXCTest { _ in XCUIApplication().launch() }
      #expect(next.messages == [])
    }

    @Test("A test may say itself that it goes on after a failure, whatever ran before it")
    func goesOn() async {
      let outcomes = await runXCTests(
        { _ in XCUIApplication().launch() },
        { _ in
          TestDevice.stopsAtFirstFailure = false
          defer { TestDevice.stopsAtFirstFailure = true }
          let app = XCUIApplication()
          app.launch()
          app.buttons["missing"].tap()
          app.buttons["missing too"].tap()
        },
        { _ in
          let app = XCUIApplication()
          app.launch()
          app.buttons["missing"].tap()
          app.buttons["missing too"].tap()
        }
      )
      #expect(outcomes.map(\.messages.count) == [0, 2, 1])
    }

    @Test func killedApp() async {
      let outcome = await runXCTest { _ in
        let app = XCUIApplication()
        app.launch()
        app.terminate()
        _ = app.buttons["order"].label
      }
      #expect(outcome.messages.count == 1)
      #expect(outcome.messages.first?.contains("example.bakery is not running") == true)
    }

    @Test func missingModel() async {
      let outcomes = await runXCTests(
        { _ in
          TestDevice.apps = nil
          let app = XCUIApplication()
          app.launch()
          app.buttons["order"].tap()
        },
        { _ in
          TestDevice.apps = [Bakery.model]
          XCUIApplication().launch()
        }
      )
      #expect(outcomes.map(\.messages.count) == [1, 0])
      let message = outcomes[0].messages.first ?? ""
      #expect(
        message.contains("Failed to launch the app under test: there is no app model to test")
      )
      #expect(message.contains("EINSTEIN_APPS"))
      #expect(outcomes[0].lines == [#line - 15])
    }

    @Test func waitInVain() async {
      let outcomes = await runXCTests(
        { test in
          let app = XCUIApplication()
          app.launch()
          XCTAssertFalse(app.buttons["missing"].waitForExistence(timeout: 9))
          XCTAssertEqual(TestDevice.current?.time, 9)
          app.buttons["missing"].waitUntilExistsAssert(timeout: 3)
        },
        { _ in XCUIApplication().launch() }
      )
      #expect(outcomes.map(\.messages.count) == [1, 0])
      #expect(outcomes[0].lines == [#line - 5])
      #expect(outcomes[0].duration < 1)
    }

    @Test func crashedApp() async {
      let outcome = await runXCTest { _ in
        let app = XCUIApplication()
        app.launch()
        app.buttons["crash"].tap()
        app.buttons["order"].tap()
      }
      #expect(outcome.messages.count == 1)
      #expect(outcome.messages.first?.contains("is not running") == true)
    }

    @Test func notLaunched() async {
      let outcome = await runXCTest { _ in
        XCUIApplication().buttons["order"].tap()
      }
      #expect(outcome.messages.count == 1)
      #expect(outcome.messages.first?.contains("is not running") == true)
    }
  }
}
