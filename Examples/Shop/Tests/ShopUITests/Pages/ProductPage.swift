import ShopIdentifiers
import XCTest

struct ProductPage: Page {
  let app: XCUIApplication

  var page: XCUIElement { app.scrollViews[ProductID.page] }
  var photo: XCUIElement { app.images[ProductID.photo] }
  var name: XCUIElement { app.staticTexts[ProductID.name] }
  var price: XCUIElement { app.staticTexts[ProductID.price] }
  var text: XCUIElement { app.staticTexts[ProductID.text] }
  var quantity: XCUIElement { app.staticTexts[ProductID.quantity] }
  var fewer: XCUIElement { app.steppers[ProductID.stepper].buttons["Decrement"] }
  var more: XCUIElement { app.steppers[ProductID.stepper].buttons["Increment"] }
  var strength: XCUIElement { app.sliders[ProductID.strength] }
  var strengthText: XCUIElement { app.staticTexts[ProductID.strengthText] }
  var size: XCUIElement { app.pickerWheels[ProductID.size] }
  var giftWrap: XCUIElement { app.switches[ProductID.giftWrap] }
  var message: XCUIElement { app.textFields[ProductID.message] }
  var save: XCUIElement { app.buttons[ProductID.save] }
  var basket: XCUIElement { app.navigationBars.buttons[ProductID.basket] }

  func chapter(_ name: String) -> XCUIElement {
    app.segmentedControls[ProductID.chapters].buttons[name]
  }

  func addToBasket() {
    let button = app.buttons[ProductID.addToBasket]
    page.scrollDown(to: button)
    button.tap()
  }

  func openBasket() -> BasketPage {
    basket.tap()
    return BasketPage(app: app)
  }
}
