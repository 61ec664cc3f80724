import XCTest

final class AccountTests: ShopTestCase {
  private func openAccount() -> AccountPage { CataloguePage.launch().openAccount() }

  func testWhoIsSignedIn() {
    let catalogue = LoginPage.launch().signIn(mail: "noor@example.org")
    XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons["Allow"].tap()
    XCTAssertEqual(catalogue.openAccount().mail.label, "noor@example.org")
  }

  func testTheNoteIsSaved() {
    let account = openAccount()
    XCTAssertEqual(account.note.value as? String, "Ring twice.")
    account.note.replaceText(with: "Leave it with the neighbours.")
    XCTAssertEqual(account.note.value as? String, "Leave it with the neighbours.")
    XCTAssertEqual(account.noteState.label, "Saved")
  }

  func testTheNewsletter() {
    let account = openAccount()
    account.newsletter.flip()
    XCTAssertEqual(account.newsletter.value as? String, "0")
  }

  func testANewPassword() {
    let account = openAccount()
    let password = account.changePassword()
    password.enter(old: "teatime1", new: "darjeeling", again: "darjeeling")
    password.save.tap()
    XCTAssertEqual(account.alert.label, "Your password is changed")
    account.press("OK")
    XCTAssertEqual(account.title, "Account")
  }

  func testTheOldPasswordMustBeRight() {
    let password = openAccount().changePassword()
    password.enter(old: "coffee", new: "darjeeling", again: "darjeeling")
    password.save.tap()
    XCTAssertEqual(password.alert.label, "That is not your password")
  }

  func testAShortPassword() {
    let password = openAccount().changePassword()
    password.enter(old: "teatime1", new: "assam", again: "assam")
    password.save.tap()
    XCTAssertEqual(password.hint.label, "That is too short")
  }

  func testTheNewPasswordIsEnteredTwice() {
    let password = openAccount().changePassword()
    XCTAssertFalse(password.save.isEnabled)
    password.enter(old: "teatime1", new: "darjeeling", again: "darjeelin")
    XCTAssertTrue(password.save.isEnabled)
    password.save.tap()
    XCTAssertEqual(password.hint.label, "The new passwords differ")
  }

  func testSigningOut() {
    let account = openAccount()
    account.signOut()
    XCTAssertTrue(account.alert.staticTexts["What is in your basket stays there."].exists)
    account.press("Sign out")
    XCTAssertTrue(LoginPage(app: account.app).mail.exists)
  }

  func testStayingSignedIn() {
    let account = openAccount()
    account.signOut()
    account.press("Cancel")
    XCTAssertEqual(account.title, "Account")
  }

  func testWritingToUsOpensTheMailApp() {
    let account = openAccount()
    account.writeToUs()
    let post = XCUIApplication(bundleIdentifier: "example.mail")
    XCTAssertTrue(post.wait(for: .runningForeground, timeout: 5))
    XCTAssertEqual(post.textFields["ComposeID_to"].value as? String, "hello@cornershop.example")
    XCTAssertEqual(account.app.state, .runningBackground)
    account.app.activate()
    XCTAssertEqual(account.title, "Account")
  }
}
