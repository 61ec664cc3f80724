import ShopIdentifiers
import XCTest

struct LoginPage: Page {
  let app: XCUIApplication

  var mail: XCUIElement { app.textFields[LoginID.mail] }
  var password: XCUIElement { app.secureTextFields[LoginID.password] }
  var remember: XCUIElement { app.switches[LoginID.remember] }
  var signInButton: XCUIElement { app.buttons[LoginID.signIn] }
  var error: XCUIElement { app.staticTexts[LoginID.error] }
  var progress: XCUIElement { app.activityIndicators.firstMatch }

  func enter(mail text: String) {
    mail.tap()
    mail.typeText(text)
  }

  func enter(password text: String) {
    password.tap()
    password.typeText(text)
  }

  @discardableResult
  func signIn(mail: String = "mira@example.com", password: String = "teatime1") -> CataloguePage {
    enter(mail: mail)
    enter(password: password)
    signInButton.tap()
    return CataloguePage(app: app)
  }

  func forgetPassword() { app.buttons[LoginID.forgot].tap() }
}
