import XCTest

final class LoginTests: ShopTestCase {
  func testTheButtonNeedsBothFields() {
    let login = LoginPage.launch()
    XCTAssertFalse(login.signInButton.isEnabled)
    login.enter(mail: "mira@example.com")
    XCTAssertFalse(login.signInButton.isEnabled)
    login.enter(password: "teatime1")
    XCTAssertTrue(login.signInButton.isEnabled)
  }

  func testTheButtonIsDisabledAgainWithoutMail() {
    let login = LoginPage.launch()
    login.enter(mail: "m")
    login.enter(password: "teatime1")
    login.mail.replaceText(with: "")
    XCTAssertFalse(login.signInButton.isEnabled)
  }

  func testAMailAddressNeedsAHost() {
    let login = LoginPage.launch()
    login.signIn(mail: "mira@", password: "teatime1")
    XCTAssertEqual(login.error.label, "That is not an e-mail address")
  }

  func testAMistakeCanBeCorrected() {
    let login = LoginPage.launch()
    login.signIn(mail: "mira@example", password: "teatime1")
    login.mail.replaceText(with: "mira@example.com")
    login.signInButton.tap()
    XCTAssertFalse(login.error.exists)
    XCTAssertTrue(login.progress.exists)
  }

  func testReturnGoesToThePassword() {
    let login = LoginPage.launch()
    login.enter(mail: "mira@example.com\n")
    login.app.typeText("teatime1")
    XCTAssertEqual(login.mail.value as? String, "mira@example.com")
    XCTAssertTrue(login.signInButton.isEnabled)
  }

  func testReturnWithoutMailAsksForIt() {
    let login = LoginPage.launch()
    login.enter(password: "teatime1\n")
    XCTAssertEqual(login.error.label, "Enter your e-mail address")
    XCTAssertFalse(login.isKeyboardShown)
  }

  func testThePasswordIsNotShown() {
    let login = LoginPage.launch()
    login.enter(password: "teatime1")
    XCTAssertEqual(login.password.value as? String, "••••••••")
  }

  func testAWrongPasswordIsTold() {
    let login = LoginPage.launch()
    login.signIn(password: "coffee")
    XCTAssertEqual(login.alert.label, "Wrong password")
    XCTAssertTrue(login.alert.staticTexts["Please try again."].exists)
    XCTAssertFalse(login.signInButton.isHittable, "The alert covers the screen.")
  }

  func testTheRightPasswordAfterAWrongOne() {
    let login = LoginPage.launch()
    let catalogue = login.signIn(password: "coffee")
    login.press("OK")
    login.password.replaceText(with: "teatime1")
    login.signInButton.tap()
    XCTAssertTrue(catalogue.list.waitForExistence(timeout: 5))
  }

  func testRememberMe() {
    let login = LoginPage.launch()
    XCTAssertEqual(login.remember.value as? String, "1")
    login.remember.tap()
    XCTAssertEqual(login.remember.value as? String, "0")
  }

  func testForgottenPassword() {
    let login = LoginPage.launch()
    login.forgetPassword()
    let field = login.alert.textFields.firstMatch
    field.tap()
    field.typeText("mira@example.com")
    login.press("Send")
    XCTAssertTrue(login.alert.staticTexts["The link is on its way to mira@example.com."].exists)
  }

  func testSigningInTakesAMoment() {
    let login = LoginPage.launch()
    let catalogue = login.signIn()
    XCTAssertTrue(login.progress.exists)
    XCTAssertTrue(catalogue.list.waitForExistence(timeout: 5))
    XCTAssertEqual(catalogue.title, "Corner Shop")
  }
}
