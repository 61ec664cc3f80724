import XCTest

/// The system's questions, which belong to SpringBoard and not to the app.
final class PermissionTests: ShopTestCase {
  private var springboard: XCUIApplication {
    XCUIApplication(bundleIdentifier: "com.apple.springboard")
  }

  func testNotificationsAllowed() {
    let catalogue = LoginPage.launch().signIn()
    let allow = springboard.alerts.buttons["Allow"]
    XCTAssertTrue(allow.waitForExistence(timeout: 5))
    allow.tap()
    XCTAssertEqual(catalogue.notice.label, "You will hear of our offers")
  }

  func testNotificationsNotAllowed() {
    let catalogue = LoginPage.launch().signIn()
    let deny = springboard.alerts.buttons["Don’t Allow"]
    XCTAssertTrue(deny.waitForExistence(timeout: 5))
    deny.tap()
    XCTAssertEqual(catalogue.notice.label, "Turn on notifications in Settings to hear of offers")
  }

  func testTheQuestionNamesTheApp() {
    LoginPage.launch().signIn()
    let alert = springboard.alerts.firstMatch
    XCTAssertTrue(alert.waitForExistence(timeout: 5))
    XCTAssertEqual(alert.label, "“Corner Shop” Would Like to Send You Notifications")
  }

  /// A monitor is called when the alert is in the way of what the test does, not when it appears.
  func testAMonitorAnswersTheQuestion() {
    let monitor = addUIInterruptionMonitor(withDescription: "Notifications") { alert in
      guard alert.buttons["Allow"].exists else { return false }
      alert.buttons["Allow"].tap()
      return true
    }
    let catalogue = LoginPage.launch().signIn()
    XCTAssertTrue(catalogue.list.waitForExistence(timeout: 5))
    let product = catalogue.open(1)
    XCTAssertEqual(product.name.label, "Tea no. 1")
    product.goBack()
    XCTAssertEqual(catalogue.notice.label, "You will hear of our offers")
    removeUIInterruptionMonitor(monitor)
  }

  func testTheQuestionIsAskedOnce() {
    LoginPage.launch().signIn()
    XCTAssertTrue(springboard.alerts.buttons["Allow"].waitForExistence(timeout: 5))
    springboard.alerts.buttons["Allow"].tap()
    let catalogue = LoginPage.launch().signIn()
    XCTAssertTrue(catalogue.list.waitForExistence(timeout: 5))
    XCTAssertFalse(springboard.alerts.firstMatch.exists)
    XCTAssertEqual(catalogue.notice.label, "You will hear of our offers")
  }

  func testLocationAllowedOnce() {
    let shops = CataloguePage.launch().openShops()
    shops.findNearest()
    springboard.alerts.buttons["Allow Once"].tap()
    XCTAssertEqual(shops.nearest.label, "12 Mill Lane, 300 m from here")
  }

  func testLocationNotAllowed() {
    let shops = CataloguePage.launch().openShops()
    shops.findNearest()
    springboard.alerts.buttons["Don’t Allow"].tap()
    XCTAssertEqual(shops.nearest.label, "Allow location in Settings to find the nearest")
  }

  func testLocationIsAskedForAgainAfterAReset() {
    let shops = CataloguePage.launch().openShops()
    shops.findNearest()
    springboard.alerts.buttons["Don’t Allow"].tap()
    shops.app.resetAuthorizationStatus(for: .location)
    CataloguePage.launch().openShops().findNearest()
    XCTAssertTrue(springboard.alerts.buttons["Allow While Using App"].waitForExistence(timeout: 5))
  }
}
