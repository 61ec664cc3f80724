// Sources as users write them for Apple's platforms; they only have to compile.
import UITest

enum LoginID: String { case mail, password, signIn, news }

@MainActor
struct LoginPage {
  let app: XCUIApplication

  @discardableResult
  func logIn(_ mail: String, _ password: String) -> LoginPage {
    LoginID.mail.element.waitUntilExists().element.clearAndType(text: mail)
    LoginID.password.element.tapAndType(text: password)
    LoginID.signIn.element.assert(predicate: .isEnabled(true)).tap()
    "Not now".element.tapIfExists(timeout: 1)
    return self
  }

  var total: String { app.staticTexts["total"].label }
}

final class LoginTests: XCTestCase {
  @MainActor
  func testLogin() {
    group(text: "Log in") { _ in
      tryLaunch(arguments: ["-clean"])
      LoginPage(app: app).logIn("ann@example.org", "secret")
    }
    hideAlertsIfNeeded()
    LoginID.news.element.setSwitch(on: true)
    let shown = [LoginID.mail, .password].elements(predicates: [.isHittable(true)], timeout: 5)
    XCTAssertEqual(shown.count, 2)
    let rows = app.cells.containing(predicate: .label(.beginsWith, "Total"))
    locateToElement(rows.element(boundBy: 3))
    tap(app.buttons["Buy"])
    enterValue(textField: app.textFields["coupon"], value: "SPRING")
    let result = app.alerts.firstMatch.waitUntil(predicate: .exists(true), timeout: 3).result
    XCTAssertEqual(result, .completed)
    app.buttons["done"].wait(.isEnabled(true), testCase: self, failover: { self.scrollDown() })
    takeScreenshot()
    killAppAndRelaunch()
    if !isSimulator() { setAirplane(false) }
    tryTearDown()
    deleteMyAppIfNeed()
    Springboard.deleteAppIfNeed("Shop")
  }
}

/// A test case with members of the names that UITest has.
final class OldTests: XCTestCase {
  @MainActor let app = XCUIApplication()

  @MainActor
  func testOld() {
    app.launch()
    tap(app.buttons["Buy"])
  }

  @MainActor
  func tap(_ button: XCUIElement) { button.tap() }
}
