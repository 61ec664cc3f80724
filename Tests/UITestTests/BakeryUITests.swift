import Predicate
import Springboard
import UITest

/// Tests of an app, as users write them, that XCTest itself finds and runs.
final class BakeryUITests: XCTestCase {
  // XCTest makes it before any test runs.
  let app = XCUIApplication()

  override class func setUp() { TestDevice.apps = [Bakery.model] }

  override class func tearDown() { TestDevice.apps = nil }

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launch()
  }

  func testFirst() {
    app.buttons["order"].tap()
    XCTAssertTrue(app.staticTexts["title"].exists)
  }

  func testSecondStartsAnew() {
    XCTAssertFalse(app.staticTexts["title"].exists)
    XCTAssertTrue(app.buttons["order"].isHittable)
  }

  @MainActor
  func testWaitForExpectations() async {
    app.buttons["bake"].tap()
    expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: app.staticTexts["loaf"])
    waitForExpectations(timeout: 5) { error in XCTAssertNil(error) }
    XCTAssertEqual(TestDevice.current?.time, 3)
  }

  func testAsynchronous() async throws {
    XCTContext.runActivity(named: "Bake") { _ in app.buttons["bake"].tap() }
    try await XCTContext.runActivity(named: "Wait") { _ in
      try await Task.sleep(for: .seconds(2))
    }
    XCTAssertEqual(TestRecording.current.activity.activities.map(\.end), [0, 2])
    let loaf = expectation(
      for: NSPredicate(format: "exists == 1"),
      evaluatedWith: app.staticTexts["loaf"]
    )
    await fulfillment(of: [loaf], timeout: 5)
    XCTAssertEqual(TestDevice.current?.time, 3)
  }

  func testInterruptionMonitor() {
    var alerts: [String] = []
    let token = addUIInterruptionMonitor(withDescription: "news") { alert in
      alerts.append(alert.label)
      alert.buttons["Don’t Allow"].tap()
      return true
    }
    app.buttons["ask"].tap()
    app.buttons["bake"].tap()
    XCTAssertEqual(alerts, ["“Bakery” Would Like to Send You Notifications"])
    XCTAssertEqual(app.buttons["order"].label, "Order")
    removeUIInterruptionMonitor(token)
  }

  func testDefaultInterruptionHandler() {
    app.buttons["ask"].tap()
    app.buttons["bake"].tap()
    // XCUITest's own handler is known to allow notifications.
    XCTAssertEqual(app.buttons["order"].label, "Order with news")
  }
}

/// The set-up of a class launches the app once, for all of its tests.
final class SharedDeviceUITests: XCTestCase {
  override class func setUp() {
    TestDevice.apps = [Bakery.model]
    let app = XCUIApplication()
    app.launch()
    app.buttons["order"].tap()
  }

  override class func tearDown() { TestDevice.apps = nil }

  func testFirst() {
    XCTAssertTrue(app.staticTexts["title"].exists)
    app.buttons["back"].tap()
    sleep(1)
  }

  func testSecondGoesOn() {
    XCTAssertFalse(app.staticTexts["title"].exists)
    XCTAssertEqual(TestDevice.current?.time, 1)
  }
}

/// Xcode's own template for the launch of an app.
final class BakeryLaunchTests: XCTestCase {
  override class func setUp() { TestDevice.apps = [Bakery.model] }

  override class func tearDown() { TestDevice.apps = nil }

  func testLaunchPerformance() {
    measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
  }

  @MainActor
  func testLaunch() async throws {
    let app = XCUIApplication()
    app.launch()
    let attachment = XCTAttachment(screenshot: app.screenshot())
    attachment.name = "Launch Screen"
    attachment.lifetime = .keepAlways
    add(attachment)
    XCTAssertEqual(TestRecording.current.activity.attachments.map(\.name), ["Launch Screen"])
  }
}
