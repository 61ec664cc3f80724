import ShopIdentifiers
import XCTest

struct OrderPage: Page {
  let app: XCUIApplication

  var message: XCUIElement { app.staticTexts[OrderID.message] }
  var progress: XCUIElement { app.activityIndicators.firstMatch }
  var retry: XCUIElement { app.buttons[OrderID.retry] }
  var done: XCUIElement { app.buttons[OrderID.done] }
}
