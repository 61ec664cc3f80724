import XCTest

final class BasketTests: ShopTestCase {
  func testAnEmptyBasketCannotBeOrdered() {
    let basket = CataloguePage.launch().openBasket()
    XCTAssertEqual(basket.hint.label, "Your basket is empty")
    XCTAssertFalse(basket.orderButton.isEnabled)
    XCTAssertFalse(basket.emptyButton.isEnabled)
  }

  func testTheBadgeCounts() {
    let catalogue = CataloguePage.launch()
    let product = catalogue.open(1)
    product.addToBasket()
    XCTAssertEqual(product.basket.value as? String, "1 item")
    product.goBack()
    XCTAssertEqual(catalogue.tab(.basket).value as? String, "1 item")
  }

  func testWhatWasChosenIsInTheBasket() {
    let product = CataloguePage.launch().open(2)
    product.more.tap()
    product.page.scrollDown(to: product.size)
    product.size.adjust(toPickerWheelValue: "Small")
    product.addToBasket()
    let basket = product.openBasket()
    XCTAssertEqual(basket.line(1).label, "Tea no. 2, Small, 2 tins")
    XCTAssertTrue(basket.orderButton.isEnabled)
  }

  func testTwoTeas() {
    let catalogue = CataloguePage.launch()
    for number in [1, 2] {
      let product = catalogue.open(number)
      product.addToBasket()
      product.goBack()
    }
    let basket = catalogue.openBasket()
    XCTAssertEqual(basket.lines.count, 2)
    XCTAssertEqual(basket.count.label, "2 items")
    XCTAssertFalse(basket.hint.exists)
  }

  func testTheBasketHasRoomForThree() {
    let product = CataloguePage.launch().open(1)
    for _ in 1...3 { product.addToBasket() }
    XCTAssertFalse(product.alert.exists)
    product.addToBasket()
    XCTAssertEqual(product.alert.label, "Your basket is full")
    product.press("OK")
    XCTAssertEqual(product.basket.value as? String, "3 items")
  }

  func testEmptyingAsksFirst() {
    let product = CataloguePage.launch().open(1)
    product.addToBasket()
    let basket = product.openBasket()
    basket.emptyButton.tap()
    basket.sheet.buttons["Cancel"].tap()
    XCTAssertEqual(basket.lines.count, 1)
    basket.emptyButton.tap()
    basket.sheet.buttons["Empty it"].tap()
    XCTAssertEqual(basket.lines.count, 0)
    XCTAssertTrue(basket.hint.exists)
  }
}
