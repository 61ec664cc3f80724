import ShopIdentifiers
import XCTest

struct PasswordPage: Page {
  let app: XCUIApplication

  var hint: XCUIElement { app.staticTexts[PasswordID.hint] }
  var save: XCUIElement { app.buttons[PasswordID.save] }

  func enter(old: String, new: String, again: String) {
    for (identifier, text) in [(PasswordID.old, old), (.new, new), (.again, again)] {
      let field = app.secureTextFields[identifier]
      field.tap()
      field.typeText(text)
    }
  }
}
