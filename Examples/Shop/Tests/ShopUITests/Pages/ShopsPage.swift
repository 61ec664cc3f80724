import ShopIdentifiers
import XCTest

struct ShopsPage: Page {
  let app: XCUIApplication

  var nearest: XCUIElement { app.staticTexts[ShopsID.nearest] }

  func findNearest() { app.buttons[ShopsID.find].tap() }
}
