import ShopIdentifiers
import XCTest

/// A screen of the shop, as a test sees it.
protocol Page {
  var app: XCUIApplication { get }
  init(app: XCUIApplication)
}

extension Page {
  var title: String { app.navigationBars.firstMatch.identifier }
  var alert: XCUIElement { app.alerts.firstMatch }
  var sheet: XCUIElement { app.sheets.firstMatch }
  var isKeyboardShown: Bool { app.keyboards.firstMatch.exists }

  func goBack() { app.buttons["BackButton"].tap() }
  func press(_ label: String) { app.alerts.buttons[label].tap() }
}

/// A screen with the bar of tabs.
protocol TabPage: Page {}

extension TabPage {
  func tab(_ tab: TabID) -> XCUIElement { app.tabBars.buttons[tab] }

  func openCatalogue() -> CataloguePage {
    tab(.shop).tap()
    return CataloguePage(app: app)
  }

  func openSearch() -> SearchPage {
    tab(.search).tap()
    return SearchPage(app: app)
  }

  func openBasket() -> BasketPage {
    tab(.basket).tap()
    return BasketPage(app: app)
  }

  func openAccount() -> AccountPage {
    tab(.account).tap()
    return AccountPage(app: app)
  }
}
