import Query
import Springboard
import Testing
import UITest

/// Tests of Swift Testing have a device each, and run at the same time.
@Suite(.device(Bakery.model)) struct DeviceTraitTests {
  let app = XCUIApplication()

  @Test(arguments: 0..<50)
  func eachTestHasItsDevice(number: Int) async {
    app.launch()
    #expect(!app.staticTexts["title"].exists)
    for _ in 0..<number { sleep(1) }
    await Task.yield()
    app.buttons["order"].tap()
    #expect(app.staticTexts["title"].exists)
    #expect(TestDevice.current?.time == Double(number))
  }

  @Test func failureIsAnIssueAtItsLine() {
    app.launch()
    withKnownIssue {
      app.buttons["missing"].tap()
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
        && issue.comments.contains { $0.rawValue.contains("No matches found") }
    }
    // Nothing more happens, and nothing more is reported.
    app.buttons["missing too"].tap()
    #expect(TestRecording.current.activity.failures.count == 1)
  }

  @Test func expectations() async {
    app.launch()
    app.buttons["bake"].tap()
    let loaf = XCTNSPredicateExpectation(
      predicate: NSPredicate { object, _ in (object as? XCUIElement)?.exists == true },
      object: app.staticTexts["loaf"]
    )
    let result = await XCTWaiter().fulfillment(of: [loaf], timeout: 5)
    #expect(result == .completed)
    #expect(TestDevice.current?.time == 3)
  }

  @Test(.device("Examples/Apps/notes")) func modelFromFile() {
    app.launch()
    app.buttons["add"].tap()
    #expect(app.textFields["title"].exists)
  }

  @Test(.device("Examples/Apps/nothing")) func missingModel() {
    withKnownIssue {
      app.launch()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Examples/Apps/nothing") }
    }
  }
}

@Suite struct WithoutDeviceTests {
  @Test func saysSo() {
    withKnownIssue {
      XCUIApplication().launch()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("@Test(.device)") }
    }
  }
}
