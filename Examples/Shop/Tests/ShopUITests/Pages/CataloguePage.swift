import ShopIdentifiers
import XCTest

struct CataloguePage: TabPage {
  let app: XCUIApplication

  var list: XCUIElement { app.tables[CatalogueID.products] }
  var notice: XCUIElement { app.staticTexts[CatalogueID.notice] }
  var clearFilter: XCUIElement { app.buttons[CatalogueID.clearFilter] }

  func product(_ number: Int) -> XCUIElement { app.cells[CatalogueID.product, number] }

  func open(_ number: Int) -> ProductPage {
    list.scrollDown(to: product(number))
    product(number).tap()
    return ProductPage(app: app)
  }

  func openFilter() -> FilterPage {
    app.buttons[CatalogueID.filter].tap()
    return FilterPage(app: app)
  }

  func openShops() -> ShopsPage {
    app.buttons[CatalogueID.shops].tap()
    return ShopsPage(app: app)
  }
}
