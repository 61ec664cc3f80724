import ShopIdentifiers
import XCTest

struct FilterPage: Page {
  let app: XCUIApplication

  var organic: XCUIElement { app.switches[FilterID.organic] }
  var inStock: XCUIElement { app.switches[FilterID.inStock] }
  var strength: XCUIElement { app.sliders[FilterID.strength] }
  var strengthText: XCUIElement { app.staticTexts[FilterID.strengthText] }
  var day: XCUIElement { app.pickerWheels[FilterID.day] }

  @discardableResult
  func done() -> CataloguePage {
    app.buttons[FilterID.done].tap()
    return CataloguePage(app: app)
  }

  @discardableResult
  func cancel() -> CataloguePage {
    app.buttons[FilterID.cancel].tap()
    return CataloguePage(app: app)
  }
}
