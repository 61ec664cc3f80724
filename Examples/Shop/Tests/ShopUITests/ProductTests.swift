import XCTest

final class ProductTests: ShopTestCase {
  private func openTea() -> ProductPage { CataloguePage.launch().open(4) }

  func testNameAndPrice() {
    let product = openTea()
    XCTAssertEqual(product.name.label, "Tea no. 4")
    XCTAssertEqual(product.price.label, "£4.50")
  }

  func testTheChapters() {
    let product = openTea()
    XCTAssertTrue(product.chapter("Description").isSelected)
    product.chapter("Brewing").tap()
    XCTAssertTrue(product.chapter("Brewing").isSelected)
    XCTAssertFalse(product.chapter("Description").isSelected)
    XCTAssertEqual(product.text.label, "One spoon a cup, boiling water, four minutes.")
  }

  func testMoreTins() {
    let product = openTea()
    XCTAssertFalse(product.fewer.isEnabled)
    product.more.tap()
    product.more.tap()
    XCTAssertEqual(product.quantity.label, "3 tins")
    product.fewer.tap()
    XCTAssertEqual(product.quantity.label, "2 tins")
  }

  func testFiveTinsAtMost() {
    let product = openTea()
    for _ in 1..<5 { product.more.tap() }
    XCTAssertEqual(product.quantity.label, "5 tins")
    XCTAssertFalse(product.more.isEnabled)
  }

  func testAStrongTea() {
    let product = openTea()
    product.strength.adjust(toNormalizedSliderPosition: 0.9)
    XCTAssertEqual(product.strengthText.label, "Strong")
    XCTAssertEqual(product.strength.normalizedSliderPosition, 0.9, accuracy: 0.02)
  }

  func testAMildTea() {
    let product = openTea()
    product.strength.adjust(toNormalizedSliderPosition: 0)
    XCTAssertEqual(product.strengthText.label, "Mild")
  }

  func testALargeTin() {
    let product = openTea()
    product.page.scrollDown(to: product.size)
    product.size.adjust(toPickerWheelValue: "Large")
    XCTAssertEqual(product.size.value as? String, "Large")
    XCTAssertEqual(product.price.label, "£4.50, Large")
  }

  func testGiftWrap() {
    let product = openTea()
    product.page.scrollDown(to: product.giftWrap)
    product.giftWrap.flip()
    XCTAssertEqual(product.giftWrap.value as? String, "1")
    product.giftWrap.flip()
    XCTAssertEqual(product.giftWrap.value as? String, "0")
  }

  func testAMessageGoesWithTheGift() {
    let product = openTea()
    product.page.scrollDown(to: product.message)
    XCTAssertFalse(product.message.isEnabled)
    product.giftWrap.flip()
    XCTAssertTrue(product.message.isEnabled)
    product.message.tap()
    product.message.typeText("For Noor")
    XCTAssertEqual(product.message.value as? String, "For Noor")
  }

  func testThePhotoIsEnlarged() {
    let product = openTea()
    product.photo.doubleTap()
    XCTAssertEqual(product.photo.label, "Photo of the tin, enlarged")
  }

  func testSavingForLater() {
    let product = openTea()
    product.page.scrollDown(to: product.save)
    XCTAssertFalse(product.save.isSelected)
    product.save.tap()
    XCTAssertTrue(product.save.isSelected)
  }
}
