import ShopIdentifiers
import XCTest

struct SearchPage: TabPage {
  let app: XCUIApplication

  var field: XCUIElement { app.searchFields[SearchID.field] }
  var hint: XCUIElement { app.staticTexts[SearchID.hint] }
  var results: XCUIElementQuery { app.tables[SearchID.results].cells }

  func result(_ number: Int) -> XCUIElement { app.cells[SearchID.result, number] }

  func search(_ text: String) {
    field.tap()
    field.typeText(text)
  }
}
