import ShopIdentifiers
import XCTest

struct BasketPage: TabPage {
  let app: XCUIApplication

  var lines: XCUIElementQuery { app.tables[BasketID.items].cells }
  var hint: XCUIElement { app.staticTexts[BasketID.hint] }
  var count: XCUIElement { app.staticTexts[BasketID.count] }
  var emptyButton: XCUIElement { app.buttons[BasketID.empty] }
  var orderButton: XCUIElement { app.buttons[BasketID.order] }

  func line(_ number: Int) -> XCUIElement { app.cells[BasketID.line, number] }

  func order() -> OrderPage {
    orderButton.tap()
    return OrderPage(app: app)
  }
}
