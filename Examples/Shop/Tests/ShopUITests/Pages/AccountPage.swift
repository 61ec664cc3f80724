import ShopIdentifiers
import XCTest

struct AccountPage: TabPage {
  let app: XCUIApplication

  var mail: XCUIElement { app.staticTexts[AccountID.mail] }
  var note: XCUIElement { app.textViews[AccountID.note] }
  var noteState: XCUIElement { app.staticTexts[AccountID.noteState] }
  var newsletter: XCUIElement { app.switches[AccountID.newsletter] }

  func changePassword() -> PasswordPage {
    app.cells[AccountID.changePassword].tap()
    return PasswordPage(app: app)
  }

  func openShops() -> ShopsPage {
    app.cells[AccountID.shops].tap()
    return ShopsPage(app: app)
  }

  func writeToUs() { app.cells[AccountID.write].tap() }
  func signOut() { app.cells[AccountID.signOut].tap() }
}
